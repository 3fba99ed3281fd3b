import { describe, expect, it } from 'vitest';
import { sampleEquity } from './sample-equity.ts';

const suits = 'dhsc';
const ranks = '23456789TJQKA';
const cards = (text: string) =>
  [...text.matchAll(/(.)(.)/g)].map(
    ([, rank = '', suit = '']) => 4 * ranks.indexOf(rank) + suits.indexOf(suit),
  );

/** The greatest that an estimate may differ: four times what is usual. */
const within = 0.01;

describe('the share of a pot that is estimated before the flop', () => {
  // Source: pvp.md, Texas Hold'em: every board of these match-ups was counted.
  it.each([
    [
      ['AsAh', 'KdKc'],
      [(1_388_072 + 6_538 / 2) / 1_712_304, (317_694 + 6_538 / 2) / 1_712_304],
    ],
    [
      ['AsKs', 'QhQd'],
      [(787_966 + 6_732 / 2) / 1_712_304, (917_606 + 6_732 / 2) / 1_712_304],
    ],
    [
      ['AsKs', '2h2d'],
      [(852_207 + 10_775 / 2) / 1_712_304, (849_322 + 10_775 / 2) / 1_712_304],
    ],
    [
      ['AsAh', 'KsKh', 'QsQh'],
      [0.6767025058, 0.172317328, 0.1509801661],
    ],
  ])('of %j is close to what is counted', (hands, counted) => {
    const shares = sampleEquity(hands.map(cards));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const [at, share] of shares.entries())
      expect(Math.abs(share - (counted[at] ?? 0))).toBeLessThan(within);
  });

  it('is the same whenever it is asked for', () => {
    const hands = [cards('AsAh'), cards('KdKc')];
    expect(sampleEquity(hands)).toEqual(sampleEquity(hands));
  });

  it('knows which cards cannot come', () => {
    const hands = [cards('AsAh'), cards('KdKc')];
    const [, kings = 0] = sampleEquity(hands);
    const [, without = 0] = sampleEquity(hands, cards('KhKs'));
    expect(without).toBeLessThan(kings / 2);
  });
});
