import { type Board, numbersOf, type Place } from '../../boards/board.ts';
import { shapes } from '../../boards/shapes.ts';

export type VietnamShape = 'vn-north' | 'vn-south';

/** A stretch of one number's digits on a board. */
export type Stretch = Required<Place>;

/** [LT3] The last `width` digits of every number that has so many, in the board's order. */
export const tailsOf = (shape: VietnamShape, width: number, ...groups: string[]): Stretch[] =>
  stretches(shape, width, groups, (digits) => digits - width);

/** The first `width` digits of every number that has so many. */
export const headsOf = (shape: VietnamShape, width: number): Stretch[] =>
  stretches(shape, width, [], () => 0);

function stretches(
  shape: VietnamShape,
  width: number,
  only: readonly string[],
  start: (digits: number) => number,
): Stretch[] {
  return shapes[shape].groups
    .filter(({ code, alphabet }) => alphabet.width >= width && (only.length === 0 || only.includes(code)))
    .flatMap(({ code, count, alphabet }) => {
      const from = start(alphabet.width);
      return Array.from({ length: count }, (_, index) => ({ group: code, index, from, to: from + width }));
    });
}

export const digitsAt = (board: Board, { group, index, from, to }: Stretch): string =>
  (numbersOf(board, group)[index] ?? '').slice(from, to);

/** Where the digits of the stretches stand in `wanted`, by those digits. */
export function findDigits(
  board: Board,
  among: readonly Stretch[],
  wanted: readonly string[],
): Map<string, Stretch[]> {
  const set = new Set(wanted);
  const found = new Map<string, Stretch[]>();
  for (const stretch of among) {
    const digits = digitsAt(board, stretch);
    if (!set.has(digits)) continue;
    const here = found.get(digits);
    if (here === undefined) found.set(digits, [stretch]);
    else here.push(stretch);
  }
  return found;
}
