import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createAudit } from '../audit/index.ts';
import { changeGame, type GameChoice } from './change-game.ts';
import { importGames, type OutsideGame } from './import-games.ts';
import { addMissing, lockGame, type StoredGame } from './store.ts';

const said: OutsideGame = {
  id: 'outside-wheel',
  name: { EN: 'Wheel', UR: 'پہیہ' },
  category: 'RNG',
  rtp: '0.96',
  volatility: '4.2',
  lines: null,
  coinsPerStake: 10n,
  hasTrial: true,
  isOpen: true,
};

describe('the figures of an outside game', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'catalogue'] });
    const vendor = { code: 'OUTSIDE', category: 'RNG', name: { EN: 'Outside', UR: 'باہر' }, sort: 90 };
    await test.database.transaction((tx) => addMissing(tx, [vendor], []));
    await hear({});
  });
  afterAll(() => test.drop());

  const hear = (change: Partial<OutsideGame>) =>
    importGames(test.database, 'OUTSIDE', [{ ...said, ...change }]);
  const stands = async (): Promise<StoredGame> => {
    const game = await test.database.transaction((tx) => lockGame(tx, said.id));
    if (game === null) throw new Error('the game is gone');
    return game;
  };
  const set = async (change: Partial<GameChoice>) => {
    const { id, vendorCode, searchText, isOffered, heldFigures, ...seen } = await stands();
    const parts = {
      database: test.database,
      clock: systemClock,
      audit: createAudit({ database: test.database, clock: systemClock }),
      facts: { publish: () => undefined },
    };
    return changeGame(parts, id, { seen, wanted: { ...seen, ...change } }, {
      username: 'amina',
      ip: '198.51.100.4',
    } as never);
  };

  it('[C12] hold where an operator set them, while the others follow the vendor', async () => {
    await set({ rtp: '0.94', hasTrial: false });
    expect(await hear({})).toBe(false);
    expect(await hear({ volatility: '5.0', rtp: '0.97' })).toBe(true);
    expect(await stands()).toMatchObject({ rtp: '0.94', hasTrial: false, volatility: '5.0' });
    expect(await hear({ isOpen: false, volatility: '5.0' })).toBe(true);
    expect(await stands()).toMatchObject({ rtp: '0.94', isOffered: false });
  });

  it('[C12] follow the vendor again once they are left empty, or are what he says', async () => {
    await set({ rtp: null });
    await hear({ rtp: '0.95' });
    expect(await stands()).toMatchObject({ rtp: '0.95', hasTrial: false });
    await set({ hasTrial: true });
    await hear({});
    await hear({ hasTrial: false });
    expect(await stands()).toMatchObject({ hasTrial: false, heldFigures: [] });
  });
});
