import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { dealCoup } from './coup.ts';
import { drawShoe } from './shoe.ts';
import { greatestPayout, limitsOf, mostOn } from './spot-limits.ts';
import { returnOn, spots } from './spots.ts';

const variants = ['commission', 'no-commission'] as const;

describe('the limits of a table', () => {
  it('[B26] are those of its stakes, a tenth on the side spots but not below the least', () => {
    expect(limitsOf([100n, 1_000n, 100_000n])).toEqual({ least: '100', most: '100000', sideMost: '10000' });
    expect(limitsOf([500n, 2_500n])).toEqual({ least: '500', most: '2500', sideMost: '500' });
    expect(mostOn('banker', limitsOf([500n, 2_500n]))).toBe(2_500n);
    expect(mostOn('luckySix', limitsOf([500n, 2_500n]))).toBe(500n);
  });

  it('[B30] say what a coup pays at most: twice the main limit, and 325.5 times that of the side spots', () => {
    for (const variant of variants) {
      expect(greatestPayout(limitsOf([500n, 25_000n]), variant)).toBe(2n * 25_000n + (2_500n * 651n) / 2n);
      // Where one stake alone is offered a side spot takes as much as Player and Banker.
      expect(greatestPayout(limitsOf([500n]), variant)).toBe(2n * 500n + (500n * 651n) / 2n);
    }
  });

  it('[B30] is passed by no coup, all spots at their limits', () => {
    const limits = limitsOf([100n, 10_000n]);
    const shoe = drawShoe(openStream({ serverSeed: 'a'.repeat(64), clientSeed: 'salt', nonce: 0 }));
    const [perfect, other] = [
      [0, 1, 52, 53, 8, 9],
      [28, 32, 80, 84, 4, 8],
    ];
    const coups = [perfect, other, ...shoe.slice(0, 400).map((_, start) => shoe.slice(start, start + 6))];
    for (const variant of variants) {
      for (const cards of coups) {
        const coup = dealCoup(cards ?? [], 0);
        const paid = spots.map((spot) => returnOn(spot, mostOn(spot, limits), coup, variant));
        const sum = paid.reduce((all, one) => all + one, 0n);
        expect(sum).toBeLessThanOrEqual(greatestPayout(limits, variant));
      }
    }
  });
});
