import { openBookRoom } from '@ikka/client';
import { type BookEvent, type BookPush, bookListRoom, calls } from '@ikka/contract';
import { chaosSchema, type RunningSandbox, startSandbox } from '@ikka/feed-sandbox/testing';
import { openRedis, startTestServer, type TestRedis, type TestServer } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must, openPlay, openTrial } from './client-of.ts';
import { logInOperator } from './log-in-operator.ts';

const token = 'a feed of the tests';
const patienceMs = 60_000;

describe('the rooms of the book over two processes', () => {
  let redis: TestRedis;
  let feed: RunningSandbox;
  let one: TestServer;
  let two: TestServer;
  let play: string;
  beforeAll(async () => {
    redis = await openRedis();
    feed = await startSandbox({
      port: 0,
      host: '127.0.0.1',
      dataDir: null,
      token,
      seed: 'rooms',
      factor: 1,
      hasCalendar: false,
      chaos: chaosSchema.parse({}),
    });
    const env = { REDIS_URL: redis.url, FEED_SANDBOX_URL: feed.address, FEED_SANDBOX_TOKEN: token };
    one = await startTestServer({ env });
    two = await startTestServer({ env, beside: one });
    play = await openPlay(two, await openTrial(two), { gameId: 'maidan', vassalage: 'IKKA_SPORT' });
  });
  afterAll(async () => {
    await two?.stop();
    await one?.stop();
    await feed?.stop();
    await redis?.stop();
  });

  const control = async (path: string, body: unknown) => {
    const answer = await fetch(`${feed.address}/control/matches${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { fixtureId: string };
  };
  /** A page at one of the processes that looks at a match, or at the list. */
  const look = (server: TestServer, room: string) => {
    const pushes: BookPush[] = [];
    const waiting = new Set<() => void>();
    const wake = () => {
      for (const look of [...waiting]) look();
    };
    let isOpen = false;
    const line = openBookRoom({
      baseUrl: server.url,
      token: play,
      gameId: 'maidan',
      room,
      onPush(_type, push) {
        pushes.push(push);
        wake();
      },
      onState(state) {
        isOpen = state === 'open';
        wake();
      },
    });
    const until = <Found>(find: () => Found | undefined) =>
      new Promise<Found>((resolve, reject) => {
        const stop = setTimeout(() => reject(new Error('nothing was heard of it')), patienceMs);
        const look = () => {
          const found = find();
          if (found === undefined) return;
          clearTimeout(stop);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      });
    const events = (): BookEvent[] => pushes.flatMap((push) => push.events);
    return {
      pushes,
      opened: () => until(() => isOpen || undefined),
      hears: (find: (event: BookEvent) => boolean) => until(() => events().find(find)),
      close: () => line.close(),
    };
  };
  const readMatch = (fixture: string) =>
    must(clientOf(one, play).call(calls.sports.sportsFixture, { params: { fixture } }));

  it('[SB17] a page in either process hears of a goal, of what it stops, and of a trader', async () => {
    const match = { id: 'rooms-goal', league: 'pk-premier', home: 0, away: 1 };
    const staged = await control('', { ...match, startsInMs: -1_000, factor: 0.01 });
    const id = `sandbox-${staged.fixtureId}`;
    await expect
      .poll(
        async () =>
          (await clientOf(one, play).call(calls.sports.sportsFixture, { params: { fixture: id } })).ok,
      )
      .toBe(true);
    const pages = [look(one, id), look(two, id)];
    const list = look(two, bookListRoom);
    await Promise.all([...pages, list].map((page) => page.opened()));
    await control(`/${staged.fixtureId}/orders`, { order: 'goal_home' });
    for (const page of pages) {
      await page.hears(
        (event) => event.type === 'match' && (event.fixture.facts.goals as unknown[]).length === 1,
      );
      await page.hears(
        (event) =>
          event.type === 'markets' &&
          event.markets.some(({ key, state }) => key === '1x2' && state === 'suspended'),
      );
    }
    await list.hears((event) => event.type === 'main' && event.fixture === id);
    const operator = clientOf(one, await logInOperator(one));
    const body = { market: null, hold: 'closed', reason: 'a test of rooms' } as const;
    await must(operator.call(calls.officeSports.officeHoldMarket, { params: { fixture: id }, body }));
    for (const page of pages) {
      await page.hears(
        (event) =>
          event.type === 'markets' &&
          event.markets.some(({ key, state }) => key === '1x2' && state === 'closed'),
      );
    }
    // From version to version, and no further than what is read.
    const told = Math.max(...pages.map(({ pushes }) => pushes.at(-1)?.version ?? 0));
    await expect.poll(async () => (await readMatch(id)).version).toBe(told);
    for (const { pushes } of pages) {
      for (const [at, push] of pushes.entries())
        expect(push.from).toBeGreaterThanOrEqual(pushes[at - 1]?.version ?? 0);
    }
    for (const page of [...pages, list]) page.close();
  });

  it('a match of another book, or none, has no room', async () => {
    const seat = (room: string) =>
      fetch(`${one.url}/matchmake/joinOrCreate/game`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ gameId: 'maidan', token: play, room }),
      }).then(({ status }) => status);
    const title = await control('', {
      id: 'rooms-map',
      league: 'int-cs2-masters',
      home: 0,
      away: 1,
      startsInMs: 60_000,
      factor: 1,
    });
    await expect
      .poll(
        async () =>
          (await must(clientOf(one, null).call(calls.sports.sportsBoard, { query: { category: 'ESPORTS' } })))
            .matches,
      )
      .toBe(1);
    expect(await seat(`sandbox-${title.fixtureId}`)).toBe(404);
    expect(await seat('sandbox-none')).toBe(404);
    expect(await seat(bookListRoom)).toBe(200);
  });
});
