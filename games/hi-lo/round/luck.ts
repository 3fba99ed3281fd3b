import {
  type Luck,
  luckOfSurvival,
  measureOf,
  type ReckonedRound,
  type SteppedLuck,
  sumOfLuck,
} from '@ikka/game-kit';
import {
  RANK_COUNT,
  RETURN_AT_MOST,
  rankOf,
  readChoice,
  readOutcome,
  winningRanks,
  wins,
} from '../rules/index.ts';

/**
 * [H4] A round is worth 0.99 of its stake at first, and over the chance of its right guesses after each one: what cashing out pays,
 * before it is rounded. A card that is passed over changes nothing of it; no guess is better than another.
 */
export const hiLoLuck: SteppedLuck = {
  code: 'hi-lo',
  version: '1.0.0',
  luckOf({ stake, choice: chosen, outcome: drawn }: ReckonedRound) {
    const [choice, outcome] = [readChoice(chosen), readOutcome(drawn)];
    if (choice === undefined || outcome === undefined) throw new TypeError('not a round of hi-lo 1.0.0');
    let worth = (measureOf(stake) * Number(RETURN_AT_MOST.numerator)) / Number(RETURN_AT_MOST.denominator);
    const ranks = outcome.cards.map(rankOf);
    const bids = choice.guesses.flatMap((guess, at): Luck[] => {
      const [lies, next] = [ranks[at], ranks[at + 1]];
      if (guess === 'skip' || lies === undefined || next === undefined) return [];
      const chance = winningRanks(lies, guess) / RANK_COUNT;
      const bid = luckOfSurvival(worth, chance, wins(lies, guess, next));
      worth = bid.worth;
      return [bid.luck];
    });
    return sumOfLuck(bids);
  },
};
