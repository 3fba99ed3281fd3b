import { describe, expect, it } from 'vitest';
import { equityOf } from './equity.ts';

const suits = 'dhsc';
const ranks = '23456789TJQKA';
const cards = (text: string) =>
  [...text.matchAll(/(.)(.)/g)].map(
    ([, rank = '', suit = '']) => 4 * ranks.indexOf(rank) + suits.indexOf(suit),
  );

describe('the share of a pot that hands get on average', () => {
  // Source: pvp.md, Texas Hold'em; the other match-ups are counted by `npm run figures:holdem`.
  it('is by every board what is published', () => {
    const { boards, wins, ties } = equityOf([cards('AhKd'), cards('QsQc')]);
    expect([boards, wins, ties]).toEqual([1_712_304, [730_541, 975_909], [5_854, 5_854]]);
  });

  it('counts what is still to come once cards lie on the table', () => {
    const hands = [cards('AsAh'), cards('KdKc')];
    expect(equityOf(hands, cards('Ks7d2c')).boards).toBe(990);
    // Of 44 rivers two aces help.
    expect(equityOf(hands, cards('Ks7d2c3h')).wins).toEqual([2, 42]);
    expect(equityOf(hands, cards('Ks7d2c3h9h')).shares).toEqual([0, 1]);
  });

  it('leaves out what is known to lie elsewhere', () => {
    const hands = [cards('AsAh'), cards('KdKc')];
    expect(equityOf(hands, cards('Ks7d2c3h'), cards('AdQh'))).toMatchObject({ boards: 42, wins: [1, 41] });
  });

  it('shares what several win', () => {
    expect(equityOf([cards('2d3d'), cards('2c3c')], cards('AsKsQsJsTs'))).toMatchObject({
      ties: [1, 1],
      shares: [0.5, 0.5],
    });
  });
});
