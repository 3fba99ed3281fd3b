// A lock file that a dead owner does not hold: the file names a process, and one that is gone may be robbed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 200;

/**
 * The instant at which a process began, in the kernel's ticks: with it a process id that was given to another
 * process meanwhile is told apart. Empty where the system has no /proc.
 * @param {number} pid
 * @returns {string}
 */
function birthOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * @param {number} pid
 * @returns {boolean} whether such a process exists, be it another user's
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Who holds the lock, or undefined when nobody living does.
 * @param {string} path
 * @returns {number | undefined}
 */
export function holderOf(path) {
  try {
    const [pid, birth] = readFileSync(path, 'utf8').trim().split(' ');
    const holder = Number(pid);
    return Number.isInteger(holder) && holder > 0 && isAlive(holder) && birthOf(holder) === (birth ?? '')
      ? holder
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes that a process holds the file, whatever it said before.
 * @param {string} path
 * @param {number} pid
 */
export function writeHolder(path, pid) {
  writeFileSync(path, `${pid} ${birthOf(pid)}\n`);
}

/**
 * Takes the lock at once or says who has it.
 * @param {string} path
 * @returns {{ held: true, release: () => void } | { held: false, by: number }}
 */
export function tryLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, `${process.pid} ${birthOf(process.pid)}\n`, { flag: 'wx' });
      const release = () => rmSync(path, { force: true });
      return { held: true, release };
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
    }
    const holder = holderOf(path);
    if (holder !== undefined) return { held: false, by: holder };
    rmSync(path, { force: true });
  }
}

/**
 * Does the work while holding the lock, waiting for its turn.
 * @template T
 * @param {string} path
 * @param {string} what what the other one is doing, for the line that says why this one waits
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function whileLocked(path, what, work) {
  let told = false;
  for (;;) {
    const lock = tryLock(path);
    if (lock.held) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    if (!told) console.log(`Another process (${lock.by}) is ${what} here; waiting for it.`);
    told = true;
    await wait(pollMs);
  }
}
