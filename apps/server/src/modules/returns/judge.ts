import { type Band, bandOf } from './bands.ts';
import { greater } from './count-bets.ts';
import { noneUnderWay, type Sums, type UnderWay } from './store.ts';

/**
 * How payouts stand to what they were due. `unjudged`: the rules of the version are not known any more. `counting`: rounds are still
 * being read, and what is under way is not held against them yet. `outside`: its vendor draws it, and nobody here can say what was due.
 */
export type Verdict = 'inside' | 'above' | 'below' | 'unjudged' | 'counting' | 'outside';

export interface Judged {
  readonly verdict: Verdict;
  /** All as parts of what was staked; null where nothing was, or where there is no band. */
  readonly measured: number | null;
  readonly expected: number | null;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Holds what was paid against what was due. The luck of what is under way belongs to the same sum: players end a round when it suits
 * them, so that those that have ended are not all that was drawn.
 */
export function judge({ stake, payout, due }: Sums, underWay: UnderWay = noneUnderWay): Judged {
  const staked = Number(stake);
  const measured = staked === 0 ? null : Number(payout) / staked;
  if (due === null || measured === null)
    return { verdict: 'unjudged', measured, expected: null, from: null, to: null };
  const expected = Number(due.millionths) / 1_000_000;
  const band: Band = bandOf({
    variance: Number(due.variance + underWay.variance),
    greatestRise: Number(greater(due.greatest, underWay.greatest)),
    greatestFall: Number(greater(due.greatestDue, underWay.greatestDue)),
  });
  const standing = Number(underWay.millionths) / 1_000_000;
  // In millionths and whole numbers, so that great sums lose no digit.
  const deviation = Number(payout * 1_000_000n - due.millionths + underWay.millionths) / 1_000_000;
  return {
    verdict: deviation > band.above ? 'above' : deviation < -band.below ? 'below' : 'inside',
    measured,
    expected: expected / staked,
    from: Math.max(0, (expected - standing - band.below) / staked),
    to: Math.max(0, (expected - standing + band.above) / staked),
  };
}
