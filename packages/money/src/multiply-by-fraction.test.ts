import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiplyByFraction, type Rounding } from './multiply-by-fraction.ts';

const half = { numerator: 1n, denominator: 2n };
const anyAmount = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
const anyRate = fc.record({
  numerator: fc.bigInt({ min: -1000n, max: 1000n }),
  denominator: fc.bigInt({ min: 1n, max: 10n ** 6n }),
});

describe('multiplyByFraction', () => {
  it.each<[bigint, Rounding, bigint]>([
    [4n, 'down', 2n],
    [5n, 'down', 2n],
    [-5n, 'down', -2n],
    [4n, 'up', 2n],
    [5n, 'up', 3n],
    [-5n, 'up', -3n],
    [5n, 'half-even', 2n],
    [7n, 'half-even', 4n],
    [-5n, 'half-even', -2n],
    [-7n, 'half-even', -4n],
  ])('half of %s rounded %s is %s', (amount, rounding, result) => {
    expect(multiplyByFraction(amount, half, rounding)).toBe(result);
  });

  it('goes to the nearest unit in half-even when it is not exactly between', () => {
    expect(multiplyByFraction(1n, { numerator: 51n, denominator: 100n }, 'half-even')).toBe(1n);
    expect(multiplyByFraction(1n, { numerator: 49n, denominator: 100n }, 'half-even')).toBe(0n);
  });

  it('is off by less than one unit, and half-even by at most a half', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, (amount, rate) => {
        const exact = amount * rate.numerator;
        const off = (rounding: Rounding) =>
          abs(multiplyByFraction(amount, rate, rounding) * rate.denominator - exact);
        expect(off('down') < rate.denominator).toBe(true);
        expect(off('up') < rate.denominator).toBe(true);
        expect(off('half-even') * 2n <= rate.denominator).toBe(true);
        const [down, up] = [multiplyByFraction(amount, rate, 'down'), multiplyByFraction(amount, rate, 'up')];
        expect(abs(down) <= abs(up)).toBe(true);
      }),
      { seed: 25 },
    );
  });

  it('mirrors at zero, so that a reversal takes back exactly what was given', () => {
    fc.assert(
      fc.property(
        anyAmount,
        anyRate,
        fc.constantFrom<Rounding>('down', 'up', 'half-even'),
        (amount, rate, rounding) => {
          expect(multiplyByFraction(-amount, rate, rounding)).toBe(
            -multiplyByFraction(amount, rate, rounding),
          );
        },
      ),
      { seed: 25 },
    );
  });

  it('throws on a denominator that is not positive', () => {
    expect(() => multiplyByFraction(1n, { numerator: 1n, denominator: 0n }, 'down')).toThrow(RangeError);
    expect(() => multiplyByFraction(1n, { numerator: 1n, denominator: -1n }, 'down')).toThrow(RangeError);
  });
});

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
