import { seededRandom } from '@ikka/test-kit/pure';
import { expect, it } from 'vitest';
import { contributionOf, treasureShare } from '../sheet/funding.ts';
import { divideTreasure } from './treasure.ts';

it('[D23] divides a treasure by what was staked, and never pays more than it holds', () => {
  expect(divideTreasure(100n, [1n, 1n, 2n])).toEqual([25n, 25n, 50n]);
  expect(divideTreasure(100n, [1n, 1n, 1n])).toEqual([33n, 33n, 33n]);
  expect(divideTreasure(0n, [5n])).toEqual([0n]);
  const random = seededRandom(31);
  for (let n = 0; n < 500; n += 1) {
    const held = BigInt(random.int(1_000_000));
    const stakes = Array.from({ length: 1 + random.int(4) }, () => BigInt(1 + random.int(10_000)));
    const shares = divideTreasure(held, stakes);
    const paid = shares.reduce((sum, share) => sum + share, 0n);
    expect(paid <= held && held - paid < BigInt(stakes.length)).toBe(true);
  }
});

it('[D23] owes a treasure its share of all that is staked at its boss, whatever the shots cost one by one', () => {
  const stakes = Array.from({ length: 200 }, (_, n) => BigInt(25 + n));
  let staked = 0n;
  let given = 0n;
  for (const stake of stakes) {
    given += contributionOf(treasureShare, staked, staked + stake);
    staked += stake;
  }
  expect(given).toBe((staked * 31n + 199n) / 200n);
});
