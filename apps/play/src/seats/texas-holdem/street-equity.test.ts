import { describe, expect, it } from 'vitest';
import { streetEquity } from './street-equity.ts';

const suits = 'dhsc';
const ranks = '23456789TJQKA';
const cards = (text: string) =>
  text.split(' ').map((card) => 4 * ranks.indexOf(card[0] ?? '') + suits.indexOf(card[1] ?? ''));
const board = 'Ks 7d 2c 3h Ad';

describe('the chances of known hands', () => {
  it('are one’s own and those of whoever showed, round by round', () => {
    const outcome = {
      cards: cards(`Ac Ah ${board}`),
      shown: [
        { seat: 4, cards: cards(`Kd Kc ${board}`) },
        { seat: 1, cards: cards(`Ac Ah ${board}`) },
      ],
    };
    const [own, other] = streetEquity(1, outcome);
    expect([own?.seat, other?.seat]).toEqual([1, 4]);
    expect(own).toMatchObject({ turn: 2 / 44, river: 1 });
    expect(other).toMatchObject({ turn: 42 / 44, river: 0 });
    expect((own?.flop ?? 0) + (other?.flop ?? 0)).toBeCloseTo(1);
  });

  it.each([
    ['nobody else showed', { cards: cards(`Ac Ah ${board}`), shown: [] }],
    ['the table was not dealt to its end', { cards: cards('Ac Ah Ks 7d 2c'), shown: [] }],
    ['the record is of another shape', { cards: 'x' }],
  ])('are not told where %s', (_what, outcome) => {
    expect(streetEquity(1, outcome)).toEqual([]);
  });
});
