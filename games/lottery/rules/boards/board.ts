import { readSymbol } from '../selections/alphabet.ts';
import { type Group, type ShapeCode, shapes } from './shapes.ts';

/** The result of a draw: for each group of its shape the numbers, at full width, in the order drawn unless it means nothing. */
export interface Board<Code extends ShapeCode = ShapeCode> {
  readonly shape: Code;
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** Where on a board something stands. Without `from` and `to` the whole number is meant, otherwise these of its digits. */
export interface Place {
  readonly group: string;
  readonly index: number;
  readonly from?: number;
  readonly to?: number;
}

/** The numbers of a group of the board's shape. Any other name is a bug and throws. */
export function numbersOf(board: Board, group: string): readonly string[] {
  const numbers = board.groups[group];
  if (numbers === undefined) throw new RangeError(`a board of ${board.shape} has no group ${group}`);
  return numbers;
}

/**
 * The board of so many numbers in each group, or null where they are none of this shape: too few or many, of another width or range,
 * or drawn twice where a draw has no repeats.
 */
export function boardOf<Code extends ShapeCode>(
  shape: Code,
  sent: readonly (readonly string[])[],
): Board<Code> | null {
  const { groups, isDealt, isSorted } = shapes[shape];
  if (sent.length !== groups.length) return null;
  const read: [string, string[]][] = [];
  for (const [at, group] of groups.entries()) {
    const numbers = readGroup(group, sent[at] ?? []);
    if (numbers === null) return null;
    read.push([group.code, isSorted ? numbers.sort() : numbers]);
  }
  const all = read.flatMap(([, numbers]) => numbers);
  if (isDealt && new Set(all).size < all.length) return null;
  return { shape, groups: Object.fromEntries(read) };
}

function readGroup({ alphabet, count }: Group, sent: readonly string[]): string[] | null {
  const numbers = sent.flatMap((text) => readSymbol(alphabet, text) ?? []);
  return numbers.length === count && sent.length === count ? numbers : null;
}

/** Reads what `printBoard` writes; spaces beside the signs do no harm. */
export function readBoard<Code extends ShapeCode>(shape: Code, text: string): Board<Code> | null {
  return boardOf(
    shape,
    text.split('|').map((group) => group.split(',').map((number) => number.trim())),
  );
}

/** `12345|23456|…`: groups in the shape's order, numbers of a group with commas between them. */
export const printBoard = (board: Board): string =>
  shapes[board.shape].groups.map(({ code }) => numbersOf(board, code).join(',')).join('|');
