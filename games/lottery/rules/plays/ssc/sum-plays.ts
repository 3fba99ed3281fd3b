import { chance } from '../../exact/fractions.ts';
import { table } from '../../odds/price.ts';
import { digits, type NumberAlphabet, written } from '../../selections/alphabet.ts';
import { onePart } from '../../selections/grammar.ts';
import { ballPlaces, ballsAt, sumOf } from '../balls.ts';
import { oneTier } from '../one-tier.ts';
import type { Play } from '../play.ts';
import { directPrices } from './direct-plays.ts';
import type { Window } from './windows.ts';

const range = (from: number, to: number): NumberAlphabet => ({
  kind: 'numbers',
  from,
  to,
  width: String(to).length,
});

/** Each value of so many digits, by what is measured of them. */
function countBy(places: number, measure: (digits: readonly string[]) => number | null): number[] {
  const counts: number[] = [];
  for (let number = 0; number < 10 ** places; number += 1) {
    const value = measure([...written(number, places)]);
    if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  }
  return Array.from(counts, (count) => count ?? 0);
}

const spanOf = (drawn: readonly string[]): number =>
  Math.max(...drawn.map(Number)) - Math.min(...drawn.map(Number));

/** A measure of the drawn digits stands for all numbers that have it, each one a unit at the price of the exact digits. */
function measured(
  { code, positions }: Window,
  name: { code: string; text: string },
  alphabet: NumberAlphabet,
  measure: (drawn: readonly string[]) => number,
): Play<'ssc'> {
  const places = positions.length;
  const counts = countBy(places, measure);
  return oneTier({
    code: `${code}.${name.code}`,
    shape: 'ssc',
    text: `ssc.${name.text}`,
    grammar: onePart('values', alphabet, 1, alphabet.to + 1),
    price: table(directPrices[places] ?? ''),
    mean: chance(1, 10 ** places),
    units: ([values = []]) => values.reduce((units, value) => units + (counts[Number(value)] ?? 0), 0),
    win: ([values = []], board) => {
      const value = written(measure(ballsAt(board, positions)), alphabet.width);
      return values.includes(value) ? { times: 1, symbols: [value], at: ballPlaces(positions) } : null;
    },
    most: () => 1,
  });
}

export const directSum = (window: Window): Play<'ssc'> =>
  measured(window, { code: 'HZ', text: 'sum' }, range(0, window.positions.length * 9), sumOf);

export const span = (window: Window): Play<'ssc'> =>
  measured(window, { code: 'KD', text: 'span' }, range(0, 9), spanOf);

/** The last figure of the sum; each is one unit. */
export function sumTail({ code, positions }: Window): Play<'ssc'> {
  return oneTier({
    code: `${code}.HZWS`,
    shape: 'ssc',
    text: 'ssc.sumTail',
    grammar: onePart('values', digits(1), 1, 10),
    price: table('18'),
    mean: chance(1, 10),
    units: ([values = []]) => values.length,
    win: ([values = []], board) => {
      const tail = String(sumOf(ballsAt(board, positions)) % 10);
      return values.includes(tail) ? { times: 1, symbols: [tail], at: ballPlaces(positions) } : null;
    },
    most: () => 1,
    exposure: { fact: `${code}.HZWS`, symbols: 1 },
  });
}

/** Sums of three digits in any order: those with a pair are of one kind, those of three different digits of another. */
export function groupSum({ code, positions }: Window): Play<'ssc'> {
  const different = (drawn: readonly string[]) => new Set(drawn).size;
  const isRising = (drawn: readonly string[]) => [...drawn].sort().join('') === drawn.join('');
  const countOf = (size: number) =>
    countBy(3, (drawn) => (isRising(drawn) && different(drawn) === size ? sumOf(drawn) : null));
  const counts = { group3: countOf(2), group6: countOf(3) };
  const unitsOf = (kind: 'group3' | 'group6', values: readonly string[]) =>
    values.reduce((units, value) => units + (counts[kind][Number(value)] ?? 0), 0);
  return {
    code: `${code}.ZUHZ`,
    shape: 'ssc',
    text: 'ssc.groupSum',
    grammar: onePart('values', range(1, 26), 1, 26),
    tiers: [
      { code: 'group3', price: table('600') },
      { code: 'group6', price: table('300') },
    ],
    kinds: [
      { code: 'group3', means: { group3: chance(3, 1000) } },
      { code: 'group6', means: { group6: chance(6, 1000) } },
    ],
    count: ([values = []]) => ({ group3: unitsOf('group3', values), group6: unitsOf('group6', values) }),
    hits: ([values = []], board) => {
      const drawn = ballsAt(board, positions);
      const value = written(sumOf(drawn), 2);
      if (different(drawn) === 1 || !values.includes(value)) return [];
      const tier = different(drawn) === 2 ? 'group3' : 'group6';
      return [{ tier, times: 1, symbols: [value], at: ballPlaces(positions) }];
    },
    peaks: ([values = []]) =>
      (['group3', 'group6'] as const).flatMap((tier) => (unitsOf(tier, values) > 0 ? [{ [tier]: 1 }] : [])),
  };
}
