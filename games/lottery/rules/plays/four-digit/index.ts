import { type Board, numbersOf, type Place } from '../../boards/board.ts';
import { chance } from '../../exact/fractions.ts';
import { fixed } from '../../odds/price.ts';
import { digits, rising } from '../../selections/alphabet.ts';
import { countArrangements } from '../../selections/arrangements.ts';
import { type Grammar, onePart } from '../../selections/grammar.ts';
import type { Exposure, Hit, Play, Tier } from '../play.ts';
import { boxPrizes, type Row, rows, rowsOf, type Side, straightPrizes } from './prizes.ts';

const ALL_NUMBERS = 10_000;
const NUMBERS_MOST = 1_000;
/** Every arrangement of one box is a number of its own. */
const boxes = [24, 12, 6, 4] as const;
const mixed = { ...digits(4), anyOrder: true, mixed: true } as const;
const boxOf = (number: string) => String(countArrangements(number));

type KeyOf = (drawn: string, symbols: readonly string[]) => string;
const asDrawn: KeyOf = (drawn) => drawn;
const inAnyOrder: KeyOf = (drawn) => rising(drawn);
/** With R where the pattern has it; a line has one pattern. */
const rolled: KeyOf = (drawn, [pattern = '']) => {
  const at = pattern.indexOf('R');
  return `${drawn.slice(0, at)}R${drawn.slice(at + 1)}`;
};

interface FourDigitPlay {
  readonly code: string;
  readonly text: string;
  readonly side: Side;
  readonly grammar: Grammar;
  readonly unitsOf: (symbol: string) => number;
  /** What a drawn number is looked for as among the symbols. */
  readonly keyOf: KeyOf;
  readonly exposure?: Exposure;
}

/** Bets at the full stake on each number that they cover: one, all arrangements, or the ten numbers of a roll. */
function straight({ code, text, side, grammar, unitsOf, keyOf, exposure }: FourDigitPlay): Play<'4d'> {
  const tiers = tiersOf(side, '', straightPrizes[side]);
  return {
    code: `${side}${code}`,
    shape: '4d',
    text: `fourDigit.${text}${side === 'BIG' ? 'Big' : 'Small'}`,
    grammar,
    tiers,
    kinds: [
      {
        code: 'unit',
        means: Object.fromEntries(rowsOf[side].map((row) => [row, chance(rows[row], ALL_NUMBERS)])),
      },
    ],
    ...(exposure && { exposure }),
    count: ([symbols = []]) => ({ unit: symbols.reduce((units, symbol) => units + unitsOf(symbol), 0) }),
    hits: ([symbols = []], board) =>
      rowsOf[side].flatMap((row) => hitsInRow(board, row, symbols, keyOf, () => row)),
    peaks: () => [Object.fromEntries(rowsOf[side].map((row) => [row, rows[row]]))],
  };
}

/** One stake on all arrangements of a number. */
function box(side: Side): Play<'4d'> {
  return {
    code: `${side}_BOX`,
    shape: '4d',
    text: side === 'BIG' ? 'fourDigit.boxBig' : 'fourDigit.boxSmall',
    grammar: onePart('numbers', mixed, 1, NUMBERS_MOST),
    tiers: boxes.flatMap((orders) => tiersOf(side, `${orders}.`, boxPrizes[side][orders] ?? [])),
    kinds: boxes.map((orders) => ({
      code: String(orders),
      means: Object.fromEntries(
        rowsOf[side].map((row) => [`${orders}.${row}`, chance(orders * rows[row], ALL_NUMBERS)]),
      ),
    })),
    exposure: { fact: 'box', symbols: 1 },
    count: ([symbols = []]) => {
      const counts: Record<string, number> = {};
      for (const symbol of symbols) counts[boxOf(symbol)] = (counts[boxOf(symbol)] ?? 0) + 1;
      return counts;
    },
    hits: ([symbols = []], board) =>
      rowsOf[side].flatMap((row) =>
        hitsInRow(board, row, symbols, inAnyOrder, (symbol) => `${boxOf(symbol)}.${row}`),
      ),
    peaks: ([symbols = []]) =>
      boxes
        .filter((orders) => symbols.some((symbol) => boxOf(symbol) === String(orders)))
        .map((orders) => Object.fromEntries(rowsOf[side].map((row) => [`${orders}.${row}`, rows[row]]))),
  };
}

const tiersOf = (side: Side, before: string, prizes: readonly string[]): Tier[] =>
  rowsOf[side].map((row, at) => ({ code: `${before}${row}`, price: fixed(prizes[at] ?? '') }));

function hitsInRow(
  board: Board,
  row: Row,
  symbols: readonly string[],
  keyOf: KeyOf,
  tierOf: (symbol: string) => string,
): Hit[] {
  const drawn = numbersOf(board, row).map((number) => keyOf(number, symbols));
  return symbols.flatMap((symbol): Hit[] => {
    const at = drawn.flatMap((key, index): Place[] => (key === symbol ? [{ group: row, index }] : []));
    return at.length === 0 ? [] : [{ tier: tierOf(symbol), times: at.length, symbols: [symbol], at }];
  });
}

/** The plays on a board of 23 numbers of four digits, at the prizes of Magnum and Toto. */
export const fourDigitPlays: readonly Play<'4d'>[] = (['BIG', 'SMALL'] as const).flatMap((side) => [
  straight({
    code: '',
    text: 'straight',
    side,
    grammar: onePart('numbers', digits(4), 1, NUMBERS_MOST),
    unitsOf: () => 1,
    keyOf: asDrawn,
    exposure: { fact: 'number', symbols: 1 },
  }),
  box(side),
  straight({
    code: '_PERM',
    text: 'permutation',
    side,
    grammar: onePart('numbers', mixed, 1, NUMBERS_MOST),
    unitsOf: countArrangements,
    keyOf: inAnyOrder,
    exposure: { fact: 'box', symbols: 1 },
  }),
  straight({
    code: '_ROLL',
    text: 'roll',
    side,
    grammar: onePart('pattern', { kind: 'roll', width: 4 }, 1, 1),
    unitsOf: () => 10,
    keyOf: rolled,
  }),
]);
