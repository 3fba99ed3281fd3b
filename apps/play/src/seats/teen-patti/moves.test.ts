import { describe, expect, it } from 'vitest';
import { grant, movesIn, type Wish } from './moves.ts';

const none = { pack: false, see: false, bets: [], show: null, sideShow: null, allIn: null, answer: false };
const asked = {
  ...none,
  pack: true,
  bets: [
    { type: 'chaal' as const, amount: '40.00' },
    { type: 'chaal' as const, amount: '80.00' },
  ],
};

describe('the buttons of a seat', () => {
  it('are exactly what the view allows', () => {
    expect(movesIn(null)).toEqual([]);
    expect(movesIn({ ...none, see: true }).map(({ name }) => name)).toEqual(['see']);
    const names = movesIn({ ...asked, see: true, sideShow: '40.00', show: null }).map(({ name }) => name);
    expect(names).toEqual(['pack', 'see', 'sideShow', 'least', 'raise']);
  });

  it('send the amount as it stood, unchanged', () => {
    expect(movesIn(asked).map(({ act }) => act)).toEqual([
      { type: 'pack' },
      { type: 'bet', amount: '40.00' },
      { type: 'bet', amount: '80.00' },
    ]);
  });

  it('are yes and no where a side show is asked for', () => {
    expect(movesIn({ ...none, answer: true }).map(({ act }) => act)).toEqual([
      { type: 'answer', accepts: false },
      { type: 'answer', accepts: true },
    ]);
  });

  it('are the rest of the stack where it covers no bet', () => {
    const names = movesIn({ ...none, pack: true, allIn: '12.00' }).map(({ name, amount }) => [name, amount]);
    expect(names).toEqual([
      ['pack', null],
      ['allIn', '12.00'],
    ]);
  });
});

describe('what was chosen before one’s turn', () => {
  const wish: Wish = { kind: 'least', hand: 12, stake: '20.00' };
  const pack: Wish = { ...wish, kind: 'pack' };
  it.each([
    ['waits for the turn', wish, { hand: 12, stake: '20.00', moves: null }, null],
    [
      'waits while one may only look',
      wish,
      { hand: 12, stake: '20.00', moves: { ...none, see: true } },
      null,
    ],
    ['bets the least', wish, { hand: 12, stake: '20.00', moves: asked }, { type: 'bet', amount: '40.00' }],
    ['is off after a raise', wish, { hand: 12, stake: '40.00', moves: asked }, 'over'],
    ['is off in another hand', wish, { hand: 13, stake: '20.00', moves: asked }, 'over'],
    [
      'is off where the stack covers no bet',
      wish,
      { hand: 12, stake: '20.00', moves: { ...none, pack: true, allIn: '5.00' } },
      'over',
    ],
    ['packs whatever the stake', pack, { hand: 12, stake: '80.00', moves: asked }, { type: 'pack' }],
    [
      'leaves a side show to the player',
      pack,
      { hand: 12, stake: '20.00', moves: { ...none, answer: true } },
      null,
    ],
  ])('%s', (_what, one, now, act) => {
    expect(grant(one, now)).toEqual(act);
  });
});
