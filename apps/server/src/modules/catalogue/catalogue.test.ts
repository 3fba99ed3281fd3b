import { currencies } from '@ikka/money';
import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettingKey, Settings } from '../settings/index.ts';
import { houseGames } from './house-games.ts';
import { type Catalogue, createCatalogue } from './index.ts';

let switchedOff: string[] = [];
const settings = {
  get: (key: SettingKey) => {
    if (key === 'modules.switched_off') return switchedOff;
    return key === 'play.coin_values' ? ['1.00', '0.20'] : [];
  },
} as unknown as Settings;
const page = { limit: 10, offset: 0 };

describe('catalogue', () => {
  let test: TestDatabase;
  let catalogue: Catalogue;
  let looks = 0;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['catalogue'] });
    catalogue = createCatalogue({
      database: test.database,
      settings,
      openings: {
        recentOf: async () => ['gone', 'karakoram-25'],
        mostOpened: async () => {
          looks += 1;
          return ['karakoram-25', 'gone'];
        },
      },
    });
    await catalogue.seed();
  });
  afterAll(() => test.drop());

  it('[C1] seeds once and keeps what was changed', async () => {
    await test.database.pool.query(`UPDATE catalogue.game SET is_hot = false WHERE id = 'karakoram-25'`);
    await catalogue.seed();
    const game = await catalogue.game('karakoram-25');
    expect(game).toMatchObject({ isHot: false, vendorCode: 'IKKA_SLOT', rtp: '0.967219669416', lines: 25 });
  });

  it('says of games what records and boards show, and leaves out what it does not have', async () => {
    const entries = await catalogue.entries(['karakoram-25', 'gone', 'karakoram-25']);
    expect([...entries.values()]).toEqual([
      {
        id: 'karakoram-25',
        category: 'RNG',
        name: { EN: 'Karakoram 25', UR: 'قراقرم 25' },
        vendorCode: 'IKKA_SLOT',
        vendorName: { EN: expect.stringMatching(/./), UR: expect.stringMatching(/./) },
        rtp: '0.967219669416',
      },
    ]);
    expect((await catalogue.entries([])).size).toBe(0);
  });

  it.each([
    ['KARAKORAM', 1],
    ['قراقرم', 1],
    ['25', 1],
    ['%', 0],
    ['_', 0],
    ['\\', 0],
    ['nothing like it', 0],
    ['karakorm', 1],
    ['kra', 0],
    ['\u064e', 0],
  ])('[C4] a search for %s finds %i', async (nameContains, total) => {
    expect((await catalogue.find({ nameContains }, page)).total).toBe(total);
  });

  it.each(['GAMELO3', 'GAMES3'])(
    '[C16] takes no bet on any game while %s is switched off',
    async (module) => {
      const game = await catalogue.game('karakoram-25');
      if (game === null) throw new Error('the seed has the game');
      expect(await catalogue.whyClosed(game)).toBeNull();
      switchedOff = [module];
      expect(await catalogue.whyClosed(game)).toMatchObject({ code: 'game.unavailable' });
      switchedOff = [];
      expect(await catalogue.whyClosed(game)).toBeNull();
    },
  );

  it('[C3] offers the coins times the coin values, ascending', async () => {
    expect(catalogue.stakes({ id: 'karakoram-25', coinsPerStake: 25n }, currencies.PKR)).toEqual([
      500n,
      2500n,
    ]);
    const affordable = (amount: bigint) => ({ affordable: { amount, currency: currencies.PKR } });
    // The smallest coin is 0.20: ten of them open a game of the arcade, twenty-five the slot, a hundred a great table.
    // Fish takes single coins.
    const within = (coins: bigint) => houseGames.filter((game) => game.coinsPerStake <= coins).length;
    expect((await catalogue.find(affordable(199n), page)).total).toBe(within(9n));
    expect((await catalogue.find(affordable(200n), page)).total).toBe(within(10n));
    expect((await catalogue.find(affordable(500n), page)).total).toBe(within(25n));
  });

  it('filters by vendor, category and lines', async () => {
    expect(
      (await catalogue.find({ category: 'RNG', vendorCode: 'IKKA_SLOT', linesAtLeast: 25 }, page)).total,
    ).toBe(1);
    expect((await catalogue.find({ linesAtLeast: 26 }, page)).total).toBe(0);
    expect((await catalogue.find({ category: 'FISH' }, page)).total).toBe(
      houseGames.filter(({ category }) => category === 'FISH').length,
    );
    expect((await catalogue.find({ category: 'ESPORTS' }, page)).total).toBe(0);
  });

  it('[C7] shows what is recent and popular in its order, without what is gone, and asks for the popular once a minute', async () => {
    const ids = (games: { id: string }[]) => games.map(({ id }) => id);
    expect(ids(await catalogue.recent(7n))).toEqual(['karakoram-25']);
    expect(ids(await catalogue.popular())).toEqual(['karakoram-25']);
    expect(ids(await catalogue.popular())).toEqual(['karakoram-25']);
    expect(looks).toBe(1);
  });

  it('counts kinds, of one vendor or of all', async () => {
    const slots = { category: 'RNG', kind: 'SLOT_MACHINE', games: 1 };
    const kinds = await catalogue.kinds();
    const of = (wished: string) => houseGames.filter(({ kinds: [kind] }) => kind === wished).length;
    const tables = { category: 'LIVE', kind: 'BACCARAT', games: of('BACCARAT') };
    const arcade = { category: 'RNG', kind: 'ARCADE', games: of('ARCADE') };
    const poker = { category: 'RNG', kind: 'VIDEO_POKER', games: of('VIDEO_POKER') };
    const table = { category: 'RNG', kind: 'TABLE', games: of('TABLE') };
    expect(kinds).toHaveLength(5);
    expect(kinds).toEqual(expect.arrayContaining([slots, arcade, tables, poker, table]));
    expect(await catalogue.kinds('IKKA_SLOT')).toEqual(expect.arrayContaining([slots, poker]));
    expect(await catalogue.kinds('IKKA_FISH')).toEqual([]);
  });

  it('[C2] hides a closed game, and holds a vendor in maintenance', async () => {
    const game = await catalogue.game('karakoram-25');
    if (game === null) throw new Error('the seed is missing');
    expect(await catalogue.whyClosed(game)).toBeNull();
    await test.database.pool.query(
      `INSERT INTO catalogue.maintenance (kind, subject_id, text) VALUES ('vendor', 'IKKA_SLOT', '{"EN":"Back soon.","UR":"جلد واپسی۔"}')`,
    );
    expect(await catalogue.whyClosed(game)).toMatchObject({ code: 'game.in_maintenance' });
    await test.database.pool.query('UPDATE catalogue.game SET is_open = false');
    expect(await catalogue.whyClosed({ ...game, isOpen: false })).toMatchObject({ code: 'game.unavailable' });
    expect((await catalogue.find({}, page)).total).toBe(0);
    expect(await catalogue.counts()).toEqual([]);
    expect(await catalogue.kinds()).toEqual([]);
    expect(await catalogue.recent(7n)).toEqual([]);
    expect(await catalogue.popular()).toEqual([]);
  });

  it('names games for records, even those that are gone', async () => {
    const names = await catalogue.names(['karakoram-25', 'gone']);
    expect(names.get('karakoram-25')).toEqual({ EN: 'Karakoram 25', UR: 'قراقرم 25' });
    expect(names.get('gone')).toEqual({ EN: 'gone', UR: 'gone' });
  });
});
