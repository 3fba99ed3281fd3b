import { customaryRow, exposuresOf, type Game, gameOf, lineOf, type Play, playOf } from '@ikka/lottery/rules';
import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { factOf, firstOverCap, numberOfFact } from './hot-numbers.ts';

const north = gameOf('XSMB') as Game;
const lo = playOf(north.shape, 'LO2') as Play;
const positions = playOf('ssc', 'DWD') as Play;

describe('numbers that are nearly sold out', () => {
  it('are called on the pad as the rules call them', () => {
    const line = lineOf(lo, customaryRow(lo, 1800), { selection: [['37']], unitPrice: fraction(1000n, 1n) });
    const [part] = lo.grammar.parts;
    expect(part && factOf(lo, part, '37')).toBe(exposuresOf(line)[0]?.fact);
    const second = positions.grammar.parts[1];
    const row = lineOf(positions, customaryRow(positions, 1800), {
      selection: [[], ['7'], [], [], []],
      unitPrice: fraction(1000n, 1n),
    });
    expect(second && factOf(positions, second, '7')).toBe(exposuresOf(row)[0]?.fact);
  });

  it('are found over all lines of a slip together', () => {
    const quotes = [
      { exposures: [{ fact: 'vn-north tail2 37', payout: 600n }] },
      { exposures: [{ fact: 'vn-north tail2 37', payout: 600n }] },
    ];
    const left = (fact: string) => (fact === 'vn-north tail2 37' ? 1_000n : null);
    expect(firstOverCap(quotes, left)).toEqual({ fact: 'vn-north tail2 37', left: 1_000n });
    expect(firstOverCap(quotes.slice(0, 1), left)).toBe(null);
    expect(numberOfFact('vn-north tail2 37')).toBe('37');
  });
});
