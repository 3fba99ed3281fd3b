import type { KenoChoice } from './choice.ts';
import { multiplierOf, setsOf, waysToHit } from './sheet.ts';

/** What so many hits of a choice pay, and how likely they are. */
export interface HitPrize {
  readonly hits: number;
  /** In ten-thousandths. */
  readonly multiplier: number;
  /** Of `setsOf(picks)` sets. */
  readonly ways: number;
}

/** [K3, K4] What a choice pays for 0 hits to all of them, in this order. */
export function hitPrizes({ picks: { length: picks }, risk }: KenoChoice): readonly HitPrize[] {
  return Array.from({ length: picks + 1 }, (_, hits) => ({
    hits,
    multiplier: multiplierOf(risk, picks, hits),
    ways: waysToHit(picks, hits),
  }));
}

/** [K3] How likely a prize is, between 0 and 1. */
export function chanceOf({ ways }: HitPrize, picks: number): number {
  return ways / setsOf(picks);
}
