import { type DepositReason, type DepositState, isInReview, isOpen, needsPerson } from './deposit-state.ts';

const firstPauseMs = 15_000;
const longestPauseOpenMs = 10 * 60_000;
const longestPauseOverMs = 60 * 60_000;
/** A payment that comes later than this is found by the provider's webhook or by reconciliation only. */
export const attendForMs = 48 * 3_600_000;

/**
 * When the job looks at a deposit next: soon after a change, then less and less often (15 s, 30 s, 1 min …, at most every
 * 10 minutes while it is open or its money on the way, and every hour after), and in any case when its time to be paid is over. Null: never again.
 */
export function nextAttendance(
  deposit: {
    readonly state: DepositState;
    readonly reason: DepositReason | null;
    readonly createdAt: Date;
    readonly expiresAt: Date;
    readonly attended: number;
  },
  now: Date,
): Date | null {
  const { state, attended } = deposit;
  const isOperators = state === 'held' || isInReview(state) || needsPerson(deposit);
  if (state === 'paid' || state === 'returned' || isOperators) return null;
  const time = now.getTime();
  const isMoving = state === 'crediting' || state === 'returning';
  const isWaiting = isOpen(state) || state === 'confirming' || isMoving;
  // The ledger gets its money however long that takes; a provider is asked for a bounded time.
  if (!isWaiting && time >= deposit.createdAt.getTime() + attendForMs) return null;
  const longest = isWaiting ? longestPauseOpenMs : longestPauseOverMs;
  const next = time + Math.min(firstPauseMs * 2 ** Math.min(attended, 16), longest);
  const expiry = deposit.expiresAt.getTime();
  return new Date(isOpen(state) && expiry > time ? Math.min(next, expiry) : next);
}
