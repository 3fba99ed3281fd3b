import type { SportsMarket } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { type MatchListData, type MatchPageData, newer, withListNews, withNews } from './book-news.ts';

const market = (key: string, version: number, odds = '2.00', state: SportsMarket['state'] = 'open') => ({
  key,
  version,
  state,
  outcomes: [{ key: 'home', odds }],
});
const fixture = (stateVersion: number) =>
  ({ id: 'test-1', stateVersion, people: [{ code: 'p1' }] }) as unknown as MatchPageData['fixture'];
const page = (version: number, ...markets: SportsMarket[]): MatchPageData => ({
  fixture: fixture(1),
  markets,
  version,
  serverTime: '2026-11-25T12:00:00.000Z',
  isLineOpen: true,
});

describe('a match that is followed', () => {
  it('takes prices that changed, drops what closed and adds what opened', () => {
    const known = page(4, market('1x2', 3), market('btts', 2), market('oe', 1));
    const next = withNews(known, {
      from: 4,
      version: 5,
      events: [
        {
          type: 'markets',
          markets: [market('1x2', 5, '2.20'), market('oe', 5, '2.00', 'closed'), market('dnb', 5)],
        },
      ],
    });
    expect(next?.version).toBe(5);
    expect(next?.markets.map(({ key, outcomes }) => [key, outcomes[0]?.odds])).toEqual([
      ['1x2', '2.20'],
      ['btts', '2.00'],
      ['dnb', '2.00'],
    ]);
    // What did not change stays the same object: its card is not drawn again.
    expect(next?.markets[1]).toBe(known.markets[1]);
  });

  it('takes its state with the players that it knows', () => {
    const { people: _people, ...told } = fixture(7);
    const next = withNews(page(4), { from: 4, version: 5, events: [{ type: 'match', fixture: told }] });
    expect(next?.fixture).toMatchObject({ stateVersion: 7, people: [{ code: 'p1' }] });
  });

  it('passes over what it knows, and asks again where something is missing', () => {
    const known = page(4);
    expect(withNews(known, { from: 3, version: 4, events: [] })).toBe(known);
    expect(withNews(known, { from: 5, version: 6, events: [] })).toBeNull();
  });

  it('is not set back by an answer that was overtaken', () => {
    const known = page(6, market('1x2', 6));
    const late = { ...page(5, market('1x2', 5)), isLineOpen: false };
    expect(newer(known, late)).toMatchObject({ version: 6, markets: known.markets, isLineOpen: false });
    expect(newer(known, page(7))).toMatchObject({ version: 7 });
    expect(newer(undefined, late)).toBe(late);
  });
});

describe('a list that is followed', () => {
  it('shows of each match the newest of its main market', () => {
    const row = (id: string, version: number) => ({ id, main: market('1x2', version), markets: 10 });
    const known = { list: [row('a', 4), row('b', 4)] } as unknown as MatchListData;
    const event = (id: string, version: number) =>
      ({ type: 'main', fixture: id, main: market('1x2', version, '3.00'), markets: 11 }) as const;
    const next = withListNews(known, {
      from: 0,
      version: 0,
      events: [event('a', 5), event('b', 3), event('c', 9)],
    });
    expect(next.list.map(({ main, markets }) => [main?.version, markets])).toEqual([
      [5, 11],
      [4, 10],
    ]);
    // What did not change stays the same object: its line is not drawn again.
    expect(next.list[1]).toBe(known.list[1]);
    expect(withListNews(known, { from: 0, version: 0, events: [event('c', 9)] })).toBe(known);
  });
});
