import { type CallAnswer, calls, isRefusal, type Refusal } from '@ikka/contract';
import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, OperatorSession } from '../../platform/calls.ts';
import { systemClock } from '../../platform/clock.ts';
import { createAudit } from '../audit/index.ts';
import type { SettingKey, Settings } from '../settings/index.ts';
import { houseGames } from './house-games.ts';
import { createCatalogue } from './index.ts';
import { catalogueOfficeRoutes } from './office-routes.ts';

type OfficeCalls = (typeof calls)['officeCatalogue'];
type GameRow = CallAnswer<OfficeCalls['officeChangeGame']>;

const settings = {
  get: (key: SettingKey) => (key === 'play.coin_values' ? ['0.20', '1.00'] : []),
} as unknown as Settings;
const caller = {
  operator: { username: 'saira' },
  ip: '198.51.100.4',
} as Caller & { readonly operator: OperatorSession };
const plain = { params: undefined, query: undefined, body: undefined, upload: undefined };

describe('the desk of the catalogue', () => {
  let test: TestDatabase;
  let routes: ReturnType<typeof catalogueOfficeRoutes>;
  let told: unknown[] = [];
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'catalogue'] });
    const { database } = test;
    const openings = { recentOf: async () => [], mostOpened: async () => [] };
    const catalogue = createCatalogue({ database, settings, openings });
    await catalogue.seed();
    const audit = createAudit({ database, clock: systemClock });
    routes = catalogueOfficeRoutes(
      {
        database,
        clock: systemClock,
        audit,
        facts: { publish: (name, fact) => void told.push([name, fact]) },
      },
      catalogue,
      (gameId) => (gameId === 'karakoram-25' ? ['1.1.0', '1.0.0'] : []),
    );
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    told = [];
    await test.database.pool.query(`DELETE FROM catalogue.game WHERE id = 'lamp'`);
    await test.database.pool.query(
      `INSERT INTO catalogue.game (id, vendor_code, category, name, search_text, coins_per_stake, tags, sort)
       VALUES ('lamp', 'IKKA_SLOT', 'RNG', '{"EN":"Lamp","UR":"چراغ"}', 'lamp چراغ', 10, '{}', 20)`,
    );
  });

  const answered = <T>(answer: T | Refusal): T => {
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer as T;
  };
  const games = async (query: Record<string, string> = {}) =>
    answered(
      await routes.officeGames(
        { ...plain, query: calls.officeCatalogue.officeGames.query.parse(query) },
        caller,
      ),
    ).list;
  const game = async (id: string) => {
    const found = (await games()).find((one) => one.id === id);
    if (found === undefined) throw new Error(`no game ${id}`);
    return found;
  };
  const { wanted: choice } = calls.officeCatalogue.officeChangeGame.body.shape;
  const save = (row: GameRow, change: Partial<GameRow>) =>
    routes.officeChangeGame(
      {
        ...plain,
        params: { id: row.id },
        body: { seen: choice.parse(row), wanted: choice.parse({ ...row, ...change }) },
      },
      caller,
    );
  const acts = async (subject: string) =>
    (
      await test.database.pool.query('SELECT action FROM audit.entry WHERE subject = $1 ORDER BY id', [
        subject,
      ])
    ).rows.map(({ action }) => action);

  it('[C9] changes everything that the lobby knows of a game, tells open pages and leaves a record', async () => {
    const change: Partial<GameRow> = {
      name: { EN: 'Lantern', UR: 'لالٹین' },
      kinds: ['BINGO'],
      features: ['wild'],
      tags: ['night'],
      rtp: '0.95',
      volatility: '8.5',
      lines: 40,
      coinsPerStake: 50,
      isHot: true,
      hasTrial: false,
      sort: 5,
    };
    const changed = answered(await save(await game('lamp'), change));
    expect(changed).toMatchObject({ ...change, minBet: '10.00', isHouse: false });
    expect(calls.officeCatalogue.officeChangeGame.answer.safeParse(changed).error).toBeUndefined();
    expect((await games({ search: 'lantern' })).map(({ id }) => id)).toEqual(['lamp']);
    expect(told).toEqual([['ContentChanged', { part: 'games' }]]);
    expect(answered(await save(changed, {}))).toEqual(changed);
    expect(told).toHaveLength(1);
    expect(await acts('game:lamp')).toEqual(['game.changed']);
  });

  it('[C9] refuses one of two who edit the same', async () => {
    const seen = await game('lamp');
    const both = await Promise.all([save(seen, { lines: 5 }), save(seen, { lines: 9 })]);
    const refused = both.flatMap((one) => (isRefusal(one) ? [one.code] : []));
    expect(refused).toEqual(['content.changed_meanwhile']);
    expect(await save({ ...seen, id: 'gone' }, { lines: 1 })).toMatchObject({ code: 'game.unknown' });
  });

  it('[C9] closes a game: visitors lose it, the desk does not', async () => {
    answered(await save(await game('lamp'), { isOpen: false }));
    expect((await games({ state: 'closed' })).map(({ id }) => id)).toEqual(['lamp']);
    expect((await games({ state: 'open', pageSize: '50' })).map(({ id }) => id)).toEqual(
      houseGames.map(({ id }) => id),
    );
  });

  it('[C9] keeps kinds to their category', async () => {
    const seen = await game('lamp');
    expect(await save(seen, { kinds: ['BACCARAT'] })).toMatchObject({ code: 'game.kinds_foreign' });
    expect(answered(await save(seen, { category: 'LIVE', kinds: ['BACCARAT'] })).kinds).toEqual(['BACCARAT']);
  });

  it('[C10] leaves the figures of the house’s own games to their rules', async () => {
    const own = await game('karakoram-25');
    expect(own.isHouse).toBe(true);
    expect(await save(own, { rtp: '0.99', coinsPerStake: 1 })).toMatchObject({
      code: 'game.figures_fixed',
      value: { fields: ['rtp', 'coinsPerStake'] },
    });
    expect(answered(await save(own, { isHot: !own.isHot })).isHot).toBe(!own.isHot);
  });

  it('[C15] shows a game with the versions of its rules and what is allowed in it', async () => {
    const shown = answered(await routes.officeGame({ ...plain, params: { id: 'karakoram-25' } }, caller));
    expect(calls.officeCatalogue.officeGame.answer.parse(shown)).toMatchObject({
      id: 'karakoram-25',
      versions: [
        { version: '1.1.0', isCurrent: true },
        { version: '1.0.0', isCurrent: false },
      ],
      limits: [
        { currency: 'PKR', stakeMin: null, winMax: null, isOwn: false, stakes: ['5.00', '25.00'] },
        { currency: 'USD' },
      ],
    });
    expect(await routes.officeGame({ ...plain, params: { id: 'gone' } }, caller)).toMatchObject({
      code: 'game.unknown',
    });
  });

  it('[C14] puts a game into maintenance, shows it and ends it', async () => {
    const wanted = { text: { EN: 'Back soon.', UR: 'جلد واپسی۔' }, until: '2100-01-01T00:00:00.000Z' };
    const change = (body: { seen: typeof wanted | null; wanted: typeof wanted | null }) =>
      routes.officeChangeMaintenance({ ...plain, params: { kind: 'game', id: 'lamp' }, body }, caller);
    expect(await change({ seen: null, wanted })).toEqual({});
    expect(await game('lamp')).toMatchObject({ maintenance: wanted, isOpen: true });
    expect(await change({ seen: null, wanted: null })).toMatchObject({ code: 'content.changed_meanwhile' });
    expect(await change({ seen: wanted, wanted: null })).toEqual({});
    expect(await game('lamp')).toMatchObject({ maintenance: null });
  });

  it('[C9] renames a vendor and places him', async () => {
    const [vendor] = answered(await routes.officeVendors(plain, caller)).vendors;
    if (vendor === undefined) throw new Error('no vendor');
    expect(vendor).toMatchObject({ code: 'IKKA_SLOT', games: 3 });
    const seen = { name: vendor.name, sort: vendor.sort };
    const wanted = { name: { EN: 'Lamps', UR: 'چراغاں' }, sort: 1 };
    const change = (body: { seen: typeof seen; wanted: typeof seen }, code = 'IKKA_SLOT') =>
      routes.officeChangeVendor({ ...plain, params: { code }, body }, caller);
    expect(answered(await change({ seen, wanted }))).toMatchObject(wanted);
    expect(answered(await change({ seen, wanted }))).toMatchObject(wanted);
    expect(told).toEqual([['ContentChanged', { part: 'games' }]]);
    expect(await acts('vendor:IKKA_SLOT')).toEqual(['vendor.changed']);
    expect(await change({ seen, wanted: seen }, 'NOBODY')).toMatchObject({ code: 'content.unknown' });
    expect(await change({ seen: { ...seen, sort: 9 }, wanted: seen })).toMatchObject({
      code: 'content.changed_meanwhile',
    });
  });
});
