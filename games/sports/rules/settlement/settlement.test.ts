import { add, fraction, multiply, one, parseRate, subtract } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { payoutOf, productOf, returnOfUnits, slipFault } from '../slip/slip.ts';
import { linesOf, systemCodes, systems } from '../slip/systems.ts';
import { afterDeduction, type LegResult, returnFactor } from './leg-result.ts';
import { lineResult, printLine, readLine } from './line-result.ts';
import { ruleFour } from './rule-four.ts';

const rate = (text: string) => parseRate(text) ?? fraction(0n, 1n);
const at = (odds: string, result: LegResult = 'win') => ({
  factor: returnFactor(result, rate(odds)),
  isBanker: false,
});
const [W, H, P, h, L] = ['win', 'half_win', 'push', 'half_lose', 'lose'] as const;

describe('[SP6] handicaps by the difference of goals', () => {
  it.each([
    ['0', [L, L, P, W, W, W]],
    ['-0.25', [L, L, h, W, W, W]],
    ['-0.5', [L, L, L, W, W, W]],
    ['-0.75', [L, L, L, H, W, W]],
    ['-1', [L, L, L, P, W, W]],
    ['-1.25', [L, L, L, h, W, W]],
    ['-1.5', [L, L, L, L, W, W]],
    ['-1.75', [L, L, L, L, H, W]],
    ['0.25', [L, L, H, W, W, W]],
    ['0.5', [L, L, W, W, W, W]],
    ['0.75', [L, h, W, W, W, W]],
    ['1', [L, P, W, W, W, W]],
  ])('%s', (text, expected) => {
    const line = readLine(text) ?? Number.NaN;
    expect(printLine(line)).toBe(text);
    expect([-2, -1, 0, 1, 2, 3].map((lead) => lineResult(lead * 4 + line))).toEqual(expected);
  });

  it.each([
    ['2', [L, P, W, W]],
    ['2.25', [L, h, W, W]],
    ['2.5', [L, L, W, W]],
    ['2.75', [L, L, H, W]],
    ['3', [L, L, P, W]],
  ])('over %s', (text, expected) => {
    const line = readLine(text) ?? Number.NaN;
    expect([1, 2, 3, 4].map((goals) => lineResult(goals * 4 - line))).toEqual(expected);
  });
});

describe('[SP4] what a unit returns', () => {
  it.each([
    ['win', '1.95'],
    ['half_win', '1.475'],
    ['push', '1'],
    ['void', '1'],
    ['half_lose', '0.5'],
    ['lose', '0'],
  ] as const)('%s at 1.95 returns %s', (result, returned) => {
    expect(returnFactor(result, rate('1.95'))).toEqual(rate(returned));
  });

  it('a dead heat of two for one place halves the stake', () => {
    expect(returnFactor({ runners: 2, places: 1 }, rate('5'))).toEqual(rate('2.5'));
  });

  it('rounds a slip once, down', () => {
    expect(payoutOf(333n, [at('1.95'), at('1.95')], [2])).toBe(1266n);
  });
});

describe('[SP5] rule 4', () => {
  it.each([
    ['1.1', 90],
    ['1.2', 85],
    ['1.25', 80],
    ['1.8', 55],
    ['2', 45],
    ['2.2', 45],
    ['3', 30],
    ['5', 20],
    ['11', 5],
    ['15', 5],
    ['16', 0],
  ])('a runner withdrawn at %s takes %s %%', (odds, percent) => {
    expect(ruleFour(rate(odds))).toBe(percent);
  });

  it('comes off the winnings', () => {
    expect(afterDeduction(rate('3'), 25)).toEqual(rate('2.5'));
  });
});

describe('[SP7] multiples and systems', () => {
  it.each([
    ['trixie', 4],
    ['patent', 7],
    ['yankee', 11],
    ['lucky15', 15],
    ['canadian', 26],
    ['lucky31', 31],
    ['heinz', 57],
    ['lucky63', 63],
    ['super_heinz', 120],
    ['goliath', 247],
  ] as const)('%s has %s lines', (code, lines) => {
    expect(linesOf(systems[code].selections, systems[code].sizes)).toBe(lines);
  });

  it('returns the published figures', () => {
    const four = ['1.90', '2.10', '1.50', '2.40'].map(rate);
    expect(productOf(four)).toEqual(rate('14.364'));
    const results = [at('2'), at('3'), at('9', 'lose'), at('2.5')];
    expect(returnOfUnits(results, systems.yankee.sizes)).toEqual(rate('33.5'));
    expect(returnOfUnits(results, systems.lucky15.sizes)).toEqual(rate('41'));
    const voided = [at('2'), at('3'), at('9', 'void'), at('2.5')];
    expect(returnOfUnits(voided, systems.lucky15.sizes)).toEqual(rate('83'));
    const trixie = (first: LegResult) => [at('1.8', first), at('2.1'), at('2.4')];
    expect(returnOfUnits(trixie('win'), [2, 3])).toEqual(rate('22.212'));
    expect(returnOfUnits(trixie('half_win'), [2, 3])).toEqual(rate('18.396'));
    expect(returnOfUnits(trixie('half_lose'), [2, 3])).toEqual(rate('9.81'));
  });

  it('a full cover that wins everything returns the product of 1 + d, less 1, less singles where it has none', () => {
    const prices = ['1.8', '2.1', '2.4', '3.25', '1.5', '11', '2.02', '1.33'];
    for (const code of systemCodes) {
      const { selections, sizes } = systems[code];
      const odds = prices.slice(0, selections).map(rate);
      const product = odds.reduce((all, d) => multiply(all, add(one, d)), one);
      const singles = sizes.includes(1) ? rate('0') : odds.reduce(add);
      const expected = subtract(subtract(product, one), singles);
      expect(
        returnOfUnits(
          odds.map((factor) => ({ factor, isBanker: false })),
          sizes,
        ),
      ).toEqual(expected);
    }
  });

  it('a banker is in every line', () => {
    const legs = [{ ...at('2'), isBanker: true }, at('3'), at('5')];
    // 2 × (3 + 5) for the doubles with it, 2 × 15 for the treble.
    expect(returnOfUnits(legs, [1, 2])).toEqual(rate('46'));
    expect(returnOfUnits([{ ...at('2', 'lose'), isBanker: true }, at('3')], [1])).toEqual(rate('0'));
  });

  it('refuses what is no slip', () => {
    const on = (...fixtures: string[]) => fixtures.map((fixture) => ({ fixture, isBanker: false }));
    expect(slipFault([], [1])).toEqual({ fault: 'empty' });
    expect(slipFault(on('a', 'b', 'a'), [3])).toEqual({ fault: 'related', fixture: 'a' });
    expect(slipFault(on('a', 'b'), [2, 1])).toEqual({ fault: 'sizes' });
    expect(slipFault(on('a', 'b'), [3])).toEqual({ fault: 'sizes' });
    expect(slipFault(on(...'abcdefghi'), [2])).toEqual({ fault: 'too_many', most: 8 });
    expect(slipFault(on(...'abcdefghi'), [9])).toBeNull();
    expect(slipFault(on('a'), [1])).toBeNull();
  });
});
