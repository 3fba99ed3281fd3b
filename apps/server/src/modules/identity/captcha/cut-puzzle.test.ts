import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutPuzzle, puzzleSize } from './cut-puzzle.ts';
import { createPicturePool } from './picture-pool.ts';

const pixels = (uri: string) =>
  sharp(Buffer.from(uri.split(',')[1] ?? '', 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

describe('a puzzle', () => {
  it('[I16] has a piece that fits where the answer says, and nowhere near the start', async () => {
    for (let round = 0; round < 4; round++) {
      const puzzle = await cutPuzzle();
      const [background, piece] = await Promise.all([pixels(puzzle.background), pixels(puzzle.piece)]);
      expect(background.info).toMatchObject({ width: puzzleSize.width, height: puzzleSize.height });
      expect(piece.info).toMatchObject({ width: puzzleSize.pieceWidth, height: puzzleSize.pieceWidth });
      expect(puzzle.pieceX).toBeGreaterThan(puzzleSize.pieceWidth);
      expect(puzzle.pieceX + puzzleSize.pieceWidth).toBeLessThan(puzzleSize.width);
      // The middle of the piece is opaque, its corner is clear, and the place for it is darker than the piece.
      const alpha = (x: number, y: number) => piece.data[(y * puzzleSize.pieceWidth + x) * 4 + 3] ?? 0;
      expect(alpha(30, 30)).toBe(255);
      expect(alpha(1, 1)).toBe(0);
      const light = (data: Buffer, width: number, left: number, top: number) => {
        let sum = 0;
        for (let y = 20; y < 40; y++) {
          for (let x = 20; x < 40; x++) {
            const at = ((top + y) * width + left + x) * 4;
            sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
          }
        }
        return sum;
      };
      const inPlace = light(background.data, puzzleSize.width, puzzle.pieceX, puzzle.pieceTop);
      expect(inPlace).toBeLessThan(0.75 * light(piece.data, puzzleSize.pieceWidth, 0, 0));
    }
  });

  it('[I16] is never the same twice', async () => {
    const puzzles = await Promise.all(Array.from({ length: 6 }, () => cutPuzzle()));
    expect(new Set(puzzles.map(({ background }) => background)).size).toBe(6);
  });
});

describe('the pool of puzzles', () => {
  const puzzle = (pieceX: number) => ({ background: '', piece: '', pieceX, pieceTop: 0 });

  it('[I16] gives each puzzle to one visitor, however many ask at once, two being made at a time', async () => {
    let made = 0;
    let [making, makingMost] = [0, 0];
    const pool = createPicturePool(async () => {
      making += 1;
      makingMost = Math.max(makingMost, making);
      await new Promise((resolve) => setImmediate(resolve));
      making -= 1;
      made += 1;
      return puzzle(made);
    });
    const taken = await Promise.all(Array.from({ length: 60 }, () => pool.take()));
    expect(new Set(taken.map((each) => each?.pieceX)).size).toBe(60);
    expect(makingMost).toBe(2);
  });

  it('[I16] turns away who would wait too long', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const pool = createPicturePool(async () => {
      await gate;
      return puzzle(1);
    });
    const asked = Array.from({ length: 66 }, () => pool.take());
    expect(await Promise.all(asked.slice(64))).toEqual([null, null]);
    release();
    expect((await Promise.all(asked.slice(0, 64))).every((each) => each !== null)).toBe(true);
  });

  it('[I16] recovers from a puzzle that could not be made', async () => {
    let attempts = 0;
    const pool = createPicturePool(async () => {
      attempts += 1;
      if (attempts <= 2) throw new Error('no memory');
      return puzzle(attempts);
    });
    await expect(pool.take()).rejects.toThrow('no memory');
    expect(await pool.take()).not.toBeNull();
  });
});
