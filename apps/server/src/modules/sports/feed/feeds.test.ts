import { openTestDatabase } from '@ikka/test-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { connect, type Database } from '../../../platform/database/index.ts';
import { createLogger } from '../../../platform/log.ts';
import { createIntake } from '../intake/take-news.ts';
import { findFixture } from '../store.ts';
import { type FeedBench, openFeedBench } from './feed-test-bench.ts';
import { createFeeds, type Feeds } from './feeds.ts';

const minuteMs = 60_000;
let bench: FeedBench;
let test: Awaited<ReturnType<typeof openTestDatabase>>;
const opened: { feeds: Feeds; database: Database }[] = [];

/** A process of the house that takes the feed. */
function startProcess(): Feeds {
  const database = connect(test.url, { max: 4 });
  const feeds = createFeeds({
    providers: [bench.provider()],
    intake: createIntake({ database, clock: systemClock, tell: () => undefined }),
    database,
    clock: systemClock,
    log: createLogger('silent'),
    limits: { missingMs: 100, lookEveryMs: 20, snapshotEveryMs: 20 },
  });
  opened.push({ feeds, database });
  feeds.start();
  return feeds;
}

const leads = (feeds: Feeds) => feeds.report()[0]?.figures.isLeading ?? false;
const taken = (feeds: Feeds) =>
  (feeds.report()[0]?.figures.messages ?? 0) + (feeds.report()[0]?.figures.snapshots ?? 0);

async function known(id: string) {
  const database = opened.at(-1)?.database;
  return database === undefined ? null : findFixture(database.db, `sandbox-${id}`);
}

/** The book knows the match as the sandbox tells it. */
const caughtUp = (id: string) =>
  vi.waitFor(
    async () => {
      const snapshot = await bench.provider().snapshot(AbortSignal.timeout(10_000));
      const said = snapshot.news.find((news) => news.kind === 'state' && news.fixture === `sandbox-${id}`);
      const fixture = await known(id);
      expect(fixture?.state).toEqual(said?.kind === 'state' ? said.state : null);
    },
    { timeout: 40_000, interval: 100 },
  );

beforeEach(async () => {
  test = await openTestDatabase({ modules: ['sports'] });
  bench = await openFeedBench();
});
afterEach(async () => {
  for (const { feeds, database } of opened.splice(0)) {
    await feeds.close();
    await database.close();
  }
  await bench.close();
  await test.drop();
});

describe('processes that take one feed', () => {
  it('[SP-F9] take it one at a time, and the next goes on where the last one stopped', async () => {
    const id = await bench.stage('pk-premier');
    const first = startProcess();
    await vi.waitFor(() => expect(leads(first)).toBe(true), { timeout: 15_000 });
    const second = startProcess();
    await caughtUp(id);
    for (let minute = 0; minute < 10; minute += 1) bench.play(minuteMs);
    await caughtUp(id);
    expect(leads(second)).toBe(false);
    expect(taken(second)).toBe(0);

    await first.close();
    for (let minute = 0; minute < 10; minute += 1) bench.play(minuteMs);
    await vi.waitFor(() => expect(leads(second)).toBe(true), { timeout: 15_000 });
    await caughtUp(id);
    // It went on from the cursor: no snapshot was needed.
    expect(second.report()[0]?.figures.snapshots).toBe(0);
    // What the book has, the process counts a moment later.
    await vi.waitFor(() => expect(taken(second)).toBeGreaterThan(50), { timeout: 15_000 });
  });

  it('[SP-F10] have the same books after gaps, repeats, nonsense and restarts, with open prices', async () => {
    const id = await bench.stage('gb-cities');
    await bench.setChaos({ seed: 3, doubled: 8, late: 8, lost: 2, malformed: 1, cut: 1 });
    startProcess();
    for (let minute = 0; minute < 30; minute += 1) {
      bench.play(minuteMs);
      await new Promise(setImmediate);
    }
    await bench.setChaos({});
    await caughtUp(id);
    await bench.restart();
    const again = await bench.stage('es-iberia');
    await caughtUp(again);
    // Nothing is told of the first match any more: what is not known to be open is closed.
    const markets = Object.values((await known(again))?.board ?? {});
    expect(markets.length).toBeGreaterThan(10);
    const left = Object.values((await known(id))?.board ?? {});
    expect(left.filter((market) => market.state === 'open')).toEqual([]);
  });
});
