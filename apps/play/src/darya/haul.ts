import type { DaryaShot } from '@ikka/contract';

/** What the player's own shots have come to since he sat down. Amounts are smallest units. */
export interface Haul {
  readonly shots: number;
  readonly caught: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly best: number;
}

export const emptyHaul: Haul = { shots: 0, caught: 0, stake: 0n, payout: 0n, best: 0 };

/** A haul with one more batch. */
export function haulAfter(
  haul: Haul,
  {
    stake,
    payout,
    shots,
  }: { readonly stake: bigint; readonly payout: bigint; readonly shots: readonly DaryaShot[] },
): Haul {
  return {
    shots: haul.shots + shots.length,
    caught: haul.caught + shots.filter(({ multiplier }) => multiplier > 0).length,
    stake: haul.stake + stake,
    payout: haul.payout + payout,
    best: Math.max(haul.best, ...shots.map(({ multiplier }) => multiplier)),
  };
}
