import { join } from 'node:path';
import { freePortAfter } from './free-port.ts';
import { keptSecret } from './kept-secret.ts';
import type { Program } from './supervise.ts';

/**
 * The sandbox payment provider beside the server: its process, and what the server must know to reach it.
 * None in production, unless PAYMENT_SANDBOX_ALLOWED=yes: nobody must be able to confirm a payment by a click there.
 */
export async function sandboxFor(start: {
  readonly root: string;
  readonly dataDir: string;
  /** Where the server is reached, for its webhooks. */
  readonly port: number;
  /** The port after which a free one is looked for; the server's unless told. */
  readonly from?: number;
}): Promise<{ process: Program; serverEnv: NodeJS.ProcessEnv } | undefined> {
  const { env } = process;
  if (env.NODE_ENV === 'production' && env.PAYMENT_SANDBOX_ALLOWED !== 'yes') return undefined;
  const port = env.PAYMENT_SANDBOX_PORT ?? String(await freePortAfter(start.from ?? start.port));
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
