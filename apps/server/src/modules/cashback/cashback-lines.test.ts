import { currencies } from '@ikka/money';
import { seededRandom } from '@ikka/test-kit';
import { describe, expect, it } from 'vitest';
import { dueOf, exactPerUnit, lineOfStored, storedLine } from './cashback-lines.ts';
import { formatExact } from './format-exact.ts';

describe('cashback in exact figures', () => {
  it.each([
    [0n, 0n, 0n, 0n],
    [9_999n, 0n, 0n, 9_999n],
    [10_000n, 0n, 1n, 0n],
    [123_456n, 0n, 12n, 3_456n],
    [123_456n, 50_000n, 7n, 53_456n],
    [10_000n, 20_000n, 0n, 10_000n],
    [-5n, 0n, 0n, -5n],
  ])('[CB2] [CB4] of %s with %s withheld %s are due and %s wait', (exact, withheld, amount, carriedOn) => {
    expect(dueOf(exact, withheld)).toEqual({ amount, carriedOn });
  });

  it('[CB2] claiming after every bet or once at the end comes to the same', () => {
    const random = seededRandom(7);
    for (let run = 0; run < 200; run += 1) {
      const bets = Array.from(
        { length: 1 + random.int(40) },
        () => BigInt(1 + random.int(5_000)) * BigInt(random.int(999)),
      );
      let [paid, carried] = [0n, 0n];
      for (const earned of bets) {
        const due = dueOf(carried + earned, 0n);
        paid += due.amount;
        carried = due.carriedOn;
        expect(carried).toBeLessThan(exactPerUnit);
      }
      const all = bets.reduce((sum, one) => sum + one, 0n);
      expect(dueOf(all, 0n)).toEqual({ amount: paid, carriedOn: carried });
    }
  });

  it.each([
    [0n, '0.00'],
    [375n, '0.000375'],
    [37_500n, '0.0375'],
    [1_000_000n, '1.00'],
    [1_500_000n, '1.50'],
    [-37_500n, '-0.0375'],
  ])('[CB8] writes %s to the last digit as %s', (exact, text) => {
    expect(formatExact(exact, currencies.PKR)).toBe(text);
  });

  it('[CB8] a line is read as it was kept', () => {
    const line = { category: 'RNG', level: 2, points: 30n, bets: 4, turnover: -12n, earned: -360n } as const;
    expect(lineOfStored(storedLine(line))).toEqual(line);
  });
});
