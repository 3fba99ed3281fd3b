import { type Board, numbersOf } from '../boards/board.ts';
import type { ShapeCode } from '../boards/shapes.ts';
import { digits, type NumberAlphabet, numbers, symbolsOf } from '../selections/alphabet.ts';

/** Numbers that are counted over past draws: those of one place of a board, or of a whole board. */
export interface TrendSeries {
  /** `all` for a whole board, `p1` for its first place, `tails` and `special` for the ends of prizes. */
  readonly code: string;
  readonly symbols: readonly string[];
  /** Those of the symbols that a board shows; each as often as it stands there. */
  readonly of: (board: Board) => readonly string[];
}

const places = (count: number, alphabet: NumberAlphabet): TrendSeries[] =>
  Array.from({ length: count }, (_, at) => ({
    code: `p${at + 1}`,
    symbols: symbolsOf(alphabet),
    of: (board) => numbersOf(board, 'balls').slice(at, at + 1),
  }));

const whole = (group: string, alphabet: NumberAlphabet): TrendSeries => ({
  code: 'all',
  symbols: symbolsOf(alphabet),
  of: (board) => numbersOf(board, group),
});

/** The last two digits of some rows of a board, or of all of them. */
const ends = (code: string, ...groups: string[]): TrendSeries => ({
  code,
  symbols: symbolsOf(digits(2)),
  of: (board) =>
    Object.entries(board.groups)
      .filter(([group]) => groups.length === 0 || groups.includes(group))
      .flatMap(([, drawn]) => drawn.map((number) => number.slice(-2))),
});

const digit = digits(1);
const vietnam = [ends('tails'), ends('special', 'special')];

const byShape: Readonly<Record<ShapeCode, readonly TrendSeries[]>> = {
  ssc: [whole('balls', digit), ...places(5, digit)],
  pc28: [whole('balls', digit), ...places(3, digit)],
  '11x5': [whole('balls', numbers(1, 11)), ...places(5, numbers(1, 11))],
  pk10: places(10, numbers(1, 10)),
  k3: [whole('dice', numbers(1, 6))],
  kl8: [whole('balls', numbers(1, 80))],
  mega645: [whole('balls', numbers(1, 45))],
  power655: [whole('balls', numbers(1, 55))],
  'vn-north': vietnam,
  'vn-south': vietnam,
  '4d': [ends('tails')],
  'th-glo': [ends('top', 'first'), ends('bottom', 'last2')],
};

/** What is counted over the draws of a shape, the most telling first. */
export const trendSeries = (shape: ShapeCode): readonly TrendSeries[] => byShape[shape];
