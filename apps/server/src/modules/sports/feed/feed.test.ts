import type { CricketFacts, FootballFacts } from '@ikka/sports/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookInMemory, type FeedBench, type MemoryBook, openFeedBench } from './feed-test-bench.ts';

const minuteMs = 60_000;
let bench: FeedBench;
afterEach(() => bench.close());

/** What the sandbox itself would tell, as the house reads it. */
async function truth(): Promise<Map<string, unknown>> {
  const book = bookInMemory();
  const snapshot = await bench.provider().snapshot(AbortSignal.timeout(10_000));
  expect(snapshot.malformed).toEqual([]);
  await book.intake.take('sandbox', { after: null, news: snapshot.news, cursor: 'x', isSnapshot: true });
  return book.content();
}

const caughtUp = (book: MemoryBook) =>
  vi.waitFor(
    async () => {
      expect(book.content()).toEqual(await truth());
      expect(book.isLost()).toBe(false);
    },
    { timeout: 15_000, interval: 50 },
  );

function stateOf(book: MemoryBook, id: string) {
  const news = book.known.get(`sandbox-${id} state`);
  if (news?.kind !== 'state') throw new Error(`nothing is known of ${id}`);
  return news.state;
}

describe('following the sandbox’s feed', () => {
  it('[SP-F1] takes a snapshot, then every message, to the result of a match and its correction', async () => {
    bench = await openFeedBench();
    const football = await bench.stage('pk-premier');
    const cricket = await bench.stage('pk-city-t20');
    const book = bookInMemory();
    const line = bench.follow(book);
    await caughtUp(book);
    bench.play(10 * minuteMs);
    await bench.order(football, 'misreport');
    for (let step = 0; step < 60; step += 1) bench.play(5 * minuteMs);
    await caughtUp(book);
    expect(stateOf(book, football).stage).toBe('official');
    expect((stateOf(book, football).facts as FootballFacts).period).toBe('over');
    expect(stateOf(book, cricket).stage).toBe('official');
    expect((stateOf(book, cricket).facts as CricketFacts).winner).not.toBeNull();
    expect(line.figures).toMatchObject({ snapshots: 1, gaps: 0, malformed: 0 });
    expect(line.figures.messages).toBeGreaterThan(800);
    expect(book.calls.alive).toBeGreaterThan(0);
  });

  it('[SP-F2] goes on where it was after a pause, without a snapshot', async () => {
    bench = await openFeedBench();
    const id = await bench.stage('pk-premier');
    const book = bookInMemory();
    const first = bench.follow(book);
    await caughtUp(book);
    await first.stop();
    for (let minute = 0; minute < 20; minute += 1) bench.play(minuteMs);
    const second = bench.follow(book);
    await caughtUp(book);
    expect(second.figures).toMatchObject({ snapshots: 0, gaps: 0 });
    expect((stateOf(book, id).facts as FootballFacts).minute).toBeGreaterThan(15);
  });

  it('[SP-F4] takes a snapshot when the provider was started anew, and its versions still rise', async () => {
    bench = await openFeedBench();
    const id = await bench.stage('pk-premier');
    const book = bookInMemory();
    const line = bench.follow(book);
    await caughtUp(book);
    const before = book.known.get(`sandbox-${id} state`);
    await bench.restart();
    // The staged match was kept nowhere: another one takes its place.
    const next = await bench.stage('pk-city-t20');
    bench.play(30 * minuteMs);
    await vi.waitFor(() => expect(book.known.has(`sandbox-${next} state`)).toBe(true), { timeout: 15_000 });
    await vi.waitFor(() => expect(stateOf(book, next).stage).not.toBe('scheduled'), { timeout: 15_000 });
    expect(line.figures.snapshots).toBeGreaterThanOrEqual(2);
    expect(before?.kind === 'state' && before.version).toBeGreaterThan(0);
  });

  it.each([
    ['repeats and what comes late', { doubled: 20, late: 20 }],
    ['holes', { lost: 3 }],
    ['nonsense', { malformed: 3 }],
    ['a line that is cut', { cut: 3 }],
    ['all of it, in two sports', { doubled: 10, late: 10, lost: 2, malformed: 2, cut: 2 }],
  ])('[SP-F5] ends in the same books in spite of %s', async (name, chaos) => {
    bench = await openFeedBench({ seed: 5, ...chaos });
    const football = await bench.stage('gb-cities');
    if (name.startsWith('all')) await bench.stage('in-deccan-t20');
    const book = bookInMemory();
    // A message that is only late is waited for on the slowest machine; one that is lost is soon given up.
    const line = bench.follow(book, 'late' in chaos && !('lost' in chaos) ? { missingMs: 5_000 } : {});
    await vi.waitFor(() => expect(book.cursor()).not.toBeNull(), { timeout: 15_000 });
    for (let step = 0; step < 40; step += 1) {
      bench.play(minuteMs);
      // The reader has its turn between two steps, as in life.
      await new Promise(setImmediate);
    }
    await bench.setChaos({});
    await caughtUp(book);
    expect(stateOf(book, football).stage).toMatch(/live|break|postponed/);
    const { figures } = line;
    if ('doubled' in chaos) expect(figures.repeats).toBeGreaterThan(0);
    if ('lost' in chaos) expect(figures.gaps).toBeGreaterThan(0);
    if ('malformed' in chaos) expect(figures.malformed).toBeGreaterThan(0);
    if (!('lost' in chaos || 'malformed' in chaos || 'cut' in chaos)) expect(figures.gaps).toBe(0);
  });

  it('[SP-F6] notices silence, and that the line lives again', async () => {
    bench = await openFeedBench();
    await bench.stage('pk-premier');
    const book = bookInMemory();
    const line = bench.follow(book, { silentMs: 1_500 });
    await caughtUp(book);
    await bench.setChaos({ isSilent: true });
    bench.play(5 * minuteMs);
    await vi.waitFor(() => expect(line.ends).toContain('silent'), { timeout: 15_000 });
    expect(book.content()).not.toEqual(await truth());
    await bench.setChaos({});
    await caughtUp(book);
  });

  it('[SP-F7] writes nothing where another process has gone on', async () => {
    bench = await openFeedBench();
    await bench.stage('pk-premier');
    const book = bookInMemory();
    const line = bench.follow(book);
    await caughtUp(book);
    // Another one takes what comes next before this one does.
    const [epoch, sequence] = (book.cursor() ?? '').split(':');
    await book.intake.take('sandbox', {
      after: book.cursor(),
      news: [],
      cursor: `${epoch}:${Number(sequence) + 2}`,
      isSnapshot: false,
    });
    bench.play(2 * minuteMs);
    await caughtUp(book);
    await line.stop();
    expect(line.ends).toContain('overtaken');
  });
});
