import type { InstantBet, InstantGame } from './instant-game.ts';
import type { JsonValue } from './json-value.ts';

/** For each multiplier in ten-thousandths its part of the draws, in any measure. */
export type Prizes = ReadonlyMap<number, number>;

/** One way to bet on a game, and how its equally likely draws fall to its prizes. */
export interface SimulatedCase {
  readonly name: string;
  /** The code that is played; where nothing is said, that of the version in force. */
  readonly code?: string;
  readonly choice: JsonValue;
  /** Where the player goes on choosing once something lies: the whole choice, from what the round's outcome shows. */
  readonly goOn?: (outcome: JsonValue) => JsonValue;
  /**
   * Where every act brings something new to light, or stakes further: the round with one more act, or null where it is over. What it
   * returned is counted less what it staked further.
   */
  readonly actOn?: (bet: InstantBet, outcome: JsonValue) => GrownRound | null;
  /** Null where a round is not so simple: then a bet has its prospect, or its mean is the game's. */
  readonly prizes: Prizes | null;
  /** What is read off every round beside what it returned. */
  readonly readings?: readonly Reading[];
}

/** A round with one more act: all that is staked by now, in smallest units, and all that was chosen. */
export interface GrownRound {
  readonly stake: bigint;
  readonly choice: JsonValue;
}

/** A figure that a sheet has beside the return of the whole: of a side bet, or of the rounds that began in one way. */
export interface Reading {
  readonly name: string;
  /** In ten-thousandths of the stake; null of a round that does not count here. */
  readonly of: (outcome: JsonValue, returned: bigint) => number | null;
  /** How the draws fall to its values by the sheet; or its mean alone, for a stake of 1. */
  readonly expected: Prizes | number;
}

/** A bet with one prize: what it pays is asked of the rules, by the greatest payout of a stake of one. */
export function winOrLose(game: InstantGame, choice: JsonValue, chance: number): Prizes {
  const bet = game.readBet(10_000n, choice);
  if ('refused' in bet) throw new TypeError(`${game.code} refuses ${JSON.stringify(choice)}`);
  return new Map([
    [Number(bet.prospect()?.greatest), chance],
    [0, 1 - chance],
  ]);
}
