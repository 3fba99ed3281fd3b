import { type NiuNiuHand, type NiuNiuOptions, playerAt } from './hand.ts';
import { MOST_MULTIPLIER } from './hand-rank.ts';

/** [NN5] The bids that a player can afford, in order; nothing is always one. */
export function bidsOf(
  { base, bets, bidMost }: NiuNiuOptions,
  hand: NiuNiuHand,
  place: number,
): readonly number[] {
  const { stack } = playerAt(hand, place);
  const most = BigInt(Math.max(...bets) * MOST_MULTIPLIER * (hand.players.length - 1)) * BigInt(base);
  return Array.from({ length: bidMost + 1 }, (_, bid) => bid).filter(
    (bid) => BigInt(bid) * most <= BigInt(stack),
  );
}

/** [NN6] The bets that a player may make against the banker; the least is always one. */
export function betsOf({ base, bets }: NiuNiuOptions, hand: NiuNiuHand, place: number): readonly number[] {
  const { banker, players } = hand;
  if (banker === null || banker.place === place) return [];
  const own = BigInt(playerAt(hand, place).stack);
  const banks = BigInt(playerAt(hand, banker.place).stack) / BigInt(players.length - 1);
  const unit = BigInt(banker.bid * MOST_MULTIPLIER) * BigInt(base);
  return bets.filter((bet, at) => at === 0 || (BigInt(bet) * unit <= own && BigInt(bet) * unit <= banks));
}
