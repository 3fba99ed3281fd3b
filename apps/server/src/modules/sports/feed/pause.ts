import { setTimeout as delay } from 'node:timers/promises';

/** So many milliseconds, or less where `signal` ends it. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
