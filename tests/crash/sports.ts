import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@ikka/client';
import { calls, type SportsMarket } from '@ikka/contract';
import { chaosSchema, type RunningSandbox, startSandbox } from '@ikka/feed-sandbox/testing';
import type { Database } from '@ikka/server/database';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { openTrialPlay } from '../../tools/bench/open-play.ts';
import { checkHeld, type HeldPromise } from './check-held.ts';
import { checkSports } from './check-sports.ts';
import { insist, until } from './insist.ts';
import { pagesOf } from './pages-of.ts';
import { type HouseTarget, strikeHouse } from './strike-house.ts';
import { type Beside, type HouseScene, withHouse } from './with-house.ts';

const players = 24;
/** Each begins some seconds after the one before it, and is played a hundred times as fast as on grass. */
const matches = 14;
const apartMs = 14_000;
const factor = 100;
const targets: readonly HouseTarget[] = ['one', 'two', 'postmaster', 'backend', 'both', 'all at once'];
const token = 'the feed of the crash tests';

/** What players were told: bets that stand, and what those that were cashed out paid. */
interface ToldBets {
  readonly bets: Map<string, HeldPromise>;
  readonly cashedOut: Map<string, string>;
}

/**
 * Kills two processes of one house and its database while bets are placed, before matches and in play, while they are cashed out, and
 * while matches end. Every bet that was acknowledged is there once and ended once, with what the rules pay by its matches alone; what
 * was cashed out paid what was said; and the matches are as their provider has them.
 */
export function sportsSurvives(kills: number, seed: number): Promise<boolean> {
  const startBeside = async (): Promise<Beside & { readonly feed: RunningSandbox }> => {
    const feed = await startSandbox({
      port: 0,
      host: '127.0.0.1',
      dataDir: null,
      token,
      seed: `crash ${seed}`,
      factor,
      hasCalendar: false,
      chaos: chaosSchema.parse({}),
    });
    return {
      feed,
      environment: { FEED_SANDBOX_URL: feed.address, FEED_SANDBOX_TOKEN: token },
      stop: () => feed.stop(),
    };
  };
  return withHouse('sports', { settings: [], startBeside }, async (scene, { feed }) => {
    const told: ToldBets = { bets: new Map(), cashedOut: new Map() };
    await stageMatches(feed);
    const everybody = await torment(scene, told, { kills, seed });
    await until('every match is over', async () =>
      [...feed.engine.entries.values()].every(({ match }) => match.isDone()),
    );
    await until('every bet is over', () => isAllOver(scene.database));
    for (const { pages } of everybody) await readBack(pages, told);
    const findings = {
      ...(await checkHeld(scene.database, told.bets, () => null)),
      ...(await checkSports(scene.database, told.cashedOut, feed.engine)),
    };
    console.log(JSON.stringify({ victim: 'sports', kills, cashedOut: told.cashedOut.size, ...findings }));
    const { acknowledged, isBalanced, inPlay, multiples, ...faults } = findings;
    const isPut = [acknowledged, told.cashedOut.size, inPlay, multiples].every((count) => count > 0);
    return isPut && isBalanced && Object.values(faults).every((count) => count === 0);
  });
}

async function stageMatches(feed: RunningSandbox): Promise<void> {
  for (let no = 0; no < matches; no += 1) {
    const answer = await fetch(`${feed.address}/control/matches`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        id: `crash-${no}`,
        league: 'pk-premier',
        home: no % 6,
        away: 6 + (no % 4),
        startsInMs: (no + 2) * apartMs,
        factor,
      }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

async function torment(
  scene: HouseScene,
  told: ToldBets,
  { kills, seed }: { readonly kills: number; readonly seed: number },
): Promise<readonly Player[]> {
  const { house, database } = scene;
  const [first] = house;
  if (first === undefined) throw new Error('a house has processes');
  const everybody = await Promise.all(
    Array.from({ length: players }, async (_, index): Promise<Player> => {
      const play = await openTrialPlay(first.address, { gameId: 'maidan', vassalage: 'IKKA_SPORT' });
      return { pages: pagesOf(house, play), random: seededRandom(seed * 1_000 + index) };
    }),
  );
  let isOver = false;
  const all = Promise.all(everybody.map((player) => bet(player, told, () => isOver)));
  // A broken promise is thrown below; until then it must not end the program.
  all.catch(() => undefined);
  const random = seededRandom(seed);
  for (let blow = 0; blow < kills; blow += 1) {
    const before = told.bets.size;
    await Promise.race([all, until('bets are placed', async () => told.bets.size > before + players)]);
    // Every second blow falls as a match has ended and its bets are settled.
    const isAtEnd = blow % 2 === 1;
    if (isAtEnd) {
      const over = await overMatches(database);
      await until('a match ends', async () => (await overMatches(database)) > over);
    }
    await pause(random.int(isAtEnd ? 1_000 : 2_000));
    const target = targets[blow] ?? random.pick(targets);
    await strikeHouse(target, scene, random);
    console.log(
      `${String(blow + 1).padStart(3)}  ${target.padEnd(12)} ${isAtEnd ? 'as a match ends' : 'while selling'}  ${told.bets.size} bets taken`,
    );
  }
  const before = told.bets.size;
  await Promise.race([all, until('bets are placed again', async () => told.bets.size > before + players)]);
  isOver = true;
  await all;
  return everybody;
}

/** How many matches the house knows to be over; as many as before while its database is away. */
async function overMatches(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ over: number }>(
    `SELECT count(*)::int AS over FROM sports.fixture WHERE stage = 'official'`,
  );
  return rows[0]?.over ?? 0;
}

async function isAllOver(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ open: number }>(
    `SELECT (SELECT count(*)::int FROM standing.bet WHERE state = 'open')
          + (SELECT count(*)::int FROM sports.fixture WHERE stage <> 'official' OR is_due) AS open`,
  );
  return rows[0]?.open === 0;
}

interface Player {
  readonly pages: readonly Client[];
  readonly random: SeededRandom;
}

/** Places bets on what is open, cashes some out, and notes what he was told. Never gives up on a key. */
async function bet({ pages, random }: Player, told: ToldBets, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await pause(50 + random.int(200));
    const picks = await pickFrom(random.pick(pages), random);
    if (picks.length === 0) continue;
    const body = {
      selections: picks,
      sizes: [picks.length],
      stake: `${10 + random.int(90)}.00`,
      accept: 'any' as const,
    };
    const idempotencyKey = uuidv7();
    const placed = await insist(() =>
      random.pick(pages).call(calls.sports.placeSportsBet, { body }, { idempotencyKey }),
    );
    if (!placed.ok) continue;
    const { betId, stake } = placed.value.bet;
    told.bets.set(betId, { stakes: [unitsOf(stake)], paid: null });
    if (random.int(6) > 0) continue;
    const params = { betId };
    const offered = await random
      .pick(pages)
      .call(calls.sports.offerCashOut, { params, body: { stake: null } });
    if (!offered.ok) continue;
    const key = uuidv7();
    const taken = await insist(() =>
      random
        .pick(pages)
        .call(
          calls.sports.takeCashOut,
          { params, body: { offerId: offered.value.offerId } },
          { idempotencyKey: key },
        ),
    );
    if (taken.ok) told.cashedOut.set(betId, taken.value.paid);
  }
}

/** One or two selections of different matches, as they are offered now; none where nothing is open. */
async function pickFrom(page: Client, random: SeededRandom) {
  const listed = await page.call(calls.sports.sportsFixtures, { query: { when: 'all' } });
  if (!listed.ok || listed.value.list.length < 2) return [];
  const [one, two] = [random.pick(listed.value.list), random.pick(listed.value.list)];
  const wanted = one.id === two.id || random.int(3) > 0 ? [one] : [one, two];
  const picks = [];
  for (const { id } of wanted) {
    const match = await page.call(calls.sports.sportsFixture, { params: { fixture: id } });
    const open = match.ok ? match.value.markets.filter(({ state }) => state === 'open') : [];
    if (open.length === 0) return [];
    const market: SportsMarket = random.pick(open);
    const outcome = random.pick(market.outcomes);
    if (outcome.odds === null) return [];
    picks.push({
      fixture: id,
      market: market.key,
      outcome: outcome.key,
      odds: outcome.odds,
      isBanker: false,
    });
  }
  return picks;
}

const unitsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** What a player is told of his bets when all is over. */
async function readBack(pages: readonly Client[], told: ToldBets): Promise<void> {
  const [page] = pages;
  if (page === undefined) return;
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { pageNo, pageSize: 100 };
    const answer = await insist(() => page.call(calls.sports.sportsBets, { query }));
    if (!answer.ok) throw new Error(answer.code);
    for (const { betId, stake, state, payout } of answer.value.list) {
      if (!told.bets.has(betId)) continue;
      told.bets.set(betId, { stakes: [unitsOf(stake)], paid: state === 'returned' ? null : payout });
    }
    if (pageNo * query.pageSize >= answer.value.total) return;
  }
}
