import { openStream } from '@ikka/fair';
import { expect, it } from 'vitest';
import { drawRound } from './draw-round.ts';
import { SHOE_CARDS } from './sheet.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const opening = { main: '1000', pairs: '0', plus3: '0', acts: [] };

it('[BJ1] deals every card of the shoe equally often', () => {
  const [rounds, dealt] = [20_000, 4];
  const lengths = new Set<number>();
  const seen = Array.from({ length: SHOE_CARDS }, () => 0);
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { cards } = drawRound(openStream({ serverSeed, clientSeed: 'blackjack', nonce }), opening);
    lengths.add(cards.length);
    for (const card of cards) seen[card] = (seen[card] ?? 0) + 1;
  }
  expect([...lengths]).toEqual([dealt]);
  const expected = (rounds * dealt) / SHOE_CARDS;
  const raw = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // No card comes twice in a round: 415/412 of it is chi-square with 415 degrees of freedom, between 0.5 % and 99.5 %.
  const statistic = (raw * (SHOE_CARDS - 1)) / (SHOE_CARDS - dealt);
  expect(statistic).toBeGreaterThan(344.549);
  expect(statistic).toBeLessThan(492.96);
});
