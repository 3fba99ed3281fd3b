import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { createLogger } from '../../../../platform/log.ts';
import { bookInMemory } from '../feed-test-bench.ts';
import { followFeed, newFigures } from '../follow-feed.ts';
import { couponProvider } from './coupon-provider.ts';

const key = 'the key of this test';
const match = (id: string, of: object = {}) => ({
  id,
  comp: 'Premier',
  country: 'PK',
  home: `Home ${id}`,
  away: `Away ${id}`,
  ko: 1_800_000_000,
  status: 'PRE',
  min: 0,
  score: [0, 0],
  ht: null,
  odds: { '1': 2.1, X: 3.4, '2': 3.6, 'O2.5': 1.9, 'U2.5': 1.9 },
  ...of,
});

/** The page of a provider, as a test writes it. */
describe('a provider that offers a page', () => {
  let server: Server;
  let address: string;
  let page = { updated: 1_000, events: [] as object[] };
  const asked = { whole: 0, unchanged: 0 };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const etag = `"${page.updated}"`;
      if (new URL(request.url ?? '', 'http://x').searchParams.get('key') !== key)
        return response.writeHead(403).end();
      if (request.headers['if-none-match'] === etag) {
        asked.unchanged += 1;
        return response.writeHead(304).end();
      }
      asked.whole += 1;
      return response.writeHead(200, { etag }).end(JSON.stringify(page));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/coupon`;
  });
  afterAll(() => server.close());
  const leaving: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const leave of leaving.splice(0)) await leave();
  });

  const write = (...events: object[]) => {
    page = { updated: page.updated + 1_000, events };
  };
  const follow = (book = bookInMemory()) => {
    const closing = new AbortController();
    const figures = newFigures(true);
    const provider = couponProvider({ code: 'coupon', url: address, key, everyMs: 20 });
    const parts = { provider, intake: book.intake, clock: systemClock, log: createLogger('silent'), figures };
    const running = followFeed({ ...parts, limits: { snapshotEveryMs: 20 } }, closing.signal);
    leaving.push(async () => {
      closing.abort();
      await running.catch(() => undefined);
    });
    return { book, figures };
  };
  const stateOf = (book: ReturnType<typeof bookInMemory>, id: string) => {
    const news = book.known.get(`coupon-${id} state`);
    return news?.kind === 'state' ? news.state : null;
  };
  const marketsOf = (book: ReturnType<typeof bookInMemory>, id: string) => {
    const news = book.known.get(`coupon-${id} prices`);
    return news?.kind === 'prices' ? news.markets : null;
  };

  it('[SP-F1] is a book by the same follower: fixtures, states, and chances without the margin', async () => {
    write(match('1'), match('2', { odds: { '1': 1.5, X: 4 } }));
    const { book } = follow();
    await expect.poll(() => book.calls.snapshots).toBe(1);
    const fixture = book.known.get('coupon-1 fixture');
    expect(fixture).toMatchObject({
      fixture: { sport: 'football', league: { code: 'pk-premier' }, home: { name: { EN: 'Home 1' } } },
    });
    const [winner, total] = marketsOf(book, '1') ?? [];
    expect(winner?.type).toBe('1x2');
    expect(winner?.outcomes.reduce((sum, { win }) => sum + Number(win), 0)).toBeCloseTo(1, 4);
    expect(total?.outcomes).toEqual([
      { key: 'over', win: '0.500000', back: '0' },
      { key: 'under', win: '0.500000', back: '0' },
    ]);
    // Half a market is none.
    expect(marketsOf(book, '2')).toEqual([]);
  });

  it('[SP-F2] tells what changed from look to look, and nothing where nothing did', async () => {
    write(match('1'), match('2'));
    const { book, figures } = follow();
    await expect.poll(() => book.calls.snapshots).toBe(1);
    write(match('1', { status: 'LIVE', min: 12, score: [1, 0] }), match('2'));
    await expect.poll(() => stateOf(book, '1')?.stage).toBe('live');
    expect(stateOf(book, '1')?.facts).toMatchObject({
      period: 'first',
      goals: [{ side: 'home', period: 'first' }],
    });
    expect(figures.messages).toBe(3);
    write(match('1', { status: 'FT', min: 90, score: [2, 1], ht: [1, 0], odds: {} }));
    await expect.poll(() => stateOf(book, '1')?.stage).toBe('official');
    expect(stateOf(book, '1')?.facts).toMatchObject({
      period: 'over',
      goals: [
        { side: 'home', period: 'first' },
        { side: 'home', period: 'second' },
        { side: 'away', period: 'second' },
      ],
    });
    // What is on the page no more takes no bets.
    await expect.poll(() => marketsOf(book, '2')).toEqual([]);
    const before = { ...asked };
    await expect.poll(() => asked.unchanged).toBeGreaterThan(before.unchanged + 3);
    expect(asked.whole).toBe(before.whole);
    expect(book.calls.alive).toBeGreaterThan(0);
  });

  it('[SP-F3] begins with a snapshot after a restart, and leaves out what is malformed', async () => {
    write(match('1'));
    const { book } = follow();
    await expect.poll(() => book.calls.snapshots).toBe(1);
    await leaving.pop()?.();
    write(match('1', { min: 5, status: 'LIVE' }), match('x'), match('3', { score: [-1, 0] }));
    const again = follow(book);
    await expect.poll(() => again.figures.snapshots).toBe(1);
    expect(stateOf(book, '1')?.stage).toBe('live');
    expect(again.figures.malformed).toBe(2);
    expect([...book.known.keys()].some((name) => name.startsWith('coupon-3'))).toBe(false);
  });
});
