import { request } from 'node:http';
import {
  type Chaos,
  chaosSchema,
  type RunningSandbox,
  readConfig,
  startSandbox,
} from '@ikka/feed-sandbox/testing';
import type { FeedNews } from '@ikka/sports/rules';
import { systemClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/log.ts';
import type { FeedIntake } from '../intake/take-news.ts';
import { type FollowParts, followFeed, newFigures } from './follow-feed.ts';
import { httpProvider } from './ikka-wire/http-provider.ts';

export const feedToken = 'a token of this test alone';

/** A book of the feed alone, in memory: the latest of each match and kind, taken as the real one takes it. */
export function bookInMemory() {
  const known = new Map<string, FeedNews>();
  const calls = { taken: 0, snapshots: 0, alive: 0, lost: 0 };
  let cursor: string | null = null;
  let isLost = false;
  const keyOf = (news: FeedNews) =>
    `${news.kind === 'fixture' ? news.fixture.id : news.fixture} ${news.kind}`;
  const versionOf = (news: FeedNews | undefined) =>
    news === undefined || news.kind === 'fixture' ? 0 : news.version;
  const intake: FeedIntake = {
    cursor: async () => (isLost ? null : cursor),
    async take(_provider, batch) {
      if (!batch.isSnapshot && (isLost || batch.after !== cursor)) return false;
      for (const news of batch.news) {
        const before = known.get(keyOf(news));
        if (before === undefined || news.kind === 'fixture' || versionOf(news) > versionOf(before))
          known.set(keyOf(news), news);
      }
      cursor = batch.cursor;
      isLost = false;
      calls[batch.isSnapshot ? 'snapshots' : 'taken'] += 1;
      return true;
    },
    async alive() {
      calls.alive += 1;
    },
    async lost() {
      isLost = true;
      calls.lost += 1;
    },
  };
  return {
    intake,
    calls,
    known,
    isLost: () => isLost,
    cursor: () => cursor,
    /** All that is known, without versions, which a restart counts on. */
    content: () =>
      new Map(
        [...known].map(([key, news]) => [
          key,
          news.kind === 'fixture' ? news.fixture : news.kind === 'state' ? news.state : news.markets,
        ]),
      ),
  };
}

export type MemoryBook = ReturnType<typeof bookInMemory>;

/** The real sandbox on a clock of the test's own, and whoever follows it. */
export async function openFeedBench(chaos: Partial<Chaos> = {}, fromPort = 0) {
  let now = Date.UTC(2026, 4, 4, 12);
  const start = (port: number) =>
    startSandbox(
      {
        ...readConfig({ TOKEN: feedToken, CALENDAR: 'no', SEED: 'bench' }),
        port,
        chaos: chaosSchema.parse(chaos),
      },
      () => now,
    );
  let sandbox: RunningSandbox = await start(fromPort);
  const control = async (path: string, body: unknown, method = 'POST') => {
    const { status, text } = await ask(`${sandbox.address}/control/${path}`, method, JSON.stringify(body));
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  const stops: (() => Promise<void>)[] = [];
  return {
    provider: () => httpProvider({ code: 'sandbox', url: sandbox.address, token: feedToken }),
    sandbox: () => sandbox,
    async stage(league: string, its: { home?: number; away?: number } = {}) {
      return String((await control('matches', { league, ...its })).fixtureId);
    },
    order: (fixtureId: string, order: string) => control(`matches/${fixtureId}/orders`, { order }),
    setChaos: (next: Partial<Chaos>) => control('chaos', next, 'PUT'),
    play(ms: number): void {
      now += ms;
      sandbox.advance();
    },
    /** The same address, another run: its sequences begin anew. */
    async restart(): Promise<void> {
      const port = Number(new URL(sandbox.address).port);
      await sandbox.stop();
      now += 1_000;
      sandbox = await start(port);
    },
    follow(book: MemoryBook, limits: FollowParts['limits'] = {}) {
      const figures = newFigures(true);
      const ending = new AbortController();
      const provider = httpProvider({ code: 'sandbox', url: sandbox.address, token: feedToken });
      const parts: FollowParts = {
        provider,
        intake: book.intake,
        clock: systemClock,
        log: createLogger('silent'),
        figures,
        limits: { missingMs: 50, lookEveryMs: 20, snapshotEveryMs: 20, ...limits },
      };
      const ends: string[] = [];
      const running = (async () => {
        while (!ending.signal.aborted)
          ends.push(await followFeed(parts, ending.signal).catch((error: unknown) => String(error)));
      })();
      const stop = async () => {
        ending.abort();
        await running;
      };
      stops.push(stop);
      return { figures, ends, stop };
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await sandbox.stop();
    },
  };
}

/** On a connection of its own: one of the run before a restart would be tried once more, and fail. */
function ask(url: string, method: string, body: string): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${feedToken}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

export type FeedBench = Awaited<ReturnType<typeof openFeedBench>>;
