import type { FairStream } from '@ikka/fair';
import { written } from '../selections/alphabet.ts';
import { type Board, boardOf } from './board.ts';
import { type Shape, type ShapeCode, shapes } from './shapes.ts';

/**
 * [LT2] The board of a house draw, from the stream. Where numbers are independent, each is one `below` of its range, in the
 * order of the board; where they are dealt, they are one `deal` for all groups together.
 */
export function drawBoard<Code extends ShapeCode>(
  shape: Code,
  stream: Pick<FairStream, 'below' | 'deal'>,
): Board<Code> {
  const { groups, isDealt }: Shape = shapes[shape];
  const inAll = groups.reduce((sum, { count }) => sum + count, 0);
  // All groups that are dealt together share one drum.
  const inDrum = Math.max(...groups.map(({ alphabet }) => alphabet.to - alphabet.from + 1));
  const dealt = isDealt ? stream.deal(inDrum, inAll) : [];
  let taken = 0;
  const drawn = groups.map(({ count, alphabet: { from, to, width } }) =>
    Array.from({ length: count }, () => {
      const value = isDealt ? (dealt[taken++] ?? 0) : stream.below(to - from + 1);
      return written(from + value, width);
    }),
  );
  const board = boardOf(shape, drawn);
  if (board === null) throw new Error(`drew no board of ${shape}`);
  return board;
}
