import { seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { splitTransfers } from './split-transfers.ts';

const part = (memberId: number, stake: number, payout: number) => ({
  memberId: BigInt(memberId),
  stake: BigInt(stake),
  payout: BigInt(payout),
});

describe('the transfers of a hand', () => {
  it.each([
    ['one wins from one, less the rake', [part(1, 20, 38), part(2, 20, 0)], ['2>1 18']],
    [
      'in proportion to what each lost',
      [part(1, 30, 90), part(2, 30, 0), part(3, 30, 0)],
      ['2>1 30', '3>1 30'],
    ],
    ['unequal losses', [part(1, 40, 100), part(2, 40, 0), part(3, 20, 0)], ['2>1 40', '3>1 20']],
    ['odd units come from the first', [part(1, 10, 21), part(2, 10, 0), part(3, 10, 0)], ['2>1 6', '3>1 5']],
    [
      'two winners, two losers',
      [part(1, 50, 80), part(2, 50, 110), part(3, 50, 0), part(4, 50, 0)],
      ['3>1 15', '4>1 15', '3>2 30', '4>2 30'],
    ],
    ['a split pot that the rake made a loss of', [part(1, 20, 19), part(2, 20, 19)], []],
    ['who has his stake back has no part', [part(1, 20, 20), part(2, 30, 0), part(3, 20, 48)], ['2>3 28']],
  ] as const)('[IG2] %s', (_name, parts, expected) => {
    expect(splitTransfers(parts).map(({ from, to, amount }) => `${from}>${to} ${amount}`)).toEqual(expected);
  });

  it('[IG2] of whatever hand gives each winner exactly his gain, and takes from nobody more than he lost', () => {
    const random = seededRandom(31);
    for (let n = 0; n < 500; n += 1) {
      const stakes = Array.from({ length: 2 + random.int(5) }, () => 1 + random.int(1_000));
      const pot = stakes.reduce((sum, stake) => sum + stake, 0);
      const winners = stakes.map(() => random.int(3) === 0);
      const count = winners.filter(Boolean).length;
      const each = count === 0 ? 0 : Math.floor((pot * 0.95) / count);
      const parts = stakes.map((stake, at) => part(at + 1, stake, winners[at] ? each : 0));
      const transfers = splitTransfers(parts);
      for (const { memberId, stake, payout } of parts) {
        const sum = (own: 'to' | 'from') =>
          transfers.filter((one) => one[own] === memberId).reduce((all, { amount }) => all + amount, 0n);
        const hasLosers = parts.some((one) => one.stake > one.payout);
        expect(sum('to')).toBe(payout > stake && hasLosers ? payout - stake : 0n);
        expect(sum('from')).toBeLessThanOrEqual(stake > payout ? stake - payout + BigInt(count) : 0n);
      }
    }
  });
});
