import type { Failed } from '../calls/client.ts';

/** Whole seconds from `now` until `instant`, both in milliseconds; 0 when it is over. */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1_000));
}

/** How long a refusal asks to wait, in seconds; 0 where it does not say. */
export function waitAfter(failed: Pick<Failed, 'code' | 'value'>): number {
  const { retryAfterSeconds } = failed.value;
  return failed.code === 'code.too_many' && typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 0;
}

/** The shortest time from one press for a code to the next, whatever came of the first. */
export const pressMs = 1_000;

/** Whether a press at `now` asks for a code: not while one is on its way, nor while another has to be waited for. */
export function asksForCode(
  { isSending, secondsLeft, pressedAt }: { isSending: boolean; secondsLeft: number; pressedAt: number },
  now: number,
): boolean {
  return !isSending && secondsLeft === 0 && now - pressedAt >= pressMs;
}

/** When another code may be asked for after one that was sent at `now` and is good for so many minutes. */
export const waitsUntil = (expiredMinutes: number, now: number): number => now + expiredMinutes * 60_000;

/** Seconds as a clock shows them: 65 -> "1:05". */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
