import { spawn } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Chaos } from './chaos.ts';

/** The sandbox as a process of its own, for tests of it and of merchants. */
export interface SandboxProcess {
  readonly address: string;
  readonly keyId: string;
  readonly secret: string;
  readonly dataDir: string;
  /** A signed call. `body` is sent as JSON. */
  call(method: string, target: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  /** Sets the switches, the rest back to calm. */
  setChaos(chaos: Partial<Chaos>): Promise<void>;
  /** Sends everything that is due and waits for the answers. */
  deliver(): Promise<void>;
  /** What the payer does on the page, by the address that the merchant was given. */
  pay(
    payerUrl: string,
    action: 'confirm' | 'fail' | 'close',
  ): Promise<{ status: number; location: string | null }>;
  /** Ends it, by SIGTERM unless told otherwise, and answers its exit code; the files stay until `remove`. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  remove(): void;
}

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
/** What one process has compiled the next one reads. */
const compileCache = fileURLToPath(new URL('../../../.cache/compile', import.meta.url));
const startWithinMs = 20_000;

/** Starts it on a free port with the control calls on. `dataDir` of an earlier one continues that one's life. */
export async function startSandboxProcess(options: {
  readonly webhookUrl: string;
  readonly dataDir?: string;
  readonly port?: number;
  readonly chaos?: Partial<Chaos>;
}): Promise<SandboxProcess> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  const keyId = 'merchant-under-test';
  const secret = 'a secret of the tests, long enough to be one';
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(options.port ?? 0),
      DATA_DIR: dataDir,
      MERCHANT_NAME: 'Merchant under test',
      MERCHANT_KEY_ID: keyId,
      MERCHANT_SECRET: secret,
      WEBHOOK_URL: options.webhookUrl,
      CHAOS: JSON.stringify(options.chaos ?? {}),
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const address = await addressOf(child.stdout, ended);

  const call: SandboxProcess['call'] = async (method, target, body) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const timestamp = String(Math.floor(Date.now() / 1000) + Math.round(aheadMs / 1000));
    const bodyHash = createHash('sha256').update(text).digest('hex');
    const response = await fetch(address + target, {
      method,
      headers: {
        'content-type': 'application/json',
        'merchant-key': keyId,
        'merchant-timestamp': timestamp,
        'merchant-signature': createHmac('sha256', secret)
          .update(['request', timestamp, method, target, bodyHash].join('\n'))
          .digest('hex'),
      },
      ...(body === undefined ? {} : { body: text }),
    });
    return { status: response.status, body: await response.json() };
  };
  let aheadMs = options.chaos?.clockAheadMs ?? 0;

  return {
    address,
    keyId,
    secret,
    dataDir,
    call,
    async setChaos(chaos) {
      const { status } = await call('PUT', '/control/chaos', chaos);
      if (status !== 200) throw new Error(`the sandbox refused these switches: ${JSON.stringify(chaos)}`);
      aheadMs = chaos.clockAheadMs ?? 0;
    },
    async deliver() {
      await call('POST', '/control/deliver');
    },
    async pay(payerUrl, action) {
      const response = await fetch(payerUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ action }),
      });
      await response.body?.cancel();
      return { status: response.status, location: response.headers.get('location') };
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Reads the line in which the process says where it listens. */
async function addressOf(output: NodeJS.ReadableStream, ended: Promise<number | null>): Promise<string> {
  const lines = createInterface({ input: output });
  const first = new Promise<string>((resolve) => lines.once('line', resolve));
  const gone = ended.then((code) =>
    Promise.reject(new Error(`the sandbox ended with ${code} before it listened`)),
  );
  const late = AbortSignal.timeout(startWithinMs);
  const tooLate = new Promise<never>((_resolve, reject) => {
    late.addEventListener('abort', () => reject(new Error('the sandbox took too long to start')), {
      once: true,
    });
  });
  const line = await Promise.race([first, gone, tooLate]);
  gone.catch(() => undefined);
  tooLate.catch(() => undefined);
  return (JSON.parse(line) as { paymentSandbox: string }).paymentSandbox;
}
