import { type HandEnd, rakeOf } from '@ikka/seat-kit';
import { arrange } from './arrange.ts';
import { MOST, type Player, type RummyHand, type RummyOptions, type Table, tableOf } from './hand.ts';

/** [RM8, RM9] What a player's hand counts in the end. Whoever had no turn counts half, rounded up. */
export function countOf({ left, held, hasDrawn, misses }: Player, { cardOf, wild }: Table): number {
  if (left !== null) return left.points;
  const { points } = arrange(held.map(cardOf), wild);
  const counted = hasDrawn || misses > 0 ? points : Math.ceil(points / 2);
  return Math.min(MOST, counted);
}

/** [RM10, RM11] What a hand that is over came to. */
export function endOfHand(
  { point, rake }: RummyOptions,
  hand: RummyHand,
  deck: readonly number[],
): HandEnd | null {
  const { end, players } = hand;
  if (end === null) return null;
  const table = tableOf(hand, deck);
  const losses = players.map((player, place) => {
    if (end.winner === null || place === end.winner) return 0n;
    return BigInt(countOf(player, table)) * BigInt(point);
  });
  const pot = losses.reduce((sum, loss) => sum + loss, 0n);
  const raked = rakeOf(pot, rake);
  const seats = players.map(({ seat, stack }, place) => {
    const loss = losses[place] ?? 0n;
    if (place !== end.winner) return { seat, stake: String(loss), payout: '0' };
    // [RM11] Of the winner counts what he won, at most what he had.
    const stake = pot < BigInt(stack) ? pot : BigInt(stack);
    return { seat, stake: String(stake), payout: String(stake + pot - raked) };
  });
  const winner = end.winner === null ? undefined : players[end.winner];
  return {
    reason: end.how,
    pot: String(pot),
    rake: String(raked),
    seats,
    winners: winner === undefined ? [] : [{ seat: winner.seat, amount: String(pot - raked) }],
    refunds: [],
    // Who threw the hand away, or won by that, need not show it.
    shown: end.how === 'declared' ? players.flatMap(({ seat, left }) => (left === null ? [seat] : [])) : [],
  };
}
