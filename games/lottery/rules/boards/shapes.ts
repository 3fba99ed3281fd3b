import { digits, type NumberAlphabet, numbers } from '../selections/alphabet.ts';

/** A row of a board: numbers of one kind, drawn together. */
export interface Group {
  readonly code: string;
  readonly count: number;
  readonly alphabet: NumberAlphabet;
}

/** [LT1] What a draw of a family of lotteries shows. */
export interface Shape {
  readonly groups: readonly Group[];
  /** Drawn without replacement, over all groups together; otherwise each number is independent of the others. */
  readonly isDealt: boolean;
  /** The order within a group means nothing and is kept rising. */
  readonly isSorted: boolean;
}

const group = (code: string, count: number, alphabet: NumberAlphabet): Group => ({ code, count, alphabet });
const independent = (...groups: Group[]): Shape => ({ groups, isDealt: false, isSorted: false });
const dealt = (...groups: Group[]): Shape => ({ groups, isDealt: true, isSorted: false });
const dealtAsSet = (...groups: Group[]): Shape => ({ groups, isDealt: true, isSorted: true });

export const shapes = {
  'vn-north': independent(
    group('special', 1, digits(5)),
    group('g1', 1, digits(5)),
    group('g2', 2, digits(5)),
    group('g3', 6, digits(5)),
    group('g4', 4, digits(4)),
    group('g5', 6, digits(4)),
    group('g6', 3, digits(3)),
    group('g7', 4, digits(2)),
  ),
  'vn-south': independent(
    group('special', 1, digits(6)),
    group('g1', 1, digits(5)),
    group('g2', 1, digits(5)),
    group('g3', 2, digits(5)),
    group('g4', 7, digits(5)),
    group('g5', 1, digits(4)),
    group('g6', 3, digits(4)),
    group('g7', 1, digits(3)),
    group('g8', 1, digits(2)),
  ),
  'th-glo': independent(
    group('first', 1, digits(6)),
    group('second', 5, digits(6)),
    group('third', 10, digits(6)),
    group('fourth', 50, digits(6)),
    group('fifth', 100, digits(6)),
    group('front3', 2, digits(3)),
    group('last3', 2, digits(3)),
    group('last2', 1, digits(2)),
  ),
  '4d': independent(
    group('first', 1, digits(4)),
    group('second', 1, digits(4)),
    group('third', 1, digits(4)),
    group('special', 10, digits(4)),
    group('consolation', 10, digits(4)),
  ),
  mega645: dealtAsSet(group('balls', 6, numbers(1, 45))),
  power655: dealtAsSet(group('balls', 6, numbers(1, 55)), group('bonus', 1, numbers(1, 55))),
  ssc: independent(group('balls', 5, digits(1))),
  '11x5': dealt(group('balls', 5, numbers(1, 11))),
  pk10: dealt(group('balls', 10, numbers(1, 10))),
  k3: independent(group('dice', 3, numbers(1, 6))),
  kl8: dealtAsSet(group('balls', 20, numbers(1, 80))),
  pc28: independent(group('balls', 3, digits(1))),
} as const satisfies Record<string, Shape>;

export type ShapeCode = keyof typeof shapes;

export const shapeCodes = Object.keys(shapes) as ShapeCode[];
