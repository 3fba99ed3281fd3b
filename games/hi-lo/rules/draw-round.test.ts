import { openStream } from '@ikka/fair';
import { expect, it } from 'vitest';
import type { Guess } from './choice.ts';
import { drawRound } from './draw-round.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';

it('[H1] turns up every card of the deck equally often, at every place of a round', () => {
  const [rounds, places] = [10_000, 5];
  const guesses = Array.from({ length: places - 1 }, (): Guess => 'skip');
  const seen = Array.from({ length: 52 }, () => 0);
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { cards } = drawRound(openStream({ serverSeed, clientSeed: 'hi-lo', nonce }), { guesses });
    for (const card of cards) seen[card] = (seen[card] ?? 0) + 1;
  }
  const expected = (rounds * places) / 52;
  const statistic = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Chi-square with 51 degrees of freedom, between 0.5 % and 99.5 %.
  expect(statistic).toBeGreaterThan(28.735);
  expect(statistic).toBeLessThan(80.747);
});
