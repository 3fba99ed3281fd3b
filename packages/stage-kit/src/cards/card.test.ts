import { describe, expect, it } from 'vitest';
import { cardText, playingCard } from './card.ts';
import { isCourt, pipsOf } from './face-plan.ts';

describe('a playing card', () => {
  it('has rank and suit as the fair draws number them, in every deck of a shoe', () => {
    const table = [
      [0, '2♦'],
      [34, '10♠'],
      [37, 'J♥'],
      [47, 'K♣'],
      [48, 'A♦'],
      [52 * 7 + 51, 'A♣'],
    ] as const;
    for (const [index, text] of table) expect(cardText(index)).toBe(text);
    expect(() => playingCard(-1)).toThrow(RangeError);
  });

  it('shows as many signs as its number says', () => {
    for (let index = 0; index < 52; index += 1) {
      const card = playingCard(index);
      const signs = pipsOf(card);
      expect(signs).toHaveLength(isCourt(card) ? 0 : card.rank === 'A' ? 1 : Number(card.rank));
      expect(new Set(signs.map(({ x, y }) => `${x}/${y}`)).size).toBe(signs.length);
    }
  });
});
