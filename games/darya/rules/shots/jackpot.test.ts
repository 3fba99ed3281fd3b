import { openStream } from '@ikka/fair';
import { fraction } from '@ikka/money';
import { seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { contributionOf, jackpotShare } from '../sheet/funding.ts';
import { drawJackpot, jackpotOdds, jackpotUnitOf, prospectOfJackpot, winsJackpot } from './jackpot.ts';

const jackpot = { unit: '8000', pot: '200000' };

describe('the pot of a room', () => {
  it('[D21] has the dearest trial of the room as its unit', () => {
    expect(jackpotUnitOf([100n, 1_000n, 500n])).toBe(8_000n);
  });

  it('[D21] is won in proportion to the stake, by enumeration', () => {
    const wins = (stake: bigint): number => {
      const { denominator } = fraction(stake, 8_000n);
      return Array.from({ length: Number(denominator) }, (_, second) => second).filter((second) =>
        winsJackpot(stake, jackpot, [0, second]),
      ).length;
    };
    for (const stake of [25n, 100n, 250n, 1_000n, 8_000n]) {
      const { numerator, denominator } = fraction(stake, 8_000n);
      expect([wins(stake), Number(denominator)]).toEqual([Number(numerator), Number(denominator)]);
      expect(winsJackpot(stake, jackpot, [1])).toBe(false);
    }
    for (const draw of [[], [0], [0, 80], [jackpotOdds], [1, 0], [-1], [0.5]]) {
      expect(winsJackpot(100n, jackpot, draw)).toBeUndefined();
    }
  });

  it('[D4, D21] pays back on the average what was put in, where it holds what is put in between two wins', () => {
    // Between two wins lie `jackpotOdds` units of stakes on the average, of which the pot gets its share.
    const { numerator, denominator } = jackpotShare.share;
    const pot = (8_000n * BigInt(jackpotOdds) * numerator) / denominator;
    for (const stake of [25n, 1_000n, 8_000n]) {
      const { mean } = prospectOfJackpot([stake], { unit: '8000', pot: String(pot) });
      expect(mean).toEqual(fraction(stake * numerator, denominator));
    }
  });

  it('[D21] is won once by a batch, however many of its trials win it', () => {
    const two = prospectOfJackpot([8_000n, 8_000n], jackpot);
    const odds = BigInt(jackpotOdds);
    expect(two.mean).toEqual(fraction((2n * odds - 1n) * 200_000n, odds * odds));
    expect(two.greatest).toBe(200_000n);
  });

  it('[D21] gets its share of every sum of stakes, rounded up over the sitting and never more than that', () => {
    const random = seededRandom(21);
    let [staked, given] = [0n, 0n];
    for (let n = 0; n < 500; n += 1) {
      const stake = BigInt(1 + random.int(999));
      given += contributionOf(jackpotShare, staked, staked + stake);
      staked += stake;
      expect(given).toBe((staked + 199n) / 200n);
    }
  });

  it('[D21] draws once for most trials, and once more where the first draw is 0', () => {
    const lengths = new Set<number>();
    for (let nonce = 0; nonce < 20_000; nonce += 1) {
      const stream = openStream({ serverSeed: '5'.repeat(64), clientSeed: 'salt', nonce });
      const draw = drawJackpot(stream, 100n, jackpot);
      lengths.add(draw.length);
      expect(winsJackpot(100n, jackpot, draw)).toBeDefined();
      expect(draw.length === 2).toBe(draw[0] === 0);
    }
    expect([...lengths].toSorted()).toEqual([1, 2]);
  });
});
