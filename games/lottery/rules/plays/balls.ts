import { type Board, numbersOf, type Place } from '../boards/board.ts';
import type { ShapeCode } from '../boards/shapes.ts';
import type { Selection } from '../selections/grammar.ts';
import type { Hit } from './play.ts';

/** The balls of a board at some positions, in the order drawn. */
export function ballsAt(board: Board, positions: readonly number[]): string[] {
  const balls = numbersOf(board, 'balls');
  return positions.map((position) => balls[position] ?? '');
}

export const ballPlaces = (positions: readonly number[], group = 'balls'): Place[] =>
  positions.map((index) => ({ group, index }));

/** Those of the positions at which one of the symbols was drawn. */
export const placesOf = (
  board: Board,
  positions: readonly number[],
  symbols: readonly string[],
  group = 'balls',
): Place[] =>
  ballPlaces(
    positions.filter((position) => symbols.includes(numbersOf(board, group)[position] ?? '')),
    group,
  );

/** The sum of numbers as they are written. */
export const sumOf = (numbers: readonly string[]): number =>
  numbers.reduce((sum, number) => sum + Number(number), 0);

/** One bet for each position whose ball was selected there. */
export function hitsByPosition<Code extends ShapeCode>(
  selection: Selection,
  board: Board<Code>,
  holds: (symbol: string, ball: string, position: number) => boolean,
): Hit[] {
  return numbersOf(board, 'balls').flatMap((ball, position) => {
    const symbols = (selection[position] ?? []).filter((symbol) => holds(symbol, ball, position));
    if (symbols.length === 0) return [];
    return [{ tier: 'win', times: symbols.length, symbols, at: ballPlaces([position]) }];
  });
}
