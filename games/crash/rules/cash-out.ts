import { flightMs, multiplierAt } from './flight.ts';
import type { CrashCommand, CrashEntry, CrashEvent, CrashSecret } from './room-types.ts';
import { payoutOf } from './settle-bet.ts';
import { CASH_OUT_MIN } from './sheet.ts';
import { betAnswer, type CrashState, type Decided } from './take-bet.ts';

/** One bet cashed out: the entry, the money and what everybody hears. */
export function cashedOut(bet: string, entry: CrashEntry, cashOut: number) {
  const stake = BigInt(entry.stake);
  const payout = payoutOf(stake, cashOut);
  const cashed: CrashEntry = { ...entry, cashOut, payout: String(payout) };
  const { memberId, currency } = entry;
  return {
    entry: [bet, cashed] as const,
    movement: { kind: 'settle', bet, memberId, currency, stake, payout } as const,
    event: { type: 'cashed', bet, currency, cashOut, payout: cashed.payout } as const satisfies CrashEvent,
  };
}

/**
 * [C4, C11] Cashes a bet out at the multiplier of the moment in which the server received the wish. A standing order that
 * was reached before that moment counts instead. A bet that was cashed is answered as it stands.
 */
export function cashOut(
  { head, entries }: CrashState,
  { bet, memberId }: CrashCommand & { readonly type: 'cash_out' },
  { at, secret }: { readonly at: number; readonly secret: CrashSecret | null },
): Decided {
  const entry = entries.get(bet);
  if (entry === undefined || entry.memberId !== memberId) return { refused: 'round.unknown' };
  if (entry.cashOut !== null) return { answer: betAnswer(bet, entry) };
  if (head.phase === 'betting' || head.phase === 'resting') return { refused: 'room.too_early' };
  if (head.phase === 'settling') return { refused: 'room.too_late' };
  if (secret === null) throw new Error('a flight without its point');
  const elapsed = at - head.startedAt;
  if (elapsed >= flightMs(secret.point)) return { refused: 'room.too_late' };
  const reached = multiplierAt(elapsed);
  if (reached < CASH_OUT_MIN) return { refused: 'room.too_early' };
  const multiplier = entry.auto !== null && entry.auto <= reached ? entry.auto : reached;
  const cashed = cashedOut(bet, entry, multiplier);
  return {
    entries: [cashed.entry],
    movements: [cashed.movement],
    events: [cashed.event],
    answer: betAnswer(bet, cashed.entry[1]),
  };
}
