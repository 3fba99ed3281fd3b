import { setTimeout as delay } from 'node:timers/promises';

/** Holds a request for so many milliseconds. Handed over, so that tests read the length and do not wait. */
export type Pause = (ms: number) => Promise<void>;

export const pauseForReal: Pause = async (ms) => {
  await delay(ms);
};
