import { currencies } from '@ikka/money';
import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettingKey, Settings } from '../settings/index.ts';
import { findWishedGames, type GameWish } from './find-games.ts';
import { searchable } from './searchable.ts';
import { addMissing } from './store.ts';

/** The smallest coin is worth 0.20 in every currency. */
const settings = {
  get: (key: SettingKey) => (key === 'play.coin_values' ? ['0.20', '1.00'] : []),
} as unknown as Settings;

const game = (id: string, nameEn: string, nameUr: string, more: object = {}) => ({
  id,
  vendorCode: 'SLOTS',
  category: 'RNG',
  name: { EN: nameEn, UR: nameUr },
  searchText: searchable(`${nameEn} ${nameUr}`),
  coinsPerStake: 10n,
  tags: [],
  sort: 10,
  ...more,
});

const games = [
  game('lamp', 'Lamp of Lahore', 'لاہور کا چراغ', {
    rtp: '0.965',
    volatility: '2.9',
    lines: 10,
    kinds: ['SLOT_MACHINE'],
    features: ['wild', 'free-spins'],
    isHot: true,
  }),
  game('golden', 'Golden Lamp', 'سنہرا چراغ', {
    rtp: '0.94',
    volatility: '3',
    lines: 25,
    coinsPerStake: 25n,
    kinds: ['SLOT_MACHINE', 'JACKPOT'],
    features: ['wild'],
    sort: 5,
  }),
  game('clamp', 'Clamp 100%', 'شکنجہ ۱۰۰', { rtp: '0.97', volatility: '8.5', lines: 50, coinsPerStake: 1n }),
  game('table', 'Baccarat Blue', 'نیلا بکرا', {
    vendorCode: 'TABLES',
    category: 'LIVE',
    kinds: ['BACCARAT'],
  }),
  game('closed', 'Lamp that is out', 'بجھا چراغ', { isOpen: false, isHot: true }),
];

describe('what is looked for', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['catalogue'] });
    const vendor = (code: string, sort: number) => ({
      code,
      category: 'RNG',
      name: { EN: code, UR: code },
      sort,
    });
    await test.database.transaction((tx) => addMissing(tx, [vendor('SLOTS', 1), vendor('TABLES', 2)], games));
    await test.database.pool.query(
      `INSERT INTO catalogue.favourite VALUES (7, 'lamp', '2030-01-01'), (7, 'table', '2030-01-02'),
         (7, 'closed', '2030-01-03'), (8, 'clamp', '2030-01-01')`,
    );
  });
  afterAll(() => test.drop());

  const find = (wish: GameWish, limit = 10, offset = 0) =>
    findWishedGames({ database: test.database, settings }, wish, { limit, offset });
  const rupees = (amount: bigint) => ({ affordable: { amount, currency: currencies.PKR } });

  it.each<[string, GameWish, string[]]>([
    ['everything that is open, in the house’s order', {}, ['golden', 'clamp', 'lamp', 'table']],
    ['a category', { category: 'LIVE' }, ['table']],
    ['a category without games', { category: 'FISH' }, []],
    ['a vendor', { vendorCode: 'SLOTS' }, ['golden', 'clamp', 'lamp']],
    ['an unknown vendor', { vendorCode: "'; --" }, []],
    ['a kind', { kind: 'JACKPOT' }, ['golden']],
    ['a kind of another category', { category: 'LIVE', kind: 'JACKPOT' }, []],
    ['lines at least', { linesAtLeast: 25 }, ['golden', 'clamp']],
    ['no lines at all, which a table does not have', { linesAtLeast: 0 }, ['golden', 'clamp', 'lamp']],
    ['a return, which must be known', { rtpAtLeast: '0.965' }, ['clamp', 'lamp']],
    ['a return that no game has', { rtpAtLeast: '1' }, []],
    ['low volatility', { volatility: 'low' }, ['lamp']],
    ['medium volatility, from 3 on', { volatility: 'medium' }, ['golden']],
    ['high volatility', { volatility: 'high' }, ['clamp']],
    ['a feature', { features: ['wild'] }, ['golden', 'lamp']],
    ['all of two features', { features: ['wild', 'free-spins'] }, ['lamp']],
    ['no feature in particular', { features: [] }, ['golden', 'clamp', 'lamp', 'table']],
    ['an unknown feature', { features: ['x'] }, []],
    ['a stake of 0.20', rupees(20n), ['clamp']],
    ['a stake of 1.99', rupees(199n), ['clamp']],
    ['a stake of 2.00', rupees(200n), ['clamp', 'lamp', 'table']],
    ['a stake of nothing', rupees(0n), []],
    ['a stake beyond all bets', rupees(10n ** 17n), ['golden', 'clamp', 'lamp', 'table']],
    ['what is hot and open', { onlyHot: true }, ['lamp']],
    ['favourites, newest first', { favouriteOf: 7n }, ['table', 'lamp']],
    ['favourites of a category', { favouriteOf: 7n, category: 'RNG' }, ['lamp']],
    ['favourites of somebody without', { favouriteOf: 9n }, []],
    ['names that begin so, then words, then parts', { nameContains: 'LAMP' }, ['lamp', 'golden', 'clamp']],
    ['an Urdu name', { nameContains: 'چراغ' }, ['golden', 'lamp']],
    ['an Urdu name with Arabic letters and marks', { nameContains: 'چِراغ' }, ['golden', 'lamp']],
    ['Urdu figures', { nameContains: '۱۰۰' }, ['clamp']],
    ['a percent sign, as a letter', { nameContains: '%' }, ['clamp']],
    ['an underscore, as a letter', { nameContains: '_' }, []],
    ['nothing but blanks', { nameContains: '  ' }, ['golden', 'clamp', 'lamp', 'table']],
    ['a name and a filter', { nameContains: 'lamp', linesAtLeast: 25 }, ['golden', 'clamp']],
  ])('[C5] finds %s', async (_what, wish, ids) => {
    const { games: found, total, isNear } = await find(wish);
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(total).toBe(ids.length);
    expect(isNear).toBe(false);
  });

  it.each([
    ['baccart', ['table']],
    ['goldne lamp', ['golden']],
    ['zzzz', []],
    ['bac', ['table']],
    ['bcc', []],
  ])('[C4] takes %s for nearly a name', async (nameContains, ids) => {
    const { games: found, isNear } = await find({ nameContains });
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(isNear).toBe(ids.length > 0 && nameContains !== 'bac');
  });

  it('answers a page, and nothing beyond the last one', async () => {
    const ids = async (limit: number, offset: number) => {
      const { games: found, total } = await find({}, limit, offset);
      expect(total).toBe(4);
      return found.map(({ id }) => id);
    };
    expect(await ids(3, 0)).toEqual(['golden', 'clamp', 'lamp']);
    expect(await ids(3, 3)).toEqual(['table']);
    expect(await ids(3, 6)).toEqual([]);
    expect(await ids(100, 99_999_900)).toEqual([]);
  });
});
