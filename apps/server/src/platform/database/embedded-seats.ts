import { type HeldLock, takeLock, tryLock } from './exclusive-lock.ts';

const USERS_MAX = 64;

/** One process's use of a cluster: a numbered lock, so that the last one to leave knows that it is the last. */
export interface Seat {
  readonly number: number;
  readonly lock: HeldLock;
}

/** Starting, stopping and joining a cluster: one process at a time. */
export function takeLaunchLock(name: string, waitMs: number): Promise<HeldLock> {
  return takeLock(`${name}/launch`, waitMs);
}

export async function takeSeat(name: string): Promise<Seat> {
  for (let number = 0; number < USERS_MAX; number++) {
    const lock = await tryLock(`${name}/user/${number}`);
    if (lock) return { number, lock };
  }
  throw new Error(
    `more than ${USERS_MAX} processes use one embedded database; set DATABASE_URL to a PostgreSQL of your own`,
  );
}

/** Whether nobody else holds a seat. */
export async function isAlone(name: string, mine: Seat): Promise<boolean> {
  for (let number = 0; number < USERS_MAX; number++) {
    if (number === mine.number) continue;
    const lock = await tryLock(`${name}/user/${number}`);
    if (!lock) return false;
    await lock.release();
  }
  return true;
}
