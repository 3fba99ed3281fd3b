import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holderOf, tryLock } from './lock.mjs';

const previousMayTakeMs = 20_000;

/**
 * Takes the data folder for this start, and returns what gives it back. Two servers on one embedded database would
 * stop it under each other; with an outside database (`DATABASE_URL`) any number may share the folder.
 */
export function claimDataDir(dataDir: string): () => void {
  if (process.env.DATABASE_URL !== undefined) return () => undefined;
  const lock = tryLock(join(dataDir, 'run', 'start.lock'));
  if (lock.held) return lock.release;
  throw new Error(
    `another start (process ${lock.by}) runs on ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`,
  );
}

/**
 * A start that was killed outright leaves a server that is still finishing its work. It is waited for, and ended
 * if it does not end: two of them must not share the database.
 */
export async function waitForPrevious(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, 'run', 'server.pid');
  if (process.env.DATABASE_URL !== undefined || !existsSync(pidFile)) return;
  const until = Date.now() + previousMayTakeMs;
  let told = false;
  for (;;) {
    const pid = holderOf(pidFile);
    if (pid === undefined) return;
    if (!told)
      console.log(`The server of an earlier start (process ${pid}) is still stopping; waiting for it.`);
    told = true;
    if (Date.now() > until) process.kill(-pid, 'SIGKILL');
    await wait(200);
  }
}
