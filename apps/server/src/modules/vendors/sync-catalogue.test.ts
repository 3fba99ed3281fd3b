import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/log.ts';
import { type Catalogue, createCatalogue } from '../catalogue/index.ts';
import type { OutsideVendor } from './index.ts';
import { syncCatalogues } from './sync-catalogue.ts';

const lamp = {
  gameId: 'lamp-house-one',
  name: { EN: 'Lamp One', UR: 'پہلا چراغ' },
  category: 'RNG',
  rtp: '0.96',
  coinsPerStake: 10,
  hasTrial: true,
  status: 'open',
};

describe('the shelf of an outside vendor', () => {
  let test: TestDatabase;
  let server: Server;
  let catalogue: Catalogue;
  let vendor: OutsideVendor;
  let answer: { status: number; body: unknown };
  let told = 0;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['catalogue', 'vendors'] });
    catalogue = createCatalogue({
      database: test.database,
      settings: { get: () => ['0.20'] } as never,
      openings: { recentOf: async () => [], mostOpened: async () => [] },
    });
    server = createServer((_request, response) =>
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    vendor = {
      code: 'LAMP_HOUSE',
      category: 'RNG',
      name: { EN: 'Lamp House', UR: 'چراغ گھر' },
      sort: 500,
      gameUrl: 'https://lamps.example/play',
      gameUrl2: null,
      catalogueUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/games`,
      transferWallet: null,
      keys: [],
    };
    await catalogue.seedVendors([vendor]);
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await test.drop();
  });

  const sync = async (games: unknown, status = 200) => {
    answer = { status, body: { games } };
    told = 0;
    await syncCatalogues({
      database: test.database,
      clock: systemClock,
      list: [vendor],
      log: createLogger('silent'),
      facts: {
        publish: () => {
          told += 1;
        },
      },
      importGames: catalogue.importGames,
    });
    return told;
  };
  const game = () => catalogue.game('lamp-house-one');

  it('[V13] adds what the vendor offers, once, and tells open lobbies', async () => {
    expect(await sync([lamp])).toBe(1);
    expect(await game()).toMatchObject({
      vendorCode: 'LAMP_HOUSE',
      rtp: '0.96',
      isOffered: true,
      isOpen: true,
    });
    expect(await sync([lamp])).toBe(0);
  });

  it('[V13] lets a game rest while the vendor says so or names it no more', async () => {
    expect(await sync([{ ...lamp, status: 'maintenance' }])).toBe(1);
    const resting = await game();
    expect(resting && (await catalogue.whyClosed(resting))).toMatchObject({ code: 'game.unavailable' });
    expect(await sync([lamp])).toBe(1);
    expect(await sync([])).toBe(1);
    expect(await game()).toMatchObject({ isOffered: false });
    expect(await sync([{ ...lamp, rtp: '0.97' }])).toBe(1);
    expect(await game()).toMatchObject({ isOffered: true, rtp: '0.97' });
  });

  it('[V13] leaves what an operator decided', async () => {
    await test.database.pool.query(
      `UPDATE catalogue.game SET is_open = false, name = name || '{"EN":"Our Lamp"}' WHERE id = 'lamp-house-one'`,
    );
    await sync([{ ...lamp, rtp: '0.95', name: { EN: 'New', UR: 'نیا' } }]);
    expect(await game()).toMatchObject({ isOpen: false, name: { EN: 'Our Lamp' }, rtp: '0.95' });
  });

  it.each([
    ['a fault', [lamp], 500],
    ['something that is no list of games', [{ ...lamp, coinsPerStake: 'many' }], 200],
  ])('[V13] keeps the shelf as it is when the vendor answers %s', async (_what, games, status) => {
    const before = await game();
    expect(await sync(games, status)).toBe(0);
    expect(await game()).toEqual(before);
  });

  it('[V13] takes no game under another name than the vendor’s own', async () => {
    await sync([lamp, { ...lamp, gameId: 'karakoram-25' }]);
    expect(await catalogue.game('karakoram-25')).toBeNull();
  });
});
