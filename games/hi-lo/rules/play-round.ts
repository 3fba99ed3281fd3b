import { payoutAt } from '@ikka/game-kit';
import { type Guess, type HiLoAction, type HiLoChoice, skipsIn } from './choice.ts';
import { type HiLoOutcome, rankOf } from './draw-round.ts';
import { multiplierOf, winningRanks, wins } from './odds.ts';
import { ENDS_AT, RANK_COUNT, SKIPS_MOST } from './sheet.ts';

/** How a round went as far as it was played. */
interface Course {
  /** On how many ranks each guess won that was a bet, in order. */
  readonly won: readonly number[];
  /** The place of the guess that lost, or -1. */
  readonly lostAt: number;
}

function courseOf({ guesses }: HiLoChoice, { cards }: HiLoOutcome): Course {
  const won: number[] = [];
  for (const [at, guess] of guesses.entries()) {
    if (guess === 'skip') continue;
    const rank = rankOf(cards[at] ?? 0);
    if (!wins(rank, guess, rankOf(cards[at + 1] ?? 0))) return { won, lostAt: at };
    won.push(winningRanks(rank, guess));
  }
  return { won, lostAt: -1 };
}

/** [H3, H5] Whether a guess is offered on the card that lies. */
export function isOffered(said: readonly Guess[], rank: number, guess: Guess): boolean {
  return guess === 'skip' ? skipsIn(said) < SKIPS_MOST : winningRanks(rank, guess) > 0;
}

/** [H3, H5] The round with one more guess, or null for one that is not offered. */
export function act(choice: HiLoChoice, { guess }: HiLoAction, { cards }: HiLoOutcome): HiLoChoice | null {
  const { guesses } = choice;
  return isOffered(guesses, rankOf(cards.at(-1) ?? 0), guess) ? { guesses: [...guesses, guess] } : null;
}

/** [H3, H6] A guess was wrong, or the round stands at the most that it comes to. */
export function isOver(choice: HiLoChoice, outcome: HiLoOutcome): boolean {
  const { won, lostAt } = courseOf(choice, outcome);
  return lostAt >= 0 || (won.length > 0 && multiplierOf(won) >= ENDS_AT);
}

const hasBid = ({ guesses }: HiLoChoice): boolean => guesses.some((guess) => guess !== 'skip');

/** [H3] Something must have been guessed. */
export const mayCashOut = hasBid;

/** [H7] A round that its player left is cashed out; where nothing was bet on a card the stake is given back. */
export const leftBehind = (choice: HiLoChoice): 'settle' | 'return' => (hasBid(choice) ? 'settle' : 'return');

/** [H4] What the round stands at, in ten-thousandths; 0 once a guess was wrong. */
export function standsAt(choice: HiLoChoice, outcome: HiLoOutcome): number {
  const { won, lostAt } = courseOf(choice, outcome);
  return lostAt >= 0 ? 0 : multiplierOf(won);
}

/** [H4] What the round would stand at after a guess that wins on so many ranks, in ten-thousandths. */
export function wouldStandAt(choice: HiLoChoice, outcome: HiLoOutcome, ranks: number): number {
  return multiplierOf([...courseOf(choice, outcome).won, ranks]);
}

/** [H4] The total return in smallest units; 0n where a guess was wrong. */
export function settleRound(stake: bigint, choice: HiLoChoice, outcome: HiLoOutcome): bigint {
  return payoutAt(stake, standsAt(choice, outcome));
}

/** [H6] No round comes to more: the last guess multiplies by 13 at most what stood below the end. */
export const greatestPayout = (stake: bigint): bigint => payoutAt(stake, ENDS_AT * RANK_COUNT);

/** What a stage, a replay or a verifier shows of a round that is over. */
export type HiLoView = {
  readonly cards: readonly number[];
  readonly guesses: readonly Guess[];
  readonly hasLost: boolean;
  /** In ten-thousandths; 0 for a lost round. */
  readonly multiplier: number;
};

export function presentRound(choice: HiLoChoice, outcome: HiLoOutcome): HiLoView {
  const multiplier = standsAt(choice, outcome);
  return { cards: outcome.cards, guesses: choice.guesses, hasLost: multiplier === 0, multiplier };
}
