import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeHolder } from './lock.mjs';

/** A program of the project that runs as a process of its own. */
export interface Program {
  readonly name: string;
  readonly script: string;
  /** Options of Node before the script. */
  readonly nodeOptions?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Signals closer together than this are one: npm, the shell and the terminal each pass the same Ctrl-C on. */
const oneSignalMs = 1000;
const serverMayTakeMs = 12_000;
const othersMayTakeMs = 2_000;
const restartAfterMs = 1_000;
const restartsMost = 5;

/** How a server that ended by itself is started again. */
export interface Restarts {
  /** The pause before it; each further one is twice as long. */
  readonly pauseMs: number;
  readonly pauseMostMs: number;
  /** One that ran for so long begins anew with the shortest pause. */
  readonly steadyMs: number;
  /** So many in a row, none of which ran for that long. */
  readonly most: number;
}

/** A fault of a moment costs players a second. One that lasts is tried again for five minutes, and then somebody has to look. */
const serverRestarts: Restarts = { pauseMs: 1_000, pauseMostMs: 30_000, steadyMs: 60_000, most: 14 };

/**
 * Runs the server and what belongs to it until a signal asks for the end: then the server
 * finishes what is in flight and stops, and after it the others. A second Ctrl-C, more than a second later, kills.
 * A server that ends by itself is started again, as long as it can be; one that never said that it listens cannot start at
 * all, and its end is the end. `afterServer` takes away what a server left that could not do it any more.
 * Returns the exit code: 0 after an orderly stop, the server's own when it ended by itself, 128 + n for signal n.
 *
 * Every process gets a group of its own, so that a signal to our group reaches the launcher alone and the order
 * above holds; each notices by itself when the launcher is killed outright (with-parent.ts).
 */
export async function superviseAll(programs: {
  readonly server: Program;
  readonly others: readonly Program[];
  readonly pidFile: string;
  readonly afterServer?: () => Promise<void>;
  readonly restarts?: Restarts;
}): Promise<number> {
  for (const program of [programs.server, ...programs.others]) {
    if (!existsSync(program.script)) throw new Error(`${program.script} is missing.`);
  }
  const others = programs.others.map((program) => keepRunning(program));
  const start = (): Running => {
    const started = run(programs.server);
    if (started.child.pid !== undefined) {
      mkdirSync(dirname(programs.pidFile), { recursive: true });
      writeHolder(programs.pidFile, started.child.pid);
    }
    return started;
  };
  let server = start();
  let forced = false;
  const asked = onStopSignal({
    first: () => server.child.kill('SIGTERM'),
    second: () => {
      forced = true;
      killGroup(server.child);
      for (const other of others) other.kill();
    },
  });
  const late = asked.then(() => after(serverMayTakeMs));
  const pauses = countPauses(programs.restarts ?? serverRestarts);
  let ended = await Promise.race([server.ended, late]);
  let canStart = false;
  while (ended !== 'late' && ended !== 0 && !asked.happened) {
    canStart ||= server.hasListened();
    const pauseMs = canStart ? pauses.next(server.ranForMs()) : null;
    if (pauseMs === null) break;
    console.error(`The server ended by itself (${ended}) and is started again in ${pauseMs / 1000} s.`);
    await Promise.race([after(pauseMs), asked]);
    if (asked.happened) break;
    server = start();
    ended = await Promise.race([server.ended, late]);
  }
  if (ended === 'late') {
    console.error(`The server did not stop within ${serverMayTakeMs / 1000} s and is ended now.`);
    killGroup(server.child);
    await server.ended;
  }
  await Promise.all(others.map((other) => other.stop()));
  if (ended !== 0) await programs.afterServer?.();
  rmSync(programs.pidFile, { force: true });
  if (forced) return 130;
  if (ended === 'late') return 1;
  // One that ends with a code has said why.
  if (ended > 128 && !asked.happened) console.error(`The server was ended by signal ${ended - 128}.`);
  return ended;
}

/** The pause before each further start, in milliseconds; null where there were too many in a row. */
function countPauses(restarts: Restarts): { next(ranForMs: number): number | null } {
  let inARow = 0;
  return {
    next(ranForMs) {
      if (ranForMs >= restarts.steadyMs) inARow = 0;
      if (inARow >= restarts.most) return null;
      const pauseMs = Math.min(restarts.pauseMostMs, restarts.pauseMs * 2 ** inARow);
      inARow += 1;
      return pauseMs;
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  /** Its exit code, 128 + n for signal n. */
  readonly ended: Promise<number>;
  /** Whether it has said that it is there for others. */
  hasListened(): boolean;
  ranForMs(): number;
}

function run(program: Program): Running {
  const child = spawn(
    process.execPath,
    [
      ...(program.nodeOptions ?? []),
      '--import',
      new URL('./with-parent.ts', import.meta.url).href,
      program.script,
    ],
    {
      detached: true,
      env: program.env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(`${program.name} does not start: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + signalNumber(signal)));
  });
  const startedAt = performance.now();
  let listens = false;
  child.on('message', (message) => {
    listens ||= message === 'listening';
  });
  return { child, ended, hasListened: () => listens, ranForMs: () => performance.now() - startedAt };
}

/** A side process is started again when it dies, a few times; the site stands without it. */
function keepRunning(program: Program): { kill: () => void; stop: () => Promise<void> } {
  let stopping = false;
  let restarts = 0;
  let again: NodeJS.Timeout | undefined;
  const start = (): Running => {
    const started = run(program);
    void started.ended.then((code) => {
      if (stopping) return;
      restarts += 1;
      const more = restarts <= restartsMost;
      console.error(`The ${program.name} ended by itself (${code})${more ? ' and is started again.' : '.'}`);
      if (more) again = setTimeout(() => (running = start()), restartAfterMs);
    });
    return started;
  };
  let running = start();
  return {
    kill() {
      stopping = true;
      killGroup(running.child);
    },
    async stop() {
      stopping = true;
      clearTimeout(again);
      running.child.kill('SIGTERM');
      if ((await Promise.race([running.ended, after(othersMayTakeMs)])) === 'late') {
        killGroup(running.child);
        await running.ended;
      }
    },
  };
}

function onStopSignal(on: { first: () => void; second: () => void }): Promise<void> & { happened: boolean } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = Object.assign(promise, { happened: false });
  let firstAt = 0;
  const take = () => {
    if (!asked.happened) {
      asked.happened = true;
      firstAt = Date.now();
      console.log('Stopping: finishing what is in flight (once more to force).');
      on.first();
      resolve();
    } else if (Date.now() - firstAt > oneSignalMs) {
      on.second();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, take);
  return asked;
}

/** The whole group, with what the process itself has started. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

function after(ms: number): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), ms).unref());
}

function signalNumber(signal: NodeJS.Signals | null): number {
  return signal === null
    ? 0
    : ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 }[signal as string] ?? 0);
}
