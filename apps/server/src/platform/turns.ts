import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Lets the works of one key follow one another in this process, whatever became of those before. */
export function createTurns<Key>(): <T>(key: Key, work: () => Promise<T>) => Promise<T> {
  const tails = new Map<Key, Promise<unknown>>();
  return async (key, work) => {
    const before = tails.get(key) ?? Promise.resolve();
    const turn = before.then(work);
    const tail = turn.catch(() => undefined);
    tails.set(key, tail);
    try {
      return await turn;
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
}

/**
 * So often what moved meanwhile is read anew. Whoever is in the way has just got on, so that no two processes stop each other; with
 * `stepAside` none starves.
 */
export const attemptsMost = 24;

const asideMsMost = 40;

/** From the second failure on waits for a moment of its own, which grows; without a connection in its hand. */
export async function stepAside(failed: number): Promise<void> {
  if (failed > 1) await delay(randomInt(Math.min(4 * failed, asideMsMost)));
}
