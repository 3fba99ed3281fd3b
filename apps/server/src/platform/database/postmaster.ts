import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** What PostgreSQL writes about itself into its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The live postmaster of a data folder, or `undefined`. A file left by a killed machine names a dead or foreign process. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isPostmasterOf(pid, cluster)) return undefined;
  return { pid, port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' };
}

/** The command line that the postmaster was started with: tells whether its settings are those we want. */
export function commandLineOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  } catch {
    return [];
  }
}

/** Asks for a fast shutdown (open transactions are rolled back, a checkpoint is written) and waits for the end. */
export async function shutDown(pid: number, waitMs: number): Promise<void> {
  signal(pid, 'SIGINT');
  const until = Date.now() + waitMs;
  while (isAlive(pid)) {
    if (Date.now() > until) throw new Error(`PostgreSQL (process ${pid}) did not stop within ${waitMs} ms`);
    await delay(20);
  }
}

/** Whether the process runs; one that has ended and only waits for its parent to notice counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return false;
  }
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  return isAlive(pid) && commandLineOf(pid).includes(cluster);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
