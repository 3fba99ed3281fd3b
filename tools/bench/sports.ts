/**
 * npm run bench:sports [-- --rounds=5 --seconds=5 --slips=100000 --watchers=2000 --updates=40]
 * Bets on a match over HTTP through the real route, in turn with the bets of `bench:ledger` in one house; how late so many pages hear
 * of what happens in a match, from the feed's order to each socket; and how long a match with so many slips takes to settle while
 * slips are sold on another. The ratio is the median of the rounds' ratios. The last line is one JSON object; the exit code is 1 when
 * a bar is missed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chaosSchema, startSandbox } from '@ikka/feed-sandbox/testing';
import { connect, type Database, startEmbedded } from '@ikka/server/database';
import { load, prepareBets } from './bets.ts';
import { median, percentile } from './figures.ts';
import { openTrialPlay } from './open-play.ts';
import { rateRounds } from './rate-rounds.ts';
import { settle } from './settle.ts';
import { watchAll } from './watch-room.ts';

const BETS_BAR = 0.7;
const PUSH_BAR_MS = 300;
const SETTLE_BAR = 20;
const CONNECTIONS = 128;
const dayMs = 23 * 3_600_000;
const feedToken = 'the feed of the benches';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    slips: { type: 'string', default: '100000' },
    watchers: { type: 'string', default: '2000' },
    updates: { type: 'string', default: '40' },
  },
});
const seconds = Number(values.seconds);

const feed = await startSandbox({
  port: 0,
  host: '127.0.0.1',
  dataDir: null,
  token: feedToken,
  seed: 'bench',
  factor: 1,
  hasCalendar: false,
  chaos: chaosSchema.parse({}),
});
process.env.FEED_SANDBOX_URL = feed.address;
process.env.FEED_SANDBOX_TOKEN = feedToken;

/** Puts a match on, or makes something happen in it. */
async function control(path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${feed.address}/control/matches${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${feedToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}
const stage = async (id: string, home: number, startsInMs: number): Promise<string> => {
  await control('', { id, league: 'pk-premier', home, away: home + 1, startsInMs, factor: 0.01 });
  return `sandbox-${id}`;
};

const folder = fileURLToPath(new URL('../../.cache/bench-database', import.meta.url));
const postgres = await startEmbedded({ folder, onProgress: (step) => console.log(step) });
const bets = await prepareBets(postgres.url, CONNECTIONS);
const database = connect(bets.house.databaseUrl, { statementTimeoutMs: 120_000 });

const isKnown = async (fixture: string): Promise<boolean> => {
  const text = `SELECT FROM sports.fixture WHERE id = $1 AND board <> '{}'`;
  return (await database.pool.query(text, [fixture])).rowCount === 1;
};
async function isAnyLeft(on: Database, market: string): Promise<boolean> {
  const text = `SELECT EXISTS (SELECT FROM standing.bet WHERE market = $1 AND state = 'open') AS left`;
  const { rows } = await on.pool.query<{ left: boolean }>(text, [market]);
  return rows[0]?.left ?? false;
}

/** How many milliseconds after each order every watcher heard of it. */
async function measurePushes(tokens: readonly string[]): Promise<number[]> {
  const fixture = await stage('bench-live', 4, -1_000);
  while (!(await isKnown(fixture))) await pause(100);
  const seats = Array.from({ length: Number(values.watchers) }, (_, at) => ({
    token: tokens[at % tokens.length] ?? '',
    gameId: 'maidan',
    room: fixture,
  }));
  const watchers = await watchAll(bets.house.address.replace(/\/$/, ''), seats);
  const waits: number[] = [];
  for (let update = 0; update < Number(values.updates); update += 1) {
    const sentAt = performance.now();
    await control('/bench-live/orders', { order: update % 2 === 0 ? 'goal_home' : 'goal_away' });
    while (watchers.some(({ heardAt }) => heardAt < sentAt)) {
      if (performance.now() - sentAt > 10_000) throw new Error('an update was not heard');
      await pause(5);
    }
    waits.push(...watchers.map(({ heardAt }) => heardAt - sentAt));
    await pause(500);
  }
  for (const watcher of watchers) watcher.close();
  return waits;
}

try {
  const tokens = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      openTrialPlay(bets.house.address, { gameId: 'maidan', vassalage: 'IKKA_SPORT' }),
    ),
  );
  const [sold, other] = [await stage('bench-sold', 0, dayMs), await stage('bench-other', 2, dayMs)];
  for (const fixture of [sold, other]) while (!(await isKnown(fixture))) await pause(100);
  const order = { url: bets.house.address, path: '/play/api/sports/bets', connections: CONNECTIONS, tokens };
  const bodyOn = (fixture: string) => ({
    selections: [{ fixture, market: '1x2', outcome: 'home', odds: '2.00', isBanker: false }],
    sizes: [1],
    stake: '25.00',
    accept: 'any',
  });
  const slips = (wish: { readonly seconds: number; readonly most?: number }) =>
    load({ ...order, ...wish, bodies: [bodyOn(other)] });
  await bets.run(5);
  await slips({ seconds: 5 });
  const { ratios, rates } = await rateRounds({
    rounds: Number(values.rounds),
    adminUrl: postgres.adminUrl,
    base: () => bets.run(seconds),
    own: () => slips({ seconds }),
  });
  const waits = await measurePushes(tokens);
  console.log(
    `${waits.length} pushes  p50 ${percentile(waits, 0.5).toFixed(0)} ms, p99 ${percentile(waits, 0.99).toFixed(0)} ms`,
  );
  const wanted = Number(values.slips);
  const standing = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ open: string }>(
      `SELECT count(*) AS open FROM standing.bet WHERE market = $1 AND state = 'open'`,
      [`${sold}/1x2`],
    );
    return Number(rows[0]?.open ?? 0);
  };
  for (let open = await standing(); open < wanted; open = await standing()) {
    console.log(`${open} slips stand`);
    await load({ ...order, seconds: 60, most: wanted - open, bodies: [bodyOn(sold)] });
  }
  await settle(postgres.adminUrl);
  const count = await standing();
  const begun = performance.now();
  // As if its provider had told the result: 1-0.
  await database.pool.query(
    `UPDATE sports.fixture SET stage = 'official', is_due = true, state_version = state_version + 1,
       state = jsonb_set(jsonb_set(jsonb_set(state, '{stage}', '"official"'), '{facts,period}', '"over"'), '{facts,goals}',
         '[{"period": "first", "minute": 10, "side": "home", "scorer": null, "isOwn": false, "isPenalty": false}]')
      WHERE id = $1`,
    [sold],
  );
  const meanwhile = load({ ...order, connections: 8, seconds: 15, bodies: [bodyOn(other)] });
  // Counting them all again and again would be work of its own.
  while (await isAnyLeft(database, `${sold}/1x2`)) await pause(200);
  const settleSeconds = (performance.now() - begun) / 1_000;
  const soldMeanwhile = await meanwhile;
  const betsRatio = median(ratios);
  const pushP99Ms = percentile(waits, 0.99);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  console.log(
    JSON.stringify({
      betsRatio: rounded(betsRatio),
      pushP99Ms: Math.round(pushP99Ms),
      settleSeconds: rounded(settleSeconds),
      slipsSettled: count,
      slipsPerSecond: Math.round(median(rates)),
      pushP50Ms: Math.round(percentile(waits, 0.5)),
      watchers: Number(values.watchers),
      soldMeanwhilePerSecond: Math.round(soldMeanwhile.perSecond),
      refusedMeanwhile: soldMeanwhile.other,
      bars: { betsRatio: BETS_BAR, pushP99Ms: PUSH_BAR_MS, settleSeconds: SETTLE_BAR },
    }),
  );
  if (betsRatio < BETS_BAR || pushP99Ms > PUSH_BAR_MS || settleSeconds > SETTLE_BAR) process.exitCode = 1;
} finally {
  await database.close();
  await bets.close();
  await feed.stop();
  await postgres.stop();
}
