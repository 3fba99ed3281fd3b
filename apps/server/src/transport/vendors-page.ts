import {
  type TransferWalletCall,
  transferWalletCalls,
  transferWalletRefusals,
  type VendorCall,
  type VendorRefusalCode,
  vendorCalls,
  vendorHeaders,
  vendorRefusals,
  vendorRequestWindowMs,
} from '@ikka/contract';
import { homeCurrency } from '@ikka/money';
import { z } from 'zod';

interface Field {
  readonly type?: string;
  readonly anyOf?: readonly Field[];
  readonly const?: unknown;
  readonly format?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly default?: unknown;
}

const plain = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
/** What stands between backticks is code. */
const prose = (text: string): string => plain(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const code = (text: string): string => `<code>${plain(text)}</code>`;

function typeOf(field: Field): string {
  if (field.const !== undefined) return `"${String(field.const)}"`;
  if (field.anyOf) return field.anyOf.map(typeOf).join(' or ');
  if (field.format) return `${field.type} (${field.format})`;
  return field.type ?? 'any';
}

function fieldsTable(shape: z.ZodObject, io: 'input' | 'output'): string {
  const schema = z.toJSONSchema(shape, { io }) as {
    readonly properties?: Readonly<Record<string, Field>>;
    readonly required?: readonly string[];
  };
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isNeeded = schema.required?.includes(name) ?? false;
    const rest = field.default === undefined ? 'optional' : `optional, ${String(field.default)} if left out`;
    const told = [isNeeded ? '' : rest, field.description ?? ''].filter((part) => part !== '').join('; ');
    return `<tr><td>${code(name)}</td><td>${plain(typeOf(field))}</td><td>${prose(told)}</td></tr>`;
  });
  return `<div class="wide"><table><thead><tr><th>field</th><th>type</th><th>meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const everywhere = [
  'vendor.signature_invalid',
  'vendor.request_stale',
  'vendor.request_replayed',
  'request.malformed',
  'request.too_many',
  'system.failed',
] as const satisfies VendorRefusalCode[];

function callSection(name: string, call: VendorCall | TransferWalletCall, path: string): string {
  const refused = call.refusals.map((one) => `<li><a href="#${one}">${code(one)}</a></li>`).join('');
  return `<section id="${name}"><h3>${plain(call.summary)}</h3>
<p>${code(`POST ${path}`)}</p>
${call.notes.map((note) => `<p>${prose(note)}</p>`).join('')}
<h4>Body</h4>${fieldsTable(call.body, 'input')}
<h4>Answer</h4>${fieldsTable(call.answer, 'output')}
${refused === '' ? '' : `<h4>Refusals</h4><ul class="codes">${refused}</ul>`}</section>`;
}

function refusalsTable(
  refusals: Readonly<Record<string, readonly [status: number, next: 'never' | 'again', means: string]>>,
  again: string,
): string {
  const rows = Object.entries(refusals).map(
    ([name, [status, next, means]]) =>
      `<tr id="${name}"><td>${code(name)}</td><td>${status}</td><td>${next === 'again' ? again : 'final'}</td><td>${prose(means)}</td></tr>`,
  );
  return `<div class="wide"><table><thead><tr><th>code</th><th>status</th><th>then</th><th>meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const example = `import { randomUUID, sign } from 'node:crypto';

const body = JSON.stringify({
  call: 'bet',
  requestId: randomUUID(),
  sentAt: new Date().toISOString(),
  sessionToken, transactionId: 't-1', roundId: 'r-1', gameId, amount: '10.00', currency: '${homeCurrency}',
});
await fetch(wallet + '/bet', {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    '${vendorHeaders.key}': keyId,
    '${vendorHeaders.signature}': sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64'),
  },
  body,
});`;

/** The other way round: a vendor who keeps the players' money is asked by the house. */
function transferWalletSections(): string {
  return `<h2 id="transfer-wallet">Wallets of your own</h2>
<p>If your games do not ask for each stake, you keep a wallet for every player, and the house brings money into it and takes it back. Of the calls above only <a href="#authenticate"><code>authenticate</code></a> and <a href="#balance"><code>balance</code></a> are yours then: ask for the balance before each round, as a sign of life, and begin none where it is refused. The address of your wallets is agreed beforehand, as is the key with which the house signs.</p>
<p>The rules of requests and signatures are the same as for yours, with the parts exchanged: the house signs the exact bytes, in the same two headers, and you take a request once and within five minutes. Answers have the same envelope.</p>
<p>The money of a transfer is set aside by the house before you hear of it. Whatever the house does not know it asks you for, until you say <code>done</code> or <code>absent</code>. Nothing is sent twice under another id.</p>
${Object.entries(transferWalletCalls)
  .map(([name, call]) => callSection(name, call, `/${name}`))
  .join('\n')}
<h3>What you may refuse</h3>
${refusalsTable(transferWalletRefusals, 'the house asks')}`;
}

const style = `
:root{color-scheme:light dark;--ink:light-dark(#1b2420,#e8efe9);--soft:light-dark(#55635b,#a9b8ae);--ground:light-dark(#fbfcfa,#111a16);--line:light-dark(#d5ddd7,#2c3b33);--brand:light-dark(#0b6b4c,#46c795)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:58rem;margin:auto;padding:1.5rem 1rem 4rem}h1{line-height:1.2}h2{margin-top:3rem;border-bottom:1px solid var(--line)}
section{padding-top:.5rem}a{color:var(--brand)}code,pre{font:.9em/1.5 ui-monospace,monospace}code{overflow-wrap:anywhere}pre{padding:1rem;border:1px solid var(--line);border-radius:.5rem;overflow:auto}
.wide{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.95rem}th,td{padding:.4rem .6rem;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}th{color:var(--soft);font-weight:600}
.codes{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}tr:target{background:light-dark(#fff3cf,#3b3313)}`;

/**
 * The page for outside vendors, written from the very data that the server binds: shapes, refusals and notes cannot differ
 * from what it does.
 */
export function vendorsPage(publicUrl: string): string {
  const minutes = vendorRequestWindowMs / 60_000;
  const index = Object.keys(vendorCalls)
    .map((name) => `<li><a href="#${name}">${code(name)}</a></li>`)
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>Ikka for vendors: seamless and transfer wallets</title><style>${style}</style></head><body><main>
<h1>The seamless wallet</h1>
<p>For companies whose games are offered on Ikka. The player’s money stays with the house; your game asks for every stake and pays every win by the calls below. All other calls of the house are at <a href="/docs">/docs</a>.</p>
<ul class="codes">${index}<li><a href="#refusals">refusals</a></li><li><a href="#retries">retries</a></li><li><a href="#transfer-wallet">wallets of your own</a></li><li><a href="#games">your games</a></li><li><a href="#conformance">conformance</a></li></ul>
<h2>How a game opens</h2>
<p>The player’s browser opens your page in a frame, with <code>#token=…&amp;game=…&amp;lang=EN|UR</code> behind its address. Your page hands the token to your server, which exchanges it by <a href="#authenticate"><code>authenticate</code></a>. Let the house’s address show your page in a frame (<code>frame-ancestors</code>). No token of ours belongs into a page.</p>
<h2>Requests</h2>
<p>Base address: ${code(`${publicUrl}/vendor/wallet/YOUR_CODE`)}. Bodies and answers are JSON in UTF-8. An answer is <code>{"success":true,"value":…}</code> or <code>{"success":false,"code":…,"message":…,"value":…}</code>; programs read the code, never the message. Amounts are decimal strings with exactly the digits of their currency, instants RFC 3339 in UTC with milliseconds.</p>
<h3>Signature</h3>
<p>Sign the exact bytes of the body with your RSA key (2048 bits or more): RSASSA-PKCS1-v1_5 with SHA-256, in base64, in <code>${vendorHeaders.signature}</code>; the key’s id in <code>${vendorHeaders.key}</code>. A request is taken once, and only while <code>sentAt</code> is less than ${minutes} minutes away. The body names its call, so it is good for no other. To change keys, give us the new one before: both are valid side by side until the old one’s end.</p>
<pre>${plain(example)}</pre>
<h2>Calls</h2>
${Object.entries(vendorCalls)
  .map(([name, call]) => callSection(name, call, call.path))
  .join('\n')}
<h2 id="refusals">Refusals</h2>
<p>Every call may also answer ${everywhere.map((one) => `<a href="#${one}">${code(one)}</a>`).join(', ')}.</p>
${refusalsTable(vendorRefusals, 'send again')}
<h2 id="retries">When an answer is lost</h2>
<p>Write down what you are about to send, then send it until it is answered: the same <code>transactionId</code> and content, each time with a new <code>requestId</code> and <code>sentAt</code>. The same transaction is carried out once and answered as the first time. Pause longer after each try.</p>
<p>A bet whose answer you do not want to wait for is rolled back. If the rollback overtakes the bet, the bet is buried: it is refused when it comes. Wins, refunds and rollbacks land whatever has become of the player.</p>
<p>A refusal that is final moved nothing and never will.</p>
${transferWalletSections()}
<h2 id="games">Your games</h2>
<p>Give us an address that answers <code>GET</code> with your games; we ask every twenty seconds and show a change in open lobbies at once. Ids begin with your code in lower case and a dash. A game with the status <code>maintenance</code>, or one that you no longer name, takes no new rounds; rounds under way are played to their end. Stakes are <code>coinsPerStake</code> times the coin values of the house; <code>authenticate</code> tells the least and the greatest.</p>
<pre>${plain(`{"games":[{"gameId":"your-code-coin","name":{"EN":"Coin","UR":"سکہ"},"category":"RNG","rtp":"0.98","volatility":null,
  "lines":null,"coinsPerStake":10,"hasTrial":true,"status":"open"}]}`)}</pre>
<h2 id="conformance">Conformance</h2>
<p>The suite in <code>vendors/sandbox</code> of this project checks every rule of this page against a running house, with your key. Open one of your games as a trial, take what stands behind <code>#token=</code> in its address, and run within a minute:</p>
<pre>${plain(`WALLET_URL=${publicUrl}/vendor/wallet/YOUR_CODE KEY_ID=… PRIVATE_KEY_FILE=key.pem TOKEN=… \\
  node vendors/sandbox/src/conformance/main.ts`)}</pre>
<p>If you keep wallets of your own, the same program plays the house against them, with play money and players that nobody knows; use a key that you let in for this:</p>
<pre>${plain('TRANSFER_WALLET_URL=https://you.example/wallet KEY_ID=… PRIVATE_KEY_FILE=house.pem \\\n  node vendors/sandbox/src/conformance/main.ts')}</pre>
<p>It prints a line for each rule and exits with 1 when one is broken. The sandbox vendor beside it is a whole example: two games, books of its own, and a bad line on request.</p>
</main></body></html>`;
}
