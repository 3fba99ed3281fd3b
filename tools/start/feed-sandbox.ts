import { join } from 'node:path';
import { freePortAfter } from './free-port.ts';
import { keptSecret } from './kept-secret.ts';
import type { Program } from './supervise.ts';

/**
 * The sandbox feed of sports beside the server: its process, and how the server reaches it. None in production, unless
 * FEED_SANDBOX_ALLOWED=yes: its matches are made up.
 */
export async function feedSandboxFor(start: {
  readonly root: string;
  readonly dataDir: string;
  /** The port after which a free one is looked for. */
  readonly from: number;
}): Promise<{ process: Program; serverEnv: NodeJS.ProcessEnv } | undefined> {
  const { env } = process;
  if (env.NODE_ENV === 'production' && env.FEED_SANDBOX_ALLOWED !== 'yes') return undefined;
  const port = env.FEED_SANDBOX_PORT ?? String(await freePortAfter(start.from));
  const token = env.FEED_SANDBOX_TOKEN ?? keptSecret(start.dataDir, 'feed-sandbox');
  return {
    process: {
      name: 'feed sandbox',
      script: join(start.root, 'vendors/feed-sandbox/src/main.ts'),
      // An outside company: it gets nothing of the server's own environment.
      env: {
        PATH: env.PATH,
        PORT: port,
        DATA_DIR: join(start.dataDir, 'feed-sandbox'),
        TOKEN: token,
        SEED: env.FEED_SANDBOX_SEED,
        TIME_FACTOR: env.FEED_SANDBOX_TIME_FACTOR,
        CHAOS: env.FEED_SANDBOX_CHAOS,
      },
    },
    serverEnv: {
      FEED_SANDBOX_URL: env.FEED_SANDBOX_URL ?? `http://127.0.0.1:${port}`,
      FEED_SANDBOX_TOKEN: token,
    },
  };
}
