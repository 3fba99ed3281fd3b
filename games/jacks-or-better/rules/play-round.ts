import { houseHold } from './best-hold.ts';
import type { PokerAction, PokerChoice } from './choice.ts';
import { dealtOf, finalOf, type PokerOutcome } from './draw-round.ts';
import { handOf } from './hand.ts';
import { type Hand, PAYS_MOST, pays } from './sheet.ts';

/** [J2] The round with its hold, or null where one was decided before. */
export function act(choice: PokerChoice, { hold }: PokerAction): PokerChoice | null {
  return choice.hold === null ? { hold } : null;
}

/** [J2] One hold is all that there is to decide. */
export const isOver = ({ hold }: PokerChoice): boolean => hold !== null;

/** [J3, J5] The places that are held: the player's, or those that the rules hold for one who left. */
export const heldOf = ({ hold }: PokerChoice, outcome: PokerOutcome): readonly number[] =>
  hold ?? houseHold(dealtOf(outcome)).hold;

/** [J4] The total return in smallest units: whole multiples of the stake, so that nothing is rounded. */
export function settleRound(stake: bigint, choice: PokerChoice, outcome: PokerOutcome): bigint {
  return stake * BigInt(pays[handOf(finalOf(outcome, heldOf(choice, outcome)))]);
}

/** [J4] That of a royal flush. */
export const greatestPayout = (stake: bigint): bigint => stake * BigInt(PAYS_MOST);

/** What a stage, a replay or a verifier shows of a round that is over. */
export type PokerView = {
  readonly dealt: readonly number[];
  readonly hold: readonly number[];
  /** The player left, and the rules held. */
  readonly isLeft: boolean;
  readonly cards: readonly number[];
  readonly hand: Hand;
  /** A multiple of the stake. */
  readonly multiplier: number;
};

export function presentRound(choice: PokerChoice, outcome: PokerOutcome): PokerView {
  const hold = heldOf(choice, outcome);
  const cards = finalOf(outcome, hold);
  const hand = handOf(cards);
  return {
    dealt: dealtOf(outcome),
    hold,
    isLeft: choice.hold === null,
    cards,
    hand,
    multiplier: pays[hand],
  };
}
