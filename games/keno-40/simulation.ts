import type { SimulatedCase } from '@ikka/game-kit';
import { hitPrizes, PICKS_MAX, risks } from './rules/index.ts';

const counts = Array.from({ length: PICKS_MAX }, (_, index) => index + 1);

/** Every count of picks at every risk. */
export const cases: readonly SimulatedCase[] = risks.flatMap((risk) =>
  counts.map((count) => {
    // Spread over the drum, so that no part of it is left out.
    const picks = Array.from({ length: count }, (_, at) => 1 + ((at * 7 + count * 3) % 40));
    const choice = { picks: picks.sort((a, b) => a - b), risk };
    const prizes = new Map<number, number>();
    for (const { multiplier, ways } of hitPrizes(choice)) {
      prizes.set(multiplier, (prizes.get(multiplier) ?? 0) + ways);
    }
    return { name: `${risk} ${count}`, choice, prizes };
  }),
);
