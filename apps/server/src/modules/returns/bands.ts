/** What was counted of rounds, in smallest units; all of it exact but for the last digits of a double. */
export interface Deviating {
  /** The variance of all payouts. */
  readonly variance: number;
  /** No single payout lies further above what it was due than this. */
  readonly greatestRise: number;
  /** No single payout lies further below what it was due than this. */
  readonly greatestFall: number;
}

/** How far all payouts together may lie above and below what they were due, in smallest units. */
export interface Band {
  readonly above: number;
  readonly below: number;
}

/** The chance with which a game that is as its sheet says ever leaves its band, to either side: at most this. */
export const FALSE_ALARM_CHANCE = 0.001;

/** Where the epochs begin, in smallest units and their squares. Fixed before any round was seen: their only demand. */
const RISE_ANCHOR = 100_000;
const VARIANCE_ANCHOR = RISE_ANCHOR ** 2;

/**
 * The band that payouts leave at any time of all time with a chance of at most `FALSE_ALARM_CHANCE`, whatever stakes and
 * choices players make of what they saw.
 *
 * What payouts deviate from what they were due is a martingale. Freedman (1975, theorem 1.6): while no step exceeds c and the
 * variance does not exceed v, it ever reaches x with a chance of at most exp(-x² / (2 (v + c x / 3))). Variance and greatest
 * step double from epoch to epoch (v = 2^k and c = 2^j anchors); the epoch (k, j) of each side spends half of the chance over
 * (k+1)(k+2)(j+1)(j+2), whose sum over all epochs is that half, and solves the bound for x.
 */
export function bandOf({ variance, greatestRise, greatestFall }: Deviating): Band {
  return { above: reach(variance, greatestRise), below: reach(variance, greatestFall) };
}

function reach(variance: number, greatest: number): number {
  if (variance === 0) return 0;
  const k = epochOf(variance / VARIANCE_ANCHOR);
  const j = epochOf(greatest / RISE_ANCHOR);
  const [v, c] = [VARIANCE_ANCHOR * 2 ** k, RISE_ANCHOR * 2 ** j];
  const log = Math.log((2 * (k + 1) * (k + 2) * (j + 1) * (j + 2)) / FALSE_ALARM_CHANCE);
  const linear = (c * log) / 3;
  return linear + Math.sqrt(linear ** 2 + 2 * v * log);
}

/** The first epoch that holds a measure: 0 up to the anchor, 1 up to twice that. */
const epochOf = (anchors: number): number => Math.max(0, Math.ceil(Math.log2(anchors)));
