import { openStream } from '@ikka/fair';
import { expect, it } from 'vitest';
import { markOf } from './marks.ts';
import { marksOfShoe } from './marks-of-shoe.ts';
import { drawCoup } from './outcome.ts';
import { COUPS_MOST } from './shoe.ts';

const seeds = {
  serverSeed: '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b',
  clientSeed: 'urdu-client-seed',
  nonce: 0,
};

it('[B18] tells a shoe coup by coup as its bets were decided', () => {
  const marks = marksOfShoe(openStream(seeds), COUPS_MOST);
  expect(marks.length).toBeGreaterThan(60);
  for (const coup of [1, 2, 30, marks.length]) {
    expect(marks[coup - 1]).toBe(markOf(drawCoup(openStream(seeds), { coup })));
    expect(marksOfShoe(openStream(seeds), coup)).toEqual(marks.slice(0, coup));
  }
});
