import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverProgram } from '@ikka/server/program';
import type { TestDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { copyOpenedHouse, newHouse, type OpenedHouse } from './opened-house.ts';
import { runProgram } from './run-program.ts';
import { firstPasswordIn, runServer, type ServerProgram } from './run-server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

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
const shared = new WeakMap<TestServer, { readonly house: OpenedHouse; readonly env: NodeJS.ProcessEnv }>();

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { beside } = options;
  const mates = beside === undefined ? undefined : shared.get(beside);
  program ??= serverProgram();
  const { database, folder, firstPassword } = mates?.house ?? (await houseFor(await program, options));
  const port = options.port ?? (await freePort());
  const url = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const sandbox = options.paymentSandbox ? await startSandbox(url, folder) : null;
  const started = await runServer(await program, {
    ...mates?.env,
    ...sandbox?.serverEnv,
    ...(options.host && { PUBLIC_URL: url }),
    ...options.env,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  });
  const server: TestServer = {
    url,
    pid: started.pid,
    database,
    firstPassword: beside === undefined ? (firstPassword ?? firstPasswordIn(started.output())) : null,
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
  shared.set(server, {
    house: { database, folder, firstPassword },
    env: { ...sandbox?.serverEnv, ...options.env },
  });
  return server;
}

/** The house in which the first server of a suite starts. */
async function houseFor(
  program: ServerProgram,
  { env, settings = {} }: TestServerOptions,
): Promise<OpenedHouse> {
  const house = env?.SECRET_KEY === undefined ? await copyOpenedHouse(program) : await newHouse();
  await leaveSettings(house.database, settings);
  return house;
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
  const process_ = runProgram([join(root, 'vendors/payment-sandbox/src/main.ts')], {
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
