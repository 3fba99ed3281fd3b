import { calls, isRefusal } from '@ikka/contract';
import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, SessionMember } from '../../platform/calls.ts';
import type { SettingKey, Settings } from '../settings/index.ts';
import { houseGames } from './house-games.ts';
import { createCatalogue } from './index.ts';
import { catalogueRoutes } from './routes.ts';

const values: Partial<Record<SettingKey, unknown>> = {
  'play.coin_values': ['0.20', '1.00'],
  'play.limits': [],
  'points.rates': { RNG: '1.20' },
  'catalogue.launched_categories': [],
};
const settings = { get: (key: SettingKey) => values[key] } as unknown as Settings;

const callerOf = <Who extends SessionMember | null>(member: Who) => ({ member }) as Caller & { member: Who };
const memberWith = (currency: string, memberId = 7n) =>
  callerOf<SessionMember>({
    memberId,
    account: 'zara',
    isTrial: currency === 'PKT',
    currency,
    sessionId: 's',
    provenAt: null,
  });
const guest = callerOf(null);
const listed = (query: Record<string, string> = {}) => ({
  params: undefined,
  query: calls.catalogue.gameList.query.parse(query),
  body: undefined,
  upload: undefined,
});
const plain = { params: undefined, query: undefined, body: undefined, upload: undefined };

/** How many games of the house are such. */
const gamesWhere = (holds: (game: (typeof houseGames)[number]) => boolean): number =>
  houseGames.filter(holds).length;

describe('the calls of the catalogue', () => {
  let test: TestDatabase;
  let routes: ReturnType<typeof catalogueRoutes>;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['catalogue'] });
    const catalogue = createCatalogue({
      database: test.database,
      settings,
      openings: {
        recentOf: async (memberId) => (memberId === 7n ? ['karakoram-25'] : []),
        mostOpened: async () => ['karakoram-25'],
      },
    });
    await catalogue.seed();
    routes = catalogueRoutes(catalogue, settings);
  });
  afterAll(() => test.drop());

  const list = async (query: Record<string, string>, caller: Caller = guest) => {
    const answer = await routes.gameList(listed(query), caller);
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer;
  };
  const mark = { ...plain, body: { gameId: 'karakoram-25', vassalage: 'IKKA_SLOT' } };

  it('answers what its contract says', async () => {
    const answers = {
      gameMenus: await routes.gameMenus(plain, guest),
      vendors: await routes.vendors({ ...plain, query: {} }, guest),
      gameTypes: await routes.gameTypes({ ...plain, query: {} }, guest),
      gameList: await routes.gameList(listed(), guest),
      hotGames: await routes.hotGames({ ...plain, query: {} }, guest),
      popularGames: await routes.popularGames(plain, guest),
      recentGames: await routes.recentGames(plain, memberWith('PKR')),
      favouriteGames: await routes.favouriteGames(plain, memberWith('PKR')),
      favouriteGamesList: await routes.favouriteGamesList(
        { ...plain, query: { pageNo: 1, pageSize: 20 } },
        memberWith('PKR'),
      ),
    };
    for (const [name, answer] of Object.entries(answers)) {
      expect(
        calls.catalogue[name as keyof typeof answers].answer.safeParse(answer).error,
        name,
      ).toBeUndefined();
    }
    const tables = houseGames.filter(({ category }) => category === 'LIVE').length;
    const arcade = houseGames.filter(({ vendorCode }) => vendorCode === 'IKKA_ARCADE').length;
    const fish = houseGames.filter(({ category }) => category === 'FISH').length;
    const cards = houseGames.filter(({ category }) => category === 'PVP').length;
    const [slots, poker, table] = [1, 1, 1];
    expect(answers.gameTypes).toEqual({
      list: [
        { gameType: 'LIVE', games: tables, categories: [{ category: 'BACCARAT', games: tables }] },
        {
          gameType: 'RNG',
          games: arcade + slots + poker,
          categories: [
            { category: 'ARCADE', games: arcade - table },
            { category: 'SLOT_MACHINE', games: slots },
            { category: 'TABLE', games: table },
            { category: 'VIDEO_POKER', games: poker },
          ],
        },
        { gameType: 'FISH', games: fish, categories: [] },
        { gameType: 'PVP', games: cards, categories: [] },
      ],
    });
  });

  it.each(['IKKA_SLOT', 'NOBODY', "'; --"])('tells the game types of %s', async (vassalage) => {
    const { list: types } = (await routes.gameTypes({ ...plain, query: { vassalage } }, guest)) as {
      list: unknown[];
    };
    expect(types).toHaveLength(vassalage === 'IKKA_SLOT' ? 1 : 0);
  });

  it.each([
    ['a guest', guest, 'PKR', '5.00'],
    ['a member with rupees', memberWith('PKR'), 'PKR', '5.00'],
    ['a member with dollars', memberWith('USD'), 'USD', '5.00'],
    ['a trial account', memberWith('PKT'), 'PKR', '5.00'],
  ])('[C3] shows %s bets in their own money', async (_who, caller, currency, minBet) => {
    const { games } = await list({}, caller);
    expect(games[0]).toMatchObject({ currency, minBet, maxBet: '25.00', supportPlay: 0, gameType: 'RNG' });
  });

  it.each([
    [{ minBet: '1.99' }, gamesWhere(({ coinsPerStake }) => coinsPerStake < 10n)],
    [{ minBet: '4.99' }, gamesWhere(({ coinsPerStake }) => coinsPerStake <= 10n)],
    [{ minBet: '5.00' }, gamesWhere(({ coinsPerStake }) => coinsPerStake <= 25n)],
    [{ minRtp: '0.96', volatility: 'medium', features: 'wild,scatter', category: 'SLOT_MACHINE' }, 1],
    [{ minRtp: '0.97' }, gamesWhere(({ rtp }) => Number(rtp) >= 0.97)],
    [{ minRtp: '0.99' }, gamesWhere(({ rtp }) => Number(rtp) >= 0.99)],
    [{ category: 'ARCADE' }, gamesWhere(({ kinds }) => kinds.some((kind) => kind === 'ARCADE'))],
    [{ volatility: 'high' }, 0],
    [{ gameType: 'HOT' }, gamesWhere(({ isHot }) => isHot)],
    [{ gameType: 'PROMO' }, 0],
    [{ gameName: 'karakorm' }, 1],
    [{ gameName: '' }, houseGames.length],
    [{ vassalage: 'nobody' }, 0],
  ])('[C5] filters by %j', async (query, total) => {
    expect((await list(query)).total).toBe(total);
  });

  it('finds one game by its id', async () => {
    expect((await list({ gameId: 'karakoram-25' })).games.map(({ gameId }) => gameId)).toEqual([
      'karakoram-25',
    ]);
    expect((await list({ gameId: 'karakoram' })).total).toBe(0);
  });

  it('names the vendors of what is recommended, and of what a member marked', async () => {
    const vendorsOf = async (gameType: 'HOT' | 'FAV', caller: Caller) => {
      const { lanes } = (await routes.vendors({ ...plain, query: { gameType } }, caller)) as {
        lanes: { cards: { vassalage: string; games: number }[] }[];
      };
      return lanes.flatMap(({ cards }) => cards.map(({ vassalage, games }) => [vassalage, games]));
    };
    expect(await vendorsOf('HOT', guest)).toEqual([
      ['IKKA_SLOT', 1],
      ['IKKA_FISH', 2],
      ['IKKA_PVP', 2],
    ]);
    expect(await vendorsOf('FAV', guest)).toEqual([]);
    const member = memberWith('PKR', 8n);
    expect(await vendorsOf('FAV', member)).toEqual([]);
    await routes.addFavourite(mark, member);
    expect(await vendorsOf('FAV', member)).toEqual([['IKKA_SLOT', 1]]);
    await routes.removeFavourite(mark, member);
  });

  it('[C11] marks a category that is one game', async () => {
    const typeOf = async () => {
      const { menus } = (await routes.gameMenus(plain, guest)) as { menus: { type: string }[] };
      return menus.map(({ type }) => type);
    };
    expect(await typeOf()).toEqual(['page', 'page', 'page', 'page']);
    values['catalogue.launched_categories'] = ['RNG'];
    expect(await typeOf()).toEqual(['page', 'game', 'page', 'page']);
    values['catalogue.launched_categories'] = [];
  });

  it.each(['5', '5.0', '5.001'])('refuses %s, which is no amount of the member’s money', async (minBet) => {
    expect(await routes.gameList(listed({ minBet }), guest)).toMatchObject({ code: 'request.malformed' });
  });

  it.each<Record<string, string>>([
    { pageNo: '0' },
    { pageNo: '1.5' },
    { pageNo: '1000001' },
    { pageSize: '0' },
    { pageSize: '101' },
    { gameType: 'SLOTS' },
    { category: 'MAHJONGG' },
    { volatility: 'extreme' },
    { minRtp: '96%' },
    { minRtp: '1.1' },
    { minRtp: '-0.5' },
    { minBet: '-5' },
    { minBet: '1e3' },
    { minLineNum: 'many' },
    { minLineNum: '-1' },
    { features: 'Wild!' },
    { features: 'wild,' },
    { features: 'x'.repeat(121) },
    { gameName: 'x'.repeat(81) },
  ])('has no ear for %j', (query) => {
    expect(calls.catalogue.gameList.query.safeParse(query).success).toBe(false);
  });

  it('pages to the end and not beyond', async () => {
    expect(await list({ pageSize: '100', pageNo: '1000000' })).toMatchObject({
      games: [],
      pageNum: 1_000_000,
      totalPages: 1,
      total: houseGames.length,
    });
  });

  it('[C8] lists favourites to their member alone', async () => {
    const other = memberWith('PKR', 8n);
    expect(await routes.addFavourite(mark, memberWith('PKR'))).toEqual({});
    expect(await routes.favouriteGames(plain, memberWith('PKR'))).toEqual({ gameIds: ['karakoram-25'] });
    expect(await routes.favouriteGames(plain, other)).toEqual({ gameIds: [] });
    expect(await list({ gameType: 'FAV' }, memberWith('PKR'))).toMatchObject({ total: 1 });
    expect(await list({ gameType: 'FAV' }, other)).toMatchObject({ total: 0 });
    expect(await list({ gameType: 'FAV' })).toMatchObject({ games: [], total: 0 });
    const unknown = { ...plain, body: { gameId: 'nothing', vassalage: 'IKKA_SLOT' } };
    expect(await routes.addFavourite(unknown, other)).toMatchObject({ code: 'game.unknown' });
    expect(await routes.removeFavourite(mark, memberWith('PKR'))).toEqual({});
    expect(await routes.favouriteGames(plain, memberWith('PKR'))).toEqual({ gameIds: [] });
  });

  it('[C7] tells each member what they opened', async () => {
    expect(await routes.recentGames(plain, memberWith('PKR'))).toMatchObject({
      list: [{ gameId: 'karakoram-25' }],
    });
    expect(await routes.recentGames(plain, memberWith('PKR', 8n))).toEqual({ list: [] });
  });

  it('[C2] says of a game that its vendor rests', async () => {
    await test.database.pool.query(
      `INSERT INTO catalogue.maintenance (kind, subject_id, text) VALUES ('vendor', 'IKKA_SLOT', '{"EN":"Back soon.","UR":"جلد واپسی۔"}')`,
    );
    const rest = { text: { EN: 'Back soon.', UR: 'جلد واپسی۔' }, until: null };
    expect((await list({})).games[0]).toMatchObject({ maintenance: true, rest });
    await test.database.pool.query('DELETE FROM catalogue.maintenance');
    expect((await list({})).games[0]).toMatchObject({ maintenance: false, rest: null });
  });
});
