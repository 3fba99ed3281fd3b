import { calls } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { lobbyPageOf, lobbyPages } from './lobby-pages.ts';
import {
  featuresOf,
  filtersOn,
  gamesWish,
  isNarrowed,
  type LobbySearch,
  readLobbySearch,
  withFeature,
} from './lobby-search.ts';

const slots = lobbyPages['/rng'];
const live = lobbyPages['/live'];

describe('the address of a category page', () => {
  it.each<[string, Record<string, unknown>, LobbySearch]>([
    ['nothing', {}, {}],
    ['a vendor', { page: 'IKKA_SLOT' }, { page: 'IKKA_SLOT' }],
    ['no vendor in nonsense', { page: "'; --" }, {}],
    ['a name, trimmed', { name: '  قراقرم ' }, { name: 'قراقرم' }],
    ['a name that the router took for a number', { name: 25 }, { name: '25' }],
    ['a name of no more than 80 letters', { name: 'x'.repeat(200) }, { name: 'x'.repeat(80) }],
    ['a kind', { kind: 'BACCARAT' }, { kind: 'BACCARAT' }],
    ['no unknown kind', { kind: 'baccarat' }, {}],
    [
      'numbers, in words too',
      { minBet: 10, lines: '25', rtp: 96, pageNo: 3 },
      { minBet: 10, lines: 25, rtp: 96, pageNo: 3 },
    ],
    ['no first page', { pageNo: 1 }, {}],
    ['no numbers that are none', { minBet: -1, lines: 1.5, rtp: 101, pageNo: '9e9' }, {}],
    ['no lists nor objects', { page: ['a'], name: { a: 1 }, minBet: [10], features: ['wild'] }, {}],
    ['a level of volatility', { volatility: 'high' }, { volatility: 'high' }],
    ['features once and in order', { features: 'scatter,wild,x,wild' }, { features: 'wild,scatter' }],
  ])('holds %s', (_what, address, state) => {
    expect(readLobbySearch(address)).toEqual(state);
    expect(readLobbySearch({ ...state })).toEqual(state);
  });

  it.each([
    ['/rng', 'RNG'],
    ['/live/', 'LIVE'],
    ['/SEALOTTERY', 'SEALOTT'],
    ['/index', undefined],
    ['/', undefined],
  ])('%s is the page %s', (path, key) => {
    expect(lobbyPageOf(path)?.key).toBe(key);
  });
});

describe('what is asked for', () => {
  const all: LobbySearch = {
    page: 'IKKA_SLOT',
    kind: 'JACKPOT',
    name: 'lamp',
    minBet: 5,
    lines: 25,
    rtp: 96,
    volatility: 'low',
    features: 'wild',
    pageNo: 4,
  };

  it('is everything that the address holds', () => {
    const wish = gamesWish(slots, all);
    expect(wish).toEqual({
      gameType: 'RNG',
      vassalage: 'IKKA_SLOT',
      category: 'JACKPOT',
      gameName: 'lamp',
      minBet: '5.00',
      minLineNum: 25,
      minRtp: '0.96',
      volatility: 'low',
      features: 'wild',
    });
    expect(calls.catalogue.gameList.query.safeParse(wish).success).toBe(true);
  });

  it('leaves out what the page does not have', () => {
    expect(gamesWish(live, all)).toEqual({
      gameType: 'LIVE',
      vassalage: 'IKKA_SLOT',
      gameName: 'lamp',
      minBet: '5.00',
    });
    expect(gamesWish(lobbyPages['/seamless'], {})).toEqual({});
  });

  it.each([
    [1, '0.01'],
    [95, '0.95'],
    [100, '1.00'],
  ])('writes a return of %i as %s', (rtp, minRtp) => {
    const wish = gamesWish(slots, { rtp });
    expect(wish.minRtp).toBe(minRtp);
    expect(calls.catalogue.gameList.query.safeParse(wish).success).toBe(true);
  });

  it('knows which filters are on', () => {
    expect(filtersOn(slots, all)).toEqual(['minBet', 'lines', 'rtp', 'volatility', 'features']);
    expect(filtersOn(live, all)).toEqual(['minBet']);
    expect(filtersOn(slots, { name: 'lamp', page: 'X' })).toEqual([]);
  });

  it.each<[LobbySearch, boolean]>([
    [{}, false],
    [{ pageNo: 3 }, false],
    [{ kind: 'BACCARAT' }, false],
    [{ kind: 'BINGO' }, true],
    [{ name: 'lamp' }, true],
    [{ page: 'IKKA_SLOT' }, true],
    [{ rtp: 90 }, true],
  ])('of the slots %j narrows: %s', (search, narrowed) => {
    expect(isNarrowed(slots, search)).toBe(narrowed);
  });
});

it('adds and takes away features', () => {
  expect(withFeature(undefined, 'wild', true)).toBe('wild');
  expect(withFeature('scatter', 'wild', true)).toBe('wild,scatter');
  expect(withFeature('wild,scatter', 'wild', false)).toBe('scatter');
  expect(withFeature('wild', 'wild', false)).toBeUndefined();
  expect(featuresOf(undefined)).toEqual([]);
});
