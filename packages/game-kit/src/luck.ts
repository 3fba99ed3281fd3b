import type { StreamSeeds } from '@ikka/fair';

/**
 * What chance gave beyond what it was due to give, in smallest units; exact but for the last digits of a double.
 *
 * While a round is on it has a worth after everything that was seen and done: any measure of it will do that ends in the payout.
 * Each time that chance decides something, worth comes out above or below its mean over all that could have come then. The sum
 * of these differences is a martingale, whatever the players choose and however near the measure is to the truth: choices move
 * the worth between the draws, and are not counted. A payout less its luck is what it was due.
 */
export interface Luck {
  /** The sum of the differences. */
  readonly gain: number;
  /** The sum of their variances, each as it stood before its draw; at least that. */
  readonly variance: number;
  /** No single draw could have come further above its mean than this. */
  readonly rise: number;
  /** No single draw could have come further below its mean than this. */
  readonly fall: number;
}

/** An amount in smallest units as luck is measured by it: in doubles, of which no amount is made again. */
export const measureOf = (units: bigint): number => Number(units);

export const noLuck: Luck = { gain: 0, variance: 0, rise: 0, fall: 0 };

/** The luck of several draws, one after another. */
export function sumOfLuck(draws: Iterable<Luck>): Luck {
  let { gain, variance, rise, fall } = noLuck;
  for (const draw of draws) {
    gain += draw.gain;
    variance += draw.variance;
    rise = Math.max(rise, draw.rise);
    fall = Math.max(fall, draw.fall);
  }
  return { gain, variance, rise, fall };
}

/** What a draw may come to: how often (in whatever measure, the same for all of one draw), and what the round is worth then. */
export type LuckWay = readonly [weight: number, worth: number];

/** The luck of one draw that came to a worth of `came`. Only differences count: what no way changes may be left out of all. */
export function luckOfDraw(ways: readonly LuckWay[], came: number): Luck {
  let [all, sum, most, least] = [0, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [weight, worth] of ways) {
    if (weight === 0) continue;
    all += weight;
    sum += weight * worth;
    most = Math.max(most, worth);
    least = Math.min(least, worth);
  }
  const mean = sum / all;
  let squares = 0;
  for (const [weight, worth] of ways) squares += weight * (worth - mean) ** 2;
  return { gain: came - mean, variance: squares / all, rise: most - mean, fall: mean - least };
}

/** A draw that a round survives with a chance, so that it is worth the more, and else is worth nothing. It is fair. */
export function luckOfSurvival(
  worth: number,
  chance: number,
  survives: boolean,
): { luck: Luck; worth: number } {
  const after = survives ? worth / chance : 0;
  const ways: readonly LuckWay[] = [
    [chance, worth / chance],
    [1 - chance, 0],
  ];
  return { luck: luckOfDraw(ways, after), worth: after };
}

/** A round of several steps as its luck is reckoned: what was done so far, and what was drawn for it. */
export interface ReckonedRound {
  /** All that it has staked by now, in smallest units. */
  readonly stake: bigint;
  readonly choice: unknown;
  readonly outcome: unknown;
  /** Whether it is settled; an open one has the luck of the draws that were seen. */
  readonly isOver: boolean;
}

/** How luck is told from what players do, in a version of a game in which one goes on choosing after the first draw. */
export interface SteppedLuck {
  readonly code: string;
  readonly version: string;
  /** Throws on a round that is not of this version. */
  luckOf(round: ReckonedRound): Luck;
}

/** Bets alike on one shared round: each one's stake in smallest units, and how many they are. */
export interface SharedBets {
  readonly stake: bigint;
  readonly choice: unknown;
  readonly outcome: unknown;
  readonly count: number;
}

/** The same where many play as one: what chance decides then, it decides for all of their bets together. */
export interface SharedLuck {
  readonly code: string;
  readonly version: string;
  /** Bets on one shared round that the same draws decide have the same mark. Throws on a choice that is not of this version. */
  drawnWith(choice: unknown): string;
  /** The luck of all bets of one mark, in one currency, on the shared round of these seeds. */
  luckOf(bets: readonly SharedBets[], seeds: StreamSeeds): Luck;
}
