import { openStream } from '@ikka/fair';
import { expect, it } from 'vitest';
import { drawShoe, SHOE_CARDS } from './shoe.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';

it('[B1] lays every rank into every part of the shoe equally often', () => {
  const [shoes, parts, ranks] = [1_000, 8, 13];
  const seen = Array.from({ length: parts * ranks }, () => 0);
  for (let shoe = 0; shoe < shoes; shoe += 1) {
    const cards = drawShoe(openStream({ serverSeed, clientSeed: `shoe ${shoe}`, nonce: 0 }));
    for (const [place, card] of cards.entries()) {
      const cell = Math.floor((place * parts) / SHOE_CARDS) * ranks + Math.floor((card % 52) / 4);
      seen[cell] = (seen[cell] ?? 0) + 1;
    }
  }
  const expected = (shoes * SHOE_CARDS) / seen.length;
  const raw = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // A shoe holds each card once: rows and columns have fixed sums, so that 415/416 of it has 7 times 12 degrees of freedom.
  const statistic = (raw * (SHOE_CARDS - 1)) / SHOE_CARDS;
  expect(statistic).toBeGreaterThan(54.368);
  expect(statistic).toBeLessThan(121.126);
});
