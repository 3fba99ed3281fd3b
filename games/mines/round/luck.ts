import { luckOfSurvival, measureOf, type ReckonedRound, type SteppedLuck, sumOfLuck } from '@ikka/game-kit';
import { fatalPick, RETURN_AT_MOST, readChoice, readOutcome, TILE_COUNT } from '../rules/index.ts';

/**
 * [M4] A round is worth 0.99 of its stake at first, and over the chance of the picks that were safe after each one: what cashing out
 * pays, before it is rounded. No pick is better than another, so that what is due is that 0.99 less the rounding, however one plays.
 */
export const minesLuck: SteppedLuck = {
  code: 'mines',
  version: '1.0.0',
  luckOf({ stake, choice: chosen, outcome: drawn }: ReckonedRound) {
    const [choice, outcome] = [readChoice(chosen), readOutcome(drawn)];
    if (choice === undefined || outcome === undefined) throw new TypeError('not a round of mines 1.0.0');
    const fatal = fatalPick(choice, outcome);
    let worth = (measureOf(stake) * Number(RETURN_AT_MOST.numerator)) / Number(RETURN_AT_MOST.denominator);
    const picks = choice.picks.map((_, at) => {
      const hidden = TILE_COUNT - at;
      const pick = luckOfSurvival(worth, (hidden - choice.mines) / hidden, at !== fatal);
      worth = pick.worth;
      return pick.luck;
    });
    return sumOfLuck(picks);
  },
};
