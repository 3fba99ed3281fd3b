import { type Fraction, fraction } from '@ikka/money';
import type { Guess } from './choice.ts';
import { RANK_COUNT, RETURN_AT_MOST } from './sheet.ts';

/** A guess on which something is bet. */
export type Bid = Exclude<Guess, 'skip'>;

/**
 * [H3] On how many of the 13 ranks a guess wins; 0 where it is not offered. An equal card wins on both sides, except on an ace and
 * a king: there one may say that the next card is beyond it, or that it is the same.
 */
export function winningRanks(rank: number, guess: Bid): number {
  if (guess === 'same') return rank === 1 || rank === RANK_COUNT ? 1 : 0;
  if (guess === 'higher')
    return rank === RANK_COUNT ? 0 : rank === 1 ? RANK_COUNT - 1 : RANK_COUNT + 1 - rank;
  return rank === 1 ? 0 : rank === RANK_COUNT ? RANK_COUNT - 1 : rank;
}

/** [H3] Whether a guess about the card after `rank` wins with `next`. */
export function wins(rank: number, guess: Bid, next: number): boolean {
  if (winningRanks(rank, guess) === 0) return false;
  if (guess === 'same') return next === rank;
  if (rank === 1 || rank === RANK_COUNT) return next !== rank;
  return guess === 'higher' ? next >= rank : next <= rank;
}

/** [H4] What guesses that won on so many of 13 ranks pay for one, before it is rounded: (1 - edge) over their chance. */
export function exactMultiplier(won: readonly number[]): Fraction {
  let { numerator, denominator } = RETURN_AT_MOST;
  for (const ranks of won) {
    numerator *= BigInt(RANK_COUNT);
    denominator *= BigInt(ranks);
  }
  return fraction(numerator, denominator);
}

/** [H4] The same in ten-thousandths, rounded down. */
export function multiplierOf(won: readonly number[]): number {
  const { numerator, denominator } = exactMultiplier(won);
  return Number((numerator * 10_000n) / denominator);
}
