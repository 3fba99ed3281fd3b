import { luckOfSurvival, measureOf, type ReckonedRound, type SteppedLuck, sumOfLuck } from '@ikka/game-kit';
import { RETURN_AT_MOST, readChoice, readOutcome } from '../rules/index.ts';

/**
 * [CF4] A round is worth 0.99 of its stake at first, and twice as much after each right call: what cashing out pays, before it is
 * rounded. No call is better than another, so that what is due is that 0.99 less the rounding, however one plays.
 */
export const coinFlipLuck: SteppedLuck = {
  code: 'coin-flip',
  version: '1.0.0',
  luckOf({ stake, choice: chosen, outcome: drawn }: ReckonedRound) {
    const [choice, outcome] = [readChoice(chosen), readOutcome(drawn)];
    if (choice === undefined || outcome === undefined) throw new TypeError('not a round of coin-flip 1.0.0');
    let worth = (measureOf(stake) * Number(RETURN_AT_MOST.numerator)) / Number(RETURN_AT_MOST.denominator);
    const flips = choice.calls.map((call, at) => {
      const flip = luckOfSurvival(worth, 1 / 2, call === outcome.faces[at]);
      worth = flip.worth;
      return flip.luck;
    });
    return sumOfLuck(flips);
  },
};
