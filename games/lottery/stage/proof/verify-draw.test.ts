import { commit, openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { drawBoard, printBoard } from '../../rules/index.ts';
import { verifyDraw } from './verify-draw.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'salt of a chain';
const board = printBoard(drawBoard('ssc', openStream({ serverSeed, clientSeed, nonce: 0 })));
const seeds = { serverSeed, clientSeed, commitment: commit(serverSeed), board };

describe('the proof of a draw', () => {
  it('holds for the seed that was committed to and the board that follows from it', () => {
    expect(verifyDraw('ssc', seeds)).toBe(true);
  });

  it('fails for another board, another commitment, another salt', () => {
    const other = board.startsWith('0') ? `1${board.slice(1)}` : `0${board.slice(1)}`;
    expect(verifyDraw('ssc', { ...seeds, board: other })).toBe(false);
    expect(verifyDraw('ssc', { ...seeds, commitment: commit(seeds.commitment) })).toBe(false);
    expect(verifyDraw('ssc', { ...seeds, clientSeed: 'another' })).toBe(false);
  });

  it('says nothing before the draw', () => {
    expect(verifyDraw('ssc', { ...seeds, serverSeed: null, board: null })).toBe(null);
  });
});
