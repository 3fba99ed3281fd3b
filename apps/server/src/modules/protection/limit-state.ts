import { type Refusal, refuse } from '@ikka/contract';

/** A member's own limit: what counts, and what will. `value` null: none. */
export interface LimitState {
  readonly value: bigint | null;
  readonly pending: { readonly value: bigint | null; readonly from: Date } | null;
}

export type LimitEvent =
  | { readonly kind: 'set'; readonly value: bigint | null }
  | { readonly kind: 'cancel' };

export type LimitChange = 'tightened' | 'loosening' | 'cancelled' | 'none';

export const looserAfterMs = 24 * 3_600_000;

/** The limit as it stands at a moment: what waited until then counts. */
export function limitAt({ value, pending }: LimitState, now: Date): LimitState {
  return pending !== null && pending.from <= now
    ? { value: pending.value, pending: null }
    : { value, pending };
}

/** Whether `a` allows more than `b`; no limit allows the most. */
export function isLooser(a: bigint | null, b: bigint | null): boolean {
  if (b === null) return false;
  return a === null || a > b;
}

/** The one that counts of two. */
export function tighterOf(a: bigint | null, b: bigint | null): bigint | null {
  return isLooser(a, b) ? b : a;
}

/**
 * Decides a change. Tighter counts at once, looser (or none) after 24 hours; to set what counts already means to keep it.
 * A wish for something looser takes the place of the one that waits, and waits its own 24 hours.
 */
export function decideLimit(
  before: LimitState,
  event: LimitEvent,
  now: Date,
): { readonly after: LimitState; readonly change: LimitChange } | Refusal<'protection.nothing_pending'> {
  const state = limitAt(before, now);
  const { value, pending } = state;
  if (event.kind === 'cancel') {
    return pending === null
      ? refuse('protection.nothing_pending')
      : { after: { value, pending: null }, change: 'cancelled' };
  }
  if (event.value === value) {
    return { after: { value, pending: null }, change: pending === null ? 'none' : 'cancelled' };
  }
  if (!isLooser(event.value, value)) {
    return { after: { value: event.value, pending: null }, change: 'tightened' };
  }
  if (pending !== null && pending.value === event.value) return { after: state, change: 'none' };
  const from = new Date(now.getTime() + looserAfterMs);
  return { after: { value, pending: { value: event.value, from } }, change: 'loosening' };
}
