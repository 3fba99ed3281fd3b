import { type Luck, measureOf, type SharedBets, type SharedLuck } from '@ikka/game-kit';
import {
  type CrashChoice,
  drawsReaching,
  POINT_MIN,
  RETURN_AT_MOST,
  readChoice,
  readOutcome,
} from '../rules/index.ts';

/** A bet, or several alike, by the last hundredth at which it was still in. */
interface Ridden {
  /** What the bets are worth before the flight, in smallest units. */
  readonly worth: number;
  readonly until: number;
  readonly choice: CrashChoice;
}

/**
 * [C1, C4] The flight passes one hundredth after another, or ends there: each is a draw. Before it a bet is worth 0.99 of its stake, and
 * at a multiplier that over the chance to come so far: what cashing out pays there, before it is rounded. So no moment to cash out is
 * better than another, and what is due is that 0.99 less the rounding. All bets of a round rise and fall by the same draws.
 */
export const crashLuck: SharedLuck = {
  code: 'crash',
  version: '1.0.0',
  drawnWith: () => 'flight',
  luckOf(bets: readonly SharedBets[]): Luck {
    const ridden = bets.map(riddenBy).toSorted((a, b) => a.until - b.until);
    let [gain, variance, rise, fall, from] = [0, 0, 0, 0, POINT_MIN];
    let left = ridden.reduce((sum, { worth }) => sum + worth, 0);
    for (const { worth, until, choice } of ridden) {
      variance += left ** 2 * (squaresTo(until) - squaresTo(from));
      if (until > from) {
        rise = Math.max(rise, left * (multipleAt(from + 1) - multipleAt(from)));
        fall = Math.max(fall, left * multipleAt(until - 1));
      }
      gain += choice.cashOut === null ? -worth : worth * (multipleAt(until) - 1);
      left -= worth;
      from = until;
    }
    return { gain, variance, rise, fall };
  },
};

function riddenBy({ stake, choice: chosen, outcome: drawn, count }: SharedBets): Ridden {
  const [choice, outcome] = [readChoice(chosen), readOutcome(drawn)];
  if (choice === undefined || outcome === undefined) throw new TypeError('not a bet of crash 1.0.0');
  const { numerator, denominator } = RETURN_AT_MOST;
  const worth = (count * measureOf(stake) * Number(numerator)) / Number(denominator);
  // Who did not cash out was in when the hundredth came that the flight did not reach.
  return { worth, until: choice.cashOut ?? outcome.point + 1, choice };
}

/** [C6] How many times a bet is worth at a multiplier what it was before the flight: one over the chance to come so far. */
const multipleAt = (multiplier: number): number =>
  multiplier <= POINT_MIN ? 1 : 2 ** 52 / Number(drawsReaching(multiplier));

/** What whole draws of 52 bits make of the differences below is less than this part of them. */
const DRAWS_ARE_WHOLE = 1e-5;

/**
 * The variance of one unit of worth that is in from the start to a multiplier, over the draws on the way. To the next hundredth, x
 * becomes x' with a chance of x / x', else nothing: a variance of x (x' - x). Beyond the first step x is the multiplier over 99.
 */
function squaresTo(multiplier: number): number {
  if (multiplier <= POINT_MIN) return 0;
  const hundredths = (multiplier * (multiplier - 1) - (POINT_MIN + 1) * POINT_MIN) / 2;
  return (2 / 99 + hundredths / 99 ** 2) * (1 + DRAWS_ARE_WHOLE);
}
