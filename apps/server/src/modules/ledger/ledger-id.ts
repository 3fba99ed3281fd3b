import { hash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** How far an id's time may lie from now when it is posted for the first time: its month must have a partition. */
export const ID_AGE_MAX_MS = 48 * 3_600_000;
export const ID_AHEAD_MAX_MS = 3_600_000;

/** A new time-ordered id. */
export function newId(clock: Clock): string {
  return v7({ msecs: clock.now().getTime() });
}

/**
 * A second id that follows from `id` and `purpose` alone, with the same time: whoever repeats the first repeats the second.
 * Put whoever owns a key that came from outside into the purpose (`42/stake`), so that nobody can occupy another's id.
 */
export function derivedId(id: string, purpose: string): string {
  assertLedgerId(id);
  const digest = hash('sha256', `${id}\0${purpose}`, 'hex');
  const variant = ((Number.parseInt(digest.slice(3, 4), 16) & 3) | 8).toString(16);
  return `${id.slice(0, 13)}-7${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}

/** Whether the text is a UUIDv7 in lower case: the only form that the ledger takes. */
export function isLedgerId(text: string): boolean {
  return UUID_V7.test(text);
}

export function assertLedgerId(text: string): void {
  if (!isLedgerId(text)) throw new TypeError(`not a lower-case UUIDv7: ${text}`);
}

export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** Whether an id of this time may still be posted for the first time. */
export function isTimely(id: string, now: number): boolean {
  const time = timeOf(id);
  return time >= now - ID_AGE_MAX_MS && time <= now + ID_AHEAD_MAX_MS;
}
