import { currencies } from '@ikka/money';
import { expect, it } from 'vitest';
import { createBetStakes } from './bet-stakes.ts';

it('[C16] offers no stake of trial money while free play is switched off, and real money as before', async () => {
  const game = { id: 'dice', coinsPerStake: 1n };
  const catalogue = {
    game: async () => game,
    openOrWhy: async () => game,
    stakes: () => [100n, 500n],
    greatestWin: () => null,
  };
  let switchedOff: string[] = [];
  const { offered } = createBetStakes({ current: () => null }, catalogue as never, {
    get: () => switchedOff as never,
  });
  expect(await offered('dice', currencies.PKT)).toEqual([100n, 500n]);
  for (const module of ['FREEPLAY3', 'LOGIN3']) {
    switchedOff = [module];
    expect(await offered('dice', currencies.PKT)).toMatchObject({ code: 'game.unavailable' });
    expect(await offered('dice', currencies.PKR)).toEqual([100n, 500n]);
  }
});
