import { commit, openStream } from '@ikka/fair';
import { drawBoard, printBoard, type ShapeCode } from '../../rules/index.ts';

/** What a draw of the house followed from; seed and board are null until it is drawn. */
export interface DrawSeeds {
  readonly commitment: string;
  /** The public salt of its chain. */
  readonly clientSeed: string;
  readonly serverSeed: string | null;
  readonly board: string | null;
}

/** Whether the seed is the one that was committed to, and the board follows from it; null while there is nothing to check. */
export function verifyDraw(
  shape: ShapeCode,
  { commitment, clientSeed, serverSeed, board }: DrawSeeds,
): boolean | null {
  if (serverSeed === null || board === null) return null;
  const drawn = drawBoard(shape, openStream({ serverSeed, clientSeed, nonce: 0 }));
  return commit(serverSeed) === commitment && printBoard(drawn) === board;
}
