import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverProgram } from '@ikka/server/program';
import { openTestDatabase, type TestDatabase } from './database.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const startsWithinMs = 60_000;

/** The whole server as its own process, as an operator runs it. */
export interface TestServer {
  readonly url: string;
  readonly pid: number;
  readonly database: TestDatabase;
  /** The first operator's one-time password; null where another process of the same database got it. */
  readonly firstPassword: string | null;
  /** Everything that the process wrote so far. */
  output(): string;
  /** Asks it to end and waits; answers its exit code. */
  stop(): Promise<number | null>;
}

export interface TestServerOptions {
  /** Environment on top of the defaults. */
  readonly env?: NodeJS.ProcessEnv;
  /** Settings as an operator would have left them before the start. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Start beside another server, on its database and with its secrets. */
  readonly beside?: TestServer;
  /** Start a payment sandbox too, as `npm start` does. */
  readonly paymentSandbox?: boolean;
  /** The host by which pages reach it: an address unless said otherwise; passkeys want a name. */
  readonly host?: 'localhost';
  /** A port of one's own choice, to come back where another server was. */
  readonly port?: number;
}

/** Made once for all suites of a worker. */
let program: ReturnType<typeof serverProgram> | undefined;

/** What several servers of one test share. */
const shared = new WeakMap<TestServer, { readonly folder: string; readonly env: NodeJS.ProcessEnv }>();

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { beside } = options;
  const mates = beside === undefined ? undefined : shared.get(beside);
  const database = beside?.database ?? (await openTestDatabase());
  const folder = mates?.folder ?? mkdtempSync(join(tmpdir(), 'ikka-'));
  if (beside === undefined) await leaveSettings(database, options.settings ?? {});
  const port = options.port ?? (await freePort());
  const url = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const sandbox = options.paymentSandbox ? await startSandbox(url, folder) : null;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '100000',
    ...mates?.env,
    ...sandbox?.serverEnv,
    ...(options.host && { PUBLIC_URL: url }),
    ...options.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    ROOMS_ADDRESS: `127.0.0.1:${port}`,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  };
  program ??= serverProgram();
  const { nodeOptions, script } = await program;
  const started = run([...nodeOptions, script], env);
  await started.until(/Calls +http/);
  const server: TestServer = {
    url,
    pid: started.pid,
    database,
    firstPassword: /one-time password (\S+)/.exec(started.output())?.[1] ?? null,
    output: started.output,
    async stop() {
      const code = await started.stop();
      await sandbox?.process.stop();
      if (beside === undefined) {
        await database.drop();
        rmSync(folder, { recursive: true, force: true });
      }
      return code;
    },
  };
  shared.set(server, { folder, env: { ...sandbox?.serverEnv, ...options.env } });
  return server;
}

async function leaveSettings(
  database: TestDatabase,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [key, value] of Object.entries(settings)) {
    await database.database.pool.query(
      `INSERT INTO settings.setting (key, value, version, changed_by, changed_at) VALUES ($1, $2, 1, 'test', now())`,
      [key, JSON.stringify(value)],
    );
  }
}

async function startSandbox(serverUrl: string, folder: string) {
  const secret = 'a secret for nothing but this test';
  const process_ = run([join(root, 'vendors/payment-sandbox/src/main.ts')], {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: join(folder, 'payment-sandbox'),
    MERCHANT_NAME: 'Ikka',
    MERCHANT_KEY_ID: 'ikka',
    MERCHANT_SECRET: secret,
    WEBHOOK_URL: `${serverUrl}/vendor/payment/sandbox/webhook`,
    CHAOS: '{}',
  });
  const [, url] = await process_.until(/"paymentSandbox":"([^"]+)"/);
  return {
    process: process_,
    serverEnv: { PAYMENT_SANDBOX_URL: url, PAYMENT_SANDBOX_KEY_ID: 'ikka', PAYMENT_SANDBOX_SECRET: secret },
  };
}

function run(program: readonly string[], ownEnv: NodeJS.ProcessEnv) {
  // What one process has compiled the next one reads, as after `npm start`.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache/compile'), ...ownEnv };
  const child: ChildProcess = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const waiting = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const gone = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
  return {
    // One that could not be started has none, and never comes so far as to be asked.
    pid: child.pid ?? 0,
    output: () => text,
    async until(line: RegExp): Promise<RegExpExecArray> {
      return new Promise((resolve, reject) => {
        const fail = (why: string) => reject(new Error(`${program.at(-1)} ${why}:\n${text.slice(-4_000)}`));
        const timer = setTimeout(() => fail('did not start in time'), startsWithinMs);
        const look = () => {
          const found = line.exec(text);
          if (found === null) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        gone.then((code) => fail(`ended with ${code}`));
        look();
      });
    },
    async stop(): Promise<number | null> {
      if (child.exitCode === null) child.kill('SIGTERM');
      return gone;
    },
  };
}

/** Below those that the system gives to connections that go out: such a port stays free until its server listens, seconds later. */
const portsFrom = 12_000;
const portsOfWorker = 1_250;
const workers = 16;
/** Each worker has ports of its own, and begins somewhere among them, for another run may be on the same machine. */
let nextPort = randomInt(portsOfWorker);

/** A port that nobody listens on, and that no other worker of this run is given. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % workers;
  for (;;) {
    nextPort = (nextPort + 1) % portsOfWorker;
    const port = portsFrom + worker * portsOfWorker + nextPort;
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
