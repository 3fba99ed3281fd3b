// The second half of `npm start`, on Node 24: pages, secrets, the sandboxes, the server; and their end.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serverProgram } from '@ikka/server/program';
import { ensurePagesBuilt } from './build-pages.ts';
import { claimDataDir, waitForPrevious } from './claim-data-dir.ts';
import { dataSandboxFor } from './data-sandbox.ts';
import { freePortAfter, tryPort } from './free-port.ts';
import { sandboxFor } from './payment-sandbox.ts';
import { stopLeftDatabase } from './stop-left-database.ts';
import { superviseAll } from './supervise.ts';
import { vendorSandboxFor } from './vendor-sandbox.ts';

const root = resolve(import.meta.dirname, '..', '..');
const dataDir = resolve(process.env.DATA_DIR || join(root, 'data'));
const host = process.env.HOST || '127.0.0.1';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort(signal));
}

try {
  prepareDataDir();
  const release = claimDataDir(dataDir);
  process.once('exit', release);
  const port = await portToUse();
  await ensurePagesBuilt(root, stopping.signal);
  const program = await serverProgram(() => console.log('Building the server ...'));
  await waitForPrevious(dataDir);
  // A port that is none is the server's to refuse, in its words; nothing else starts beside it.
  const sandbox = isPort(port) ? await sandboxFor({ root, dataDir, port: Number(port) }) : undefined;
  const taken = Number(sandbox?.process.env.PORT ?? port);
  const vendor = isPort(port)
    ? await vendorSandboxFor({ root, dataDir, port: Number(port), from: Math.max(taken, Number(port)) })
    : undefined;
  const feed = isPort(port)
    ? await dataSandboxFor('feed', {
        root,
        dataDir,
        from: Math.max(taken, Number(vendor?.process.env.PORT ?? port)),
      })
    : undefined;
  const results = isPort(port)
    ? await dataSandboxFor('results', {
        root,
        dataDir,
        from: Math.max(taken, Number(feed?.process.env.PORT ?? port)),
      })
    : undefined;
  process.exitCode = stopping.signal.aborted
    ? interruptedCode()
    : await superviseAll({
        pidFile: join(dataDir, 'run', 'server.pid'),
        afterServer: () => stopLeftDatabase(dataDir),
        server: {
          name: 'server',
          ...program,
          env: {
            ...process.env,
            PORT: port,
            DATA_DIR: dataDir,
            ...sandbox?.serverEnv,
            ...vendor?.serverEnv,
            ...feed?.serverEnv,
            ...results?.serverEnv,
            ...compileCache(),
          },
        },
        others: [sandbox, vendor, feed, results].flatMap((other) =>
          other === undefined ? [] : [{ ...other.process, env: { ...other.process.env, ...compileCache() } }],
        ),
      });
} catch (error) {
  const interrupted = stopping.signal.aborted;
  if (!interrupted) console.error(`npm start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = interrupted ? interruptedCode() : 1;
}

/** 128 and the signal's number, as a shell would say it. */
function interruptedCode(): number {
  return stopping.signal.reason === 'SIGINT' ? 130 : 143;
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;
}

/** The port of the server, which the sandbox must know beforehand: 0 means any free one. */
async function portToUse(): Promise<string> {
  const asked = process.env.PORT || '3000';
  if (asked === '0') return String(await freePortAfter(0));
  if (isPort(asked) && (await tryPort(Number(asked), host)) === 'taken') {
    throw new Error(`port ${asked} is taken by another program. Choose another with PORT.`);
  }
  return asked;
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
