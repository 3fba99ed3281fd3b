import { calls } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { filtersOn, gamesWish, isNarrowed, withFeature } from './lobby-filters.ts';
import { lobbyPages } from './lobby-pages.ts';
import { featuresOf, type LobbySearch } from './lobby-search.ts';

const slots = lobbyPages['/rng'];
const live = lobbyPages['/live'];

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
