import { Agent, request } from 'node:http';
import { allCalls, type Call } from '@ikka/contract';
import type { SeededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { hostileText, hostileValue, randomBytes } from './hostile-values.ts';
import { judge } from './judge.ts';
import { malformedInput } from './sample-input.ts';
import type { Outcome, Target, Throwing } from './throwing.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** What would end the way in of whoever throws, or change the house under all that follows: thrown without a token. */
const endsTheWayIn =
  /logout|log-?in|session|password|operator|settings|exclu|suspend|second|enrol|freeze|break/i;

/** A call of the contract, with something about it that no page would send. */
export function hostileCall(random: SeededRandom, target: Target): Throwing {
  const { name, call } = random.pick(allCalls);
  const params = call.params ? asTexts(malformedInput(call.params, random)) : {};
  const query = call.query && random.int(8) > 0 ? asTexts(malformedInput(call.query, random)) : {};
  const path = call.path.replaceAll(/:(\w+)/g, (_whole, part: string) => {
    const value = params[part] ?? hostileText(random);
    return encode(value.slice(0, 300), random) || '1';
  });
  const short = Object.entries(query).map(([key, value]): [string, string] => [key, value.slice(0, 2_000)]);
  const search = new URLSearchParams(short).toString();
  const headers = headersOf(call, name, random, target);
  const body = bodyOf(call, random);
  const isSealed = call.encrypted === true && random.int(5) === 0;
  return {
    what: `${name} ${call.method} ${path}?${search}`.slice(0, 400),
    async send() {
      const sent = isSealed ? JSON.stringify({ value: await target.seal(payloadOf(body)) }) : body;
      return ask(call, `${target.url}${path}${search === '' ? '' : `?${search}`}`, headers, sent);
    },
  };
}

/** Mostly as an address carries it, sometimes as it is, as far as a request may carry that at all. */
function encode(value: string, random: SeededRandom): string {
  if (random.int(12) === 0) return value.replaceAll(/[^!-~]|[?#/]/gu, '');
  return encodeURIComponent(value.toWellFormed());
}

function asTexts(input: unknown): Record<string, string> {
  if (typeof input !== 'object' || input === null) return { value: String(input) };
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );
}

function headersOf(call: Call, name: string, random: SeededRandom, target: Target): Record<string, string> {
  const mayCarry = call.method === 'GET' || !endsTheWayIn.test(`${name} ${call.path}`);
  const own = call.token === 'none' ? target.tokens.session : target.tokens[call.token];
  const token = random.int(5) > 0 ? own : random.pick([target.tokens.play, 'x'.repeat(random.int(700)), '']);
  const type = call.form ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    ...(mayCarry && token !== '' ? { Authorization: `Bearer ${token}` } : {}),
    ...(call.idempotency
      ? { 'Idempotency-Key': random.int(4) > 0 ? uuidv7() : plain(hostileText(random)) }
      : {}),
    ...(random.int(6) === 0 ? { [random.pick(extraHeaders)]: plain(hostileText(random)) } : {}),
    ...(call.method === 'GET'
      ? {}
      : { 'Content-Type': call.upload ? random.pick(call.upload.types) : random.int(12) > 0 ? type : 'x/y' }),
  };
}

const extraHeaders = [
  'Language',
  'Device',
  'Cookie',
  'User-Agent',
  'X-Forwarded-For',
  'Accept-Encoding',
  'Accept-Version',
  'If-None-Match',
  'Range',
  'Origin',
  'Content-Encoding',
];

/** As far as a header can carry it. */
const plain = (text: string): string => text.replaceAll(/[^ -~]/gu, '').slice(0, 2_000);

function bodyOf(call: Call, random: SeededRandom): string | Buffer | undefined {
  if (call.method === 'GET') return undefined;
  if (call.upload) return randomBytes(random, random.int(4_000));
  const input = call.body ? malformedInput(call.body, random) : hostileValue(random);
  if (call.form) return new URLSearchParams(asTexts(input)).toString();
  const text = JSON.stringify(input) ?? '';
  switch (random.int(20)) {
    case 0:
      return text.slice(0, random.int(text.length + 1));
    case 1:
      return randomBytes(random, random.int(300));
    default:
      return text;
  }
}

function payloadOf(body: string | Buffer | undefined): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return {};
  }
}

function ask(
  call: Call,
  url: string,
  headers: Record<string, string>,
  body: string | Buffer | undefined,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const failed = (error: Error) =>
      resolve({ statuses: [], code: null, fault: `no answer: ${error.message}` });
    // Node writes no length for a body of DELETE by itself, and the body would be the next request.
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const options = { agent, method: call.method, headers: { ...headers, ...length } };
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', failed);
      response.once('end', () =>
        resolve(judge([response.statusCode ?? 0], Buffer.concat(chunks).toString(), call.refusals)),
      );
    });
    sent.once('error', failed);
    sent.end(body);
  });
}
