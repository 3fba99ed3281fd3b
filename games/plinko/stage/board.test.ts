import { expect, it } from 'vitest';
import { ballPlaces, boardSize, bucketPlace, pegs } from './board.ts';

it.each([8, 12, 16])('on a board of %i rows every path meets pegs and ends in its bucket', (rows) => {
  const all = new Set(pegs(rows).map(({ x, y }) => `${x}:${y.toFixed(2)}`));
  for (const rights of [0, 1, Math.floor(rows / 2), rows]) {
    const path = Array.from({ length: rows }, (_, row) => (row < rights ? 1 : 0));
    const places = ballPlaces(path);
    expect(places).toHaveLength(rows + 2);
    for (const { x, y } of places.slice(1, -1)) expect(all).toContain(`${x}:${(y + 0.3).toFixed(2)}`);
    expect(places.at(-1)?.x).toBe(bucketPlace(rights, rows).x);
    expect(places.at(-1)?.y).toBeLessThan(bucketPlace(rights, rows).y);
  }
});

it('holds everything within its size', () => {
  const { width, height } = boardSize(8);
  for (const { x, y } of [...pegs(8), bucketPlace(0, 8), bucketPlace(8, 8)]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeLessThan(height);
  }
});
