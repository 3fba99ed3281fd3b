import { chance } from '../../exact/fractions.ts';
import { fixed } from '../../odds/price.ts';
import { digits, names, written } from '../../selections/alphabet.ts';
import { namedResults } from '../named-results.ts';
import type { Hit, Play } from '../play.ts';
import { digitsAt, type Stretch, tailsOf, type VietnamShape } from './tails.ts';

/** What sums from 0 to 9 pay, and, counted back, those from 18 to 9. */
const sumOdds = ['70', '36', '26.999', '20.5', '16.4', '13.666', '12.285', '10.875', '9.777', '9'];
const half = chance(1, 2);

/** Plays on the last two digits of the special prize. */
export function specialPlays<Code extends VietnamShape>(
  shape: Code,
  odds: { readonly digit: string; readonly half: string },
): Play<Code>[] {
  const [where] = tailsOf(shape, 2, 'special') as [Stretch];
  const halves = (code: string, text: string, high: string, low: string, isHigh: (two: number) => boolean) =>
    namedResults<Code>({
      code,
      shape,
      text: `vietnam.${text}`,
      alphabet: names(high, low),
      chances: { [high]: half, [low]: half },
      prices: { [high]: fixed(odds.half), [low]: fixed(odds.half) },
      named: (board) => [isHigh(Number(digitsAt(board, where))) ? high : low],
      at: [where],
    });
  const sums = Array.from({ length: 19 }, (_, sum) => written(sum, 2));
  return [
    headOrTail(shape, where, odds.digit),
    halves('TAI_XIU', 'bigSmall', 'BIG', 'SMALL', (two) => two >= 50),
    halves('CHAN_LE', 'oddEven', 'EVEN', 'ODD', (two) => two % 2 === 0),
    namedResults<Code>({
      code: 'TONG',
      shape,
      text: 'vietnam.sum',
      alphabet: { kind: 'numbers', from: 0, to: 18, width: 2 },
      chances: Object.fromEntries(sums.map((sum, at) => [sum, chance(10 - Math.abs(9 - at), 100)])),
      prices: Object.fromEntries(sums.map((sum, at) => [sum, fixed(sumOdds[Math.min(at, 18 - at)] ?? '')])),
      named: (board) => {
        const two = digitsAt(board, where);
        return [written(Number(two[0]) + Number(two[1]), 2)];
      },
      at: [where],
    }),
  ];
}

/** The tens digit, the units digit, or both, each a bet of its own. */
function headOrTail<Code extends VietnamShape>(shape: Code, where: Stretch, odds: string): Play<Code> {
  const middle = where.from + 1;
  const places: Stretch[] = [
    { ...where, to: middle },
    { ...where, from: middle },
  ];
  return {
    code: 'DAU_DUOI',
    shape,
    text: 'vietnam.headTail',
    grammar: {
      parts: ['head', 'tail'].map((code) => ({ code, alphabet: digits(1), least: 0, most: 10 })),
      leastInAll: 1,
    },
    tiers: [{ code: 'win', price: fixed(odds) }],
    kinds: [{ code: 'unit', means: { win: chance(1, 10) } }],
    exposure: { fact: 'special', symbols: 1 },
    count: ([heads = [], tails = []]) => ({ unit: heads.length + tails.length }),
    hits: (selection, board) =>
      places.flatMap((place, part): Hit[] => {
        const digit = digitsAt(board, place);
        return selection[part]?.includes(digit)
          ? [{ tier: 'win', times: 1, symbols: [digit], at: [place] }]
          : [];
      }),
    peaks: (selection) => [{ win: selection.filter((part) => part.length > 0).length }],
  };
}
