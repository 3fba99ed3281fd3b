import { openStream } from '@ikka/fair';
import { expect, it } from 'vitest';
import { drawRound } from './draw-round.ts';
import { CARDS_DRAWN, DECK_SIZE } from './sheet.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';

it('[J1] draws every card of the deck equally often', () => {
  const rounds = 10_000;
  const seen = Array.from({ length: DECK_SIZE }, () => 0);
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    for (const card of drawRound(openStream({ serverSeed, clientSeed: 'poker', nonce })).cards) {
      seen[card] = (seen[card] ?? 0) + 1;
    }
  }
  const expected = (rounds * CARDS_DRAWN) / DECK_SIZE;
  const raw = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // No card comes twice in a round: 51/42 of it is chi-square with 51 degrees of freedom.
  const statistic = (raw * (DECK_SIZE - 1)) / (DECK_SIZE - CARDS_DRAWN);
  expect(statistic).toBeGreaterThan(28.735);
  expect(statistic).toBeLessThan(80.747);
});
