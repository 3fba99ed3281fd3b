import type { JsonValue } from '@ikka/game-kit';

/** One way to bet on a game, and how its equally likely draws fall to its prizes. */
export interface SimulatedCase {
  readonly name: string;
  readonly choice: JsonValue;
  /** Where the player goes on choosing once something lies: the whole choice, from what the round's outcome shows. */
  readonly goOn?: (outcome: JsonValue) => JsonValue;
  /** For each multiplier in ten-thousandths its part of the draws, in any measure; null where a round is not so simple. */
  readonly prizes: ReadonlyMap<number, number> | null;
}
