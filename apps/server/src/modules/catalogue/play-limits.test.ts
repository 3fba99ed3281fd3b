import { currencies } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import type { SettingKey, Settings } from '../settings/index.ts';
import { offeredStakes, playLimits } from './play-limits.ts';

const row = (game: string, change: Record<string, string>) => ({
  game,
  currency: 'PKR',
  stakeMin: '',
  stakeMax: '',
  winMax: '',
  ...change,
});
const house = (rows: readonly ReturnType<typeof row>[], coins = ['0.20', '1.00', '10.00']) =>
  ({ get: (key: SettingKey) => (key === 'play.limits' ? rows : coins) }) as unknown as Settings;

describe('limits of play', () => {
  const settings = house([
    row('*', { stakeMin: '5.00', winMax: '1000.00' }),
    row('limbo', { stakeMax: '10.00', winMax: '500.00' }),
    row('dice', { stakeMin: '100.00', stakeMax: '10.00' }),
  ]);

  it('[C13] are those of the game, and where it has none those of every game', () => {
    expect(playLimits(settings, 'limbo', currencies.PKR)).toEqual({
      stakeMin: 500n,
      stakeMax: 1_000n,
      winMax: 50_000n,
      isOwn: true,
    });
    expect(playLimits(settings, 'wheel', currencies.PKR)).toEqual({
      stakeMin: 500n,
      stakeMax: null,
      winMax: 100_000n,
      isOwn: false,
    });
  });

  it('[C13] are the same for trial money, and none in a currency that nothing is said of', () => {
    expect(playLimits(settings, 'limbo', currencies.PKT)).toEqual(
      playLimits(settings, 'limbo', currencies.PKR),
    );
    expect(playLimits(settings, 'limbo', currencies.USD)).toEqual({
      stakeMin: null,
      stakeMax: null,
      winMax: null,
      isOwn: false,
    });
  });

  it('[C13] leave out the stakes beyond them, all where nothing is between', () => {
    const stakes = (id: string) => offeredStakes(settings, { id, coinsPerStake: 10n }, currencies.PKR);
    expect(stakes('wheel')).toEqual([1_000n, 10_000n]);
    expect(stakes('limbo')).toEqual([1_000n]);
    expect(stakes('dice')).toEqual([]);
  });

  it('[C13] offer the same array until the limits, the coins or the game change', () => {
    const rows = [row('*', { stakeMax: '50.00' })];
    const coins = ['1.00', '10.00'];
    const game = { id: 'wheel', coinsPerStake: 10n };
    const stakes = offeredStakes(house(rows, coins), game, currencies.PKR);
    expect(stakes).toEqual([1_000n]);
    expect(offeredStakes(house(rows, coins), { ...game }, currencies.PKR)).toBe(stakes);
    const others = [
      offeredStakes(house([row('*', { stakeMax: '100.00' })], coins), game, currencies.PKR),
      offeredStakes(house(rows, ['2.00']), game, currencies.PKR),
      offeredStakes(house(rows, coins), { ...game, coinsPerStake: 1n }, currencies.PKR),
    ];
    expect(others).toEqual([[1_000n, 10_000n], [2_000n], [100n, 1_000n]]);
  });
});
