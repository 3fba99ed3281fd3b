// The second half of `npm start`, on Node 24: pages, secrets, the payment sandbox, the server; and their end.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensurePagesBuilt } from './build-pages.ts';
import { claimDataDir, waitForPrevious } from './claim-data-dir.ts';
import { freePortAfter } from './free-port.ts';
import { sandboxFor } from './payment-sandbox.ts';
import { superviseAll } from './supervise.ts';

const root = resolve(import.meta.dirname, '..', '..');
const dataDir = resolve(process.env.DATA_DIR ?? join(root, 'data'));
// Both processes must know the port beforehand; 0 means any free one.
const asked = process.env.PORT ?? '3000';
const port = asked === '0' ? String(await freePortAfter(0)) : asked;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort(signal));
}

try {
  prepareDataDir();
  const release = claimDataDir(dataDir);
  process.once('exit', release);
  await ensurePagesBuilt(root, stopping.signal);
  await waitForPrevious(dataDir);
  const sandbox = await sandboxFor({ root, dataDir, port: Number(port) });
  process.exitCode = stopping.signal.aborted
    ? 143
    : await superviseAll({
        pidFile: join(dataDir, 'run', 'server.pid'),
        server: {
          name: 'server',
          script: join(root, 'apps/server/src/main.ts'),
          env: { ...process.env, PORT: port, DATA_DIR: dataDir, ...sandbox?.serverEnv, ...compileCache() },
        },
        others:
          sandbox === undefined
            ? []
            : [{ ...sandbox.process, env: { ...sandbox.process.env, ...compileCache() } }],
      });
} catch (error) {
  const interrupted = stopping.signal.aborted;
  if (!interrupted) console.error(`npm start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = interrupted ? 143 : 1;
}

/** Compiled code is kept between starts, which takes about a second off the second one. */
function compileCache(): { NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: join(root, '.cache', 'compile') };
}

function prepareDataDir(): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new Error(
      `${dataDir} cannot be written by this user. Start as its owner, or choose another folder with DATA_DIR.`,
    );
  }
}
