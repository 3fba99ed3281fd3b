import { describe, expect, it } from 'vitest';
import { choiceOf, draftOf, type GameRow, kindsOf, problemsOf, wishOf } from './game-draft.ts';

const row: GameRow = {
  id: 'lamp-1',
  vendor: 'LAMPS',
  name: { EN: 'Lamp', UR: 'چراغ' },
  category: 'RNG',
  kinds: ['SLOT_MACHINE'],
  features: ['wild', 'free-spins'],
  tags: ['slot', 'night'],
  rtp: '0.9672',
  volatility: '3.2',
  coinsPerStake: 25,
  lines: 25,
  isHot: true,
  hasTrial: true,
  isOpen: true,
  sort: 10,
  maintenance: null,
  minBet: '5.00',
  currency: 'PKR',
  isHouse: false,
};

describe('a game’s draft', () => {
  it('goes out as it came where nothing was typed', () => {
    expect(wishOf(draftOf(row))).toEqual(choiceOf(row));
    const bare = { ...row, rtp: null, volatility: null, lines: null, tags: [] };
    expect(wishOf(draftOf(bare))).toEqual(choiceOf(bare));
  });

  it.each([
    [{}, {}],
    [{ rtp: '', volatility: '', lines: '', tags: '' }, {}],
    [{ name: { EN: 'Lamp', UR: ' ' } }, { name: { UR: 'missing' } }],
    [{ rtp: '96.7' }, { rtp: 'rtp' }],
    [{ volatility: 'high' }, { volatility: 'volatility' }],
    [{ tags: 'Free Spins' }, { tags: 'tags' }],
    [
      { coinsPerStake: '0', sort: '-1', lines: '2.5' },
      { coinsPerStake: 'number', sort: 'number', lines: 'number' },
    ],
  ] as const)('with %j has the problems %j', (typed, problems) => {
    expect(problemsOf({ ...draftOf(row), ...typed })).toEqual(problems);
  });

  it('takes tags once, and kinds of its own category alone', () => {
    const wish = wishOf({
      ...draftOf(row),
      category: 'LIVE',
      tags: ' a, b,,a ',
      kinds: ['SLOT_MACHINE', 'BACCARAT'],
    });
    expect([wish.tags, wish.kinds]).toEqual([['a', 'b'], ['BACCARAT']]);
    expect(kindsOf('FISH')).toEqual([]);
  });
});
