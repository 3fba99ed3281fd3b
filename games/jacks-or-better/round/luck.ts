import {
  type Luck,
  luckOfDraw,
  measureOf,
  type ReckonedRound,
  type SteppedLuck,
  sumOfLuck,
} from '@ikka/game-kit';
import {
  bestHold,
  dealtOf,
  finalOf,
  handOf,
  hands,
  heldOf,
  holdValue,
  pays,
  readChoice,
  readOutcome,
  rtp,
  VALUE_MEASURE,
  varianceOfDeals,
} from '../rules/index.ts';

const MEAN = Number(rtp.numerator) / Number(rtp.denominator);

/**
 * [J6] A round is worth what the sheet returns, then what the best hold of the five dealt cards does, then what the hold that was
 * chosen does, then what it pays: chance deals, and chance draws. What is due is the sheet's return less what the player's hold gave
 * away.
 */
export const jacksOrBetterLuck: SteppedLuck = {
  code: 'jacks-or-better',
  version: '1.0.0',
  luckOf({ stake: staked, choice: chosen, outcome: drawn, isOver }: ReckonedRound) {
    const [choice, outcome] = [readChoice(chosen), readOutcome(drawn)];
    if (choice === undefined || outcome === undefined)
      throw new TypeError('not a round of jacks-or-better 1.0.0');
    const stake = measureOf(staked);
    const dealt = dealtOf(outcome);
    const deal = luckOfDeal(stake, dealt);
    if (!isOver) return deal;
    const hold = heldOf(choice, outcome);
    const { counts } = holdValue(dealt, hold);
    const ways = hands.map((hand) => [counts[hand], stake * pays[hand]] as const);
    return sumOfLuck([deal, luckOfDraw(ways, stake * pays[handOf(finalOf(outcome, hold))])]);
  },
};

function luckOfDeal(stake: number, dealt: readonly number[]): Luck {
  const most = pays.royalFlush;
  return {
    gain: stake * (bestOf(dealt) - MEAN),
    variance: stake ** 2 * varianceOfDeals,
    rise: stake * (most - MEAN),
    fall: stake * MEAN,
  };
}

/** Hands are dealt again, and their best hold takes a while to find: so many are remembered. */
const KNOWN_MOST = 200_000;
const known = new Map<string, number>();

/** What the best hold of these cards returns of one staked; the names of suits change nothing of it. */
function bestOf(dealt: readonly number[]): number {
  const names = new Map<number, number>();
  const key = dealt
    .toSorted((a, b) => a - b)
    .map((card) => {
      const suit = card & 3;
      if (!names.has(suit)) names.set(suit, names.size);
      return (card & ~3) | (names.get(suit) ?? 0);
    })
    .join();
  let best = known.get(key);
  if (best === undefined) {
    best = bestHold(dealt).value / VALUE_MEASURE;
    if (known.size >= KNOWN_MOST) known.clear();
    known.set(key, best);
  }
  return best;
}
