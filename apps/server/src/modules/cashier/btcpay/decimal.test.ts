import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorTo, minus, parseDecimal, plus, times, zero } from './decimal.ts';

const read = (text: string) => {
  const value = parseDecimal(text);
  if (!value) throw new Error(`no decimal: ${text}`);
  return value;
};

describe('a decimal', () => {
  it.each([
    ['500', 2, 50_000n],
    ['500.00', 2, 50_000n],
    ['499.999999', 2, 49_999n],
    ['0.004', 2, 0n],
    ['-0.004', 2, -1n],
    ['7', 0, 7n],
  ])('%s in %i digits is %s units, rounded down', (text, digits, units) => {
    expect(floorTo(read(text), digits)).toBe(units);
  });

  it.each(['', '1e3', '.5', '5.', '1,000', ' 1', 'NaN', `1.${'0'.repeat(29)}`])('%o is none', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it('adds, takes away and multiplies without loss', () => {
    expect(floorTo(times(read('1.79000001'), read('280.5')), 10)).toBe(5_020_950_028_050n);
    const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const [x, y] = [
          { units: a, scale: 3 },
          { units: b, scale: 5 },
        ];
        expect(minus(plus(x, y), y).units).toBe(a * 100n);
        expect(plus(x, zero)).toEqual(x);
      }),
      { seed: 20261122, numRuns: 300 },
    );
  });
});
