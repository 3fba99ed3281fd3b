import { symbolsOf } from '../selections/alphabet.ts';
import { type Board, boardOf } from './board.ts';
import { type Shape, type ShapeCode, shapes } from './shapes.ts';

/**
 * Every board of a shape, each equally likely, one after another: for proofs. There must be few enough to be counted, which those of
 * three dice, of a few digits and of cars in their order are.
 */
export function* eachBoard<Code extends ShapeCode>(shape: Code): Generator<Board<Code>> {
  const { groups, isDealt, isSorted }: Shape = shapes[shape];
  const [group, ...others] = groups;
  if (group === undefined || others.length > 0 || isSorted)
    throw new RangeError(`the boards of ${shape} cannot be counted one by one`);
  const symbols = symbolsOf(group.alphabet);
  for (const drawn of sequences(symbols, group.count, isDealt)) {
    const board = boardOf(shape, [drawn]);
    if (board === null) throw new Error(`${drawn.join(',')} is no board of ${shape}`);
    yield board;
  }
}

function* sequences(symbols: readonly string[], count: number, isDealt: boolean): Generator<string[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const symbol of symbols) {
    const left = isDealt ? symbols.filter((other) => other !== symbol) : symbols;
    for (const rest of sequences(left, count - 1, isDealt)) yield [symbol, ...rest];
  }
}
