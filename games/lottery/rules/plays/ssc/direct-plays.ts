import { choose } from '../../exact/choose.ts';
import { chance } from '../../exact/fractions.ts';
import { table } from '../../odds/price.ts';
import { digits } from '../../selections/alphabet.ts';
import { onePart, placeParts } from '../../selections/grammar.ts';
import { ballPlaces, ballsAt } from '../balls.ts';
import { oneTier } from '../one-tier.ts';
import type { Play } from '../play.ts';
import { placeNames, type Window } from './windows.ts';

/** What the exact digits at so many places return for two. */
export const directPrices: Readonly<Record<number, string>> = {
  1: '18',
  2: '180',
  3: '1800',
  4: '18000',
  5: '180000',
};

const price = (places: number) => table(directPrices[places] ?? '');
/** Listed combinations of five digits make long lists; no line has more. */
const LIST_MOST = 10_000;

/** Some digits for each place: every combination of them is a unit. */
export function direct({ code, positions }: Window): Play<'ssc'> {
  const places = positions.length;
  return oneTier({
    code: `${code}.FS`,
    shape: 'ssc',
    text: 'ssc.direct',
    grammar: { parts: placeParts(namesOf(positions), digits(1), 1, 10) },
    price: price(places),
    mean: chance(1, 10 ** places),
    units: (selection) => selection.reduce((units, part) => units * part.length, 1),
    win: (selection, board) => {
      const drawn = ballsAt(board, positions);
      const isWon = drawn.every((digit, at) => selection[at]?.includes(digit));
      return isWon ? { times: 1, symbols: drawn, at: ballPlaces(positions) } : null;
    },
    most: () => 1,
  });
}

/** Combinations listed one by one. */
export function listed({ code, positions }: Window): Play<'ssc'> {
  const places = positions.length;
  return oneTier({
    code: `${code}.DS`,
    shape: 'ssc',
    text: 'ssc.listed',
    grammar: onePart('numbers', digits(places), 1, Math.min(LIST_MOST, 10 ** places)),
    price: price(places),
    mean: chance(1, 10 ** places),
    units: ([numbers = []]) => numbers.length,
    win: ([numbers = []], board) => {
      const drawn = ballsAt(board, positions).join('');
      return numbers.includes(drawn) ? { times: 1, symbols: [drawn], at: ballPlaces(positions) } : null;
    },
    most: () => 1,
  });
}

/** Any k of the five places: each k places that have digits, with every combination of these, is a unit. One place alone: DWD. */
export function anyPlaces(k: number): Play<'ssc'> {
  return oneTier({
    code: k === 1 ? 'DWD' : `RX${k}`,
    shape: 'ssc',
    text: k === 1 ? 'ssc.position' : 'ssc.anyPlaces',
    size: k,
    grammar: { parts: placeParts(placeNames, digits(1), 0, 10), leastInAll: k },
    price: price(k),
    mean: chance(1, 10 ** k),
    units: (selection) =>
      sumOfProducts(
        selection.map((part) => part.length),
        k,
      ),
    win: (selection, board) => {
      const drawn = ballsAt(board, [0, 1, 2, 3, 4]);
      const right = [0, 1, 2, 3, 4].filter((at) => selection[at]?.includes(drawn[at] ?? ''));
      return {
        times: choose(right.length, k),
        symbols: right.map((at) => drawn[at] ?? ''),
        at: ballPlaces(right),
      };
    },
    most: (selection) => choose(selection.filter((part) => part.length > 0).length, k),
    ...(k === 1 && { exposure: { fact: 'DWD', symbols: 1 } }),
  });
}

/** Over all ways to take k of the counts, the sum of their products. */
export function sumOfProducts(counts: readonly number[], k: number): number {
  const sums = [1, ...Array.from({ length: k }, () => 0)];
  for (const count of counts) {
    for (let taken = k; taken >= 1; taken -= 1) {
      sums[taken] = (sums[taken] ?? 0) + count * (sums[taken - 1] ?? 0);
    }
  }
  return sums[k] ?? 0;
}

const namesOf = (positions: readonly number[]): string[] => positions.map((at) => placeNames[at] ?? '');
