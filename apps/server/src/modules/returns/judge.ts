import { type Band, bandOf } from './bands.ts';
import type { Sums } from './store.ts';

/** How payouts stand to what they were due. `unjudged`: a bet alone has no prospect. */
export type Verdict = 'inside' | 'above' | 'below' | 'unjudged';

export interface Judged {
  readonly verdict: Verdict;
  /** All as parts of what was staked; null where nothing was, or where there is no band. */
  readonly measured: number | null;
  readonly expected: number | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** Holds what was paid against what was due. */
export function judge({ stake, payout, due }: Sums): Judged {
  const staked = Number(stake);
  const measured = staked === 0 ? null : Number(payout) / staked;
  if (due === null || measured === null)
    return { verdict: 'unjudged', measured, expected: null, from: null, to: null };
  const expected = Number(due.millionths) / 1_000_000;
  const band: Band = bandOf({
    variance: Number(due.variance),
    greatestRise: Number(due.greatest),
    greatestFall: Number(due.greatestDue),
  });
  // In millionths and whole numbers, so that great sums lose no digit.
  const deviation = Number(payout * 1_000_000n - due.millionths) / 1_000_000;
  return {
    verdict: deviation > band.above ? 'above' : deviation < -band.below ? 'below' : 'inside',
    measured,
    expected: expected / staked,
    from: Math.max(0, (expected - band.below) / staked),
    to: (expected + band.above) / staked,
  };
}
