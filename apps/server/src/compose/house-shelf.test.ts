import { tables } from '@ikka/baccarat/rules';
import { currencies } from '@ikka/money';
import { expect, it } from 'vitest';
import { houseShelf, stakesOf, versionsOf } from './house-shelf.ts';

it('names the versions of games that one plays alone and of those that many play, and of no other', () => {
  const known = versionsOf(houseShelf());
  const ids = ['karakoram-25', 'blackjack', 'crash', ...tables.map(({ id }) => id)];
  expect(ids.filter((id) => known(id).length === 0)).toEqual([]);
  expect(known('baccarat-saddar')).toEqual(['1.0.0']);
  expect(known('outside-game')).toEqual([]);
});

it('[C16] offers no stake of trial money while free play is switched off, and real money as before', async () => {
  const game = { id: 'dice', coinsPerStake: 1n };
  const catalogue = {
    game: async () => game,
    openOrWhy: async () => game,
    stakes: () => [100n, 500n],
    greatestWin: () => null,
  };
  let switchedOff: string[] = [];
  const { offered } = stakesOf(houseShelf(), catalogue as never, { get: () => switchedOff as never });
  expect(await offered('dice', currencies.PKT)).toEqual([100n, 500n]);
  for (const module of ['FREEPLAY3', 'LOGIN3']) {
    switchedOff = [module];
    expect(await offered('dice', currencies.PKT)).toMatchObject({ code: 'game.unavailable' });
    expect(await offered('dice', currencies.PKR)).toEqual([100n, 500n]);
  }
});
