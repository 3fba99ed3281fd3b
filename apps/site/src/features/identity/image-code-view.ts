import type { CallResult } from '@ikka/client';

type Failed = Extract<CallResult<unknown>, { ok: false }>;

/** The shortest time from one picture to the next, as the server has it unless an operator made it longer. */
export const refreshMs = 1_000;

/** How long to wait before a picture that was refused for haste is asked for again; null where waiting does not help. */
export function waitForPictureMs(failed: Pick<Failed, 'code' | 'value'>): number | null {
  if (failed.code !== 'request.too_many') return null;
  const seconds = Number(failed.value.retryAfterSeconds);
  return seconds > 0 && seconds <= 60 ? seconds * 1_000 : refreshMs;
}
