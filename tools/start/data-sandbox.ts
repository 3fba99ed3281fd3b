import { join } from 'node:path';
import { freePortAfter } from './free-port.ts';
import { keptSecret } from './kept-secret.ts';
import type { Program } from './supervise.ts';

/** What the sandboxes take from the environment beside port, token, folder and seed: of sports, and of lottery results. */
const passedOn = { feed: ['TIME_FACTOR', 'CHAOS'], results: ['CONTROL'] } as const;

/**
 * A sandbox that tells data beside the server: its process, and how the server reaches it. `FEED_SANDBOX_…` and `RESULTS_SANDBOX_…`
 * change it. None in production unless `…_SANDBOX_ALLOWED=yes`: what it tells is made up.
 */
export async function dataSandboxFor(
  which: keyof typeof passedOn,
  start: {
    readonly root: string;
    readonly dataDir: string;
    /** The port after which a free one is looked for. */
    readonly from: number;
  },
): Promise<{ process: Program; serverEnv: NodeJS.ProcessEnv } | undefined> {
  const { env } = process;
  const of = (name: string) => env[`${which.toUpperCase()}_SANDBOX_${name}`];
  if (env.NODE_ENV === 'production' && of('ALLOWED') !== 'yes') return undefined;
  const folder = `${which}-sandbox`;
  const port = of('PORT') ?? String(await freePortAfter(start.from));
  const token = of('TOKEN') ?? keptSecret(start.dataDir, folder);
  return {
    process: {
      name: `${which} sandbox`,
      script: join(start.root, 'vendors', folder, 'src/main.ts'),
      // An outside company: it gets nothing of the server's own environment.
      env: {
        PATH: env.PATH,
        PORT: port,
        DATA_DIR: join(start.dataDir, folder),
        TOKEN: token,
        SEED: of('SEED'),
        ...Object.fromEntries(passedOn[which].map((name) => [name, of(name)])),
      },
    },
    serverEnv: {
      [`${which.toUpperCase()}_SANDBOX_URL`]: of('URL') ?? `http://127.0.0.1:${port}`,
      [`${which.toUpperCase()}_SANDBOX_TOKEN`]: token,
    },
  };
}
