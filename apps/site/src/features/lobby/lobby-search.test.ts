import { describe, expect, it } from 'vitest';
import { lobbyPageOf } from './lobby-pages.ts';
import { type LobbySearch, readLobbySearch } from './lobby-search.ts';

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
