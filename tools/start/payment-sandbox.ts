import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Program } from './supervise.ts';

/** How many ports after the server's are tried before any free one is taken. */
const portsTried = 20;

/**
 * The sandbox payment provider beside the server: its process, and what the server must know to reach it.
 * None in production, unless PAYMENT_SANDBOX_ALLOWED=yes: nobody must be able to confirm a payment by a click there.
 */
export async function sandboxFor(start: {
  readonly root: string;
  readonly dataDir: string;
  readonly port: number;
}): Promise<{ process: Program; serverEnv: NodeJS.ProcessEnv } | undefined> {
  const { env } = process;
  if (env.NODE_ENV === 'production' && env.PAYMENT_SANDBOX_ALLOWED !== 'yes') return undefined;
  const port = env.PAYMENT_SANDBOX_PORT ?? String(await freePortAfter(start.port));
  const secret = env.PAYMENT_SANDBOX_SECRET ?? keptSecret(start.dataDir, 'payment-sandbox');
  const keyId = env.PAYMENT_SANDBOX_KEY_ID ?? 'ikka';
  return {
    process: {
      name: 'payment sandbox',
      script: join(start.root, 'vendors/payment-sandbox/src/main.ts'),
      // An outside company: it gets what a merchant tells it, and nothing of the server's own environment.
      env: {
        PATH: env.PATH,
        PORT: port,
        DATA_DIR: join(start.dataDir, 'payment-sandbox'),
        MERCHANT_NAME: 'Ikka',
        MERCHANT_KEY_ID: keyId,
        MERCHANT_SECRET: secret,
        WEBHOOK_URL: `http://127.0.0.1:${start.port}/vendor/payment/sandbox/webhook`,
        PUBLIC_URL: env.PAYMENT_SANDBOX_PUBLIC_URL ?? `http://127.0.0.1:${port}`,
      },
    },
    serverEnv: {
      PAYMENT_SANDBOX_URL: env.PAYMENT_SANDBOX_URL ?? `http://127.0.0.1:${port}`,
      PAYMENT_SANDBOX_KEY_ID: keyId,
      PAYMENT_SANDBOX_SECRET: secret,
    },
  };
}

/** A secret that is made once and kept in the data folder, readable by its owner alone. */
function keptSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8');
}

async function freePortAfter(port: number): Promise<number> {
  const first = Number.isInteger(port) && port > 0 && port < 65_000 ? port + 1 : 3001;
  for (let candidate = first; candidate < first + portsTried; candidate += 1) {
    if ((await tryPort(candidate)) !== undefined) return candidate;
  }
  const any = await tryPort(0);
  if (any === undefined) throw new Error('no free port on 127.0.0.1 for the payment sandbox.');
  return any;
}

/** The port that was bound (the given one, or for 0 any), or undefined when it is taken. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : undefined));
    });
  });
}
