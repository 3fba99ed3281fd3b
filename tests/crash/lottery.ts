import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@ikka/client';
import { type CallValue, calls, type SlipLine } from '@ikka/contract';
import type { Database } from '@ikka/server/database';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { openTrialPlay } from '../../tools/bench/open-play.ts';
import { checkHeld } from './check-held.ts';
import { checkLottery, type ToldLottery } from './check-lottery.ts';
import { insist, until } from './insist.ts';
import { pagesOf } from './pages-of.ts';
import { type HouseTarget, strikeHouse } from './strike-house.ts';
import { type HouseScene, withHouse } from './with-house.ts';

const players = 24;
/** Drawn every minute: one with a rebate, one with fixed odds. */
const games = ['SSC1M', 'VN1M_N'] as const;
const targets: readonly HouseTarget[] = ['one', 'two', 'postmaster', 'backend', 'both', 'all at once'];

type Sheet = CallValue<typeof calls.lottery.lotterySheet>;

/**
 * Kills two processes of one house and its database while slips are sold, while issues are drawn, and while slips are settled. Every
 * slip and chase that was acknowledged is there once, each slip ended once, with what its issue's board pays; each board follows from
 * the seed that was committed to, is the one that was told, and no draw is missing.
 */
export function lotterySurvives(kills: number, seed: number): Promise<boolean> {
  return withHouse('lottery', { settings: [], startBeside: async () => null }, async (scene) => {
    const told: ToldLottery = {
      slips: new Map(),
      cancelled: new Set(),
      chases: new Map(),
      boards: new Map(),
    };
    await torment(scene, told, { kills, seed });
    const findings = {
      ...(await checkHeld(scene.database, told.slips, () => null)),
      ...(await checkLottery(scene.database, told)),
    };
    const { cancelled, chases, boards } = told;
    const heard = { cancelled: cancelled.size, chases: chases.size, boards: boards.size };
    console.log(JSON.stringify({ victim: 'lottery', kills, ...heard, ...findings }));
    const { acknowledged, isBalanced, ...faults } = findings;
    const isPut = [acknowledged, ...Object.values(heard)].every((count) => count > 0);
    return isPut && isBalanced && Object.values(faults).every((count) => count === 0);
  });
}

async function torment(
  scene: HouseScene,
  told: ToldLottery,
  { kills, seed }: { readonly kills: number; readonly seed: number },
): Promise<void> {
  const { house, database } = scene;
  const [first] = house;
  if (first === undefined) throw new Error('a house has processes');
  const everybody = await Promise.all(
    Array.from({ length: players }, async (_, index) => {
      const token = await openTrialPlay(first.address, { gameId: games[0], vassalage: 'TCG_SEA' });
      return { pages: pagesOf(house, token), random: seededRandom(seed * 1_000 + index) };
    }),
  );
  let isOver = false;
  const all = Promise.all(everybody.map((player) => bet(player, told, () => isOver)));
  // A broken promise is thrown below; until then it must not end the program.
  all.catch(() => undefined);
  const random = seededRandom(seed);
  for (let blow = 0; blow < kills; blow += 1) {
    const before = told.slips.size;
    await Promise.race([all, until('slips are sold', async () => told.slips.size > before + players)]);
    // Every second blow falls as issues are drawn and settled.
    const isAtDraw = blow % 2 === 1;
    await pause(isAtDraw ? (await untilDraw(database)) + random.int(1_500) : random.int(2_000));
    const target = targets[blow] ?? random.pick(targets);
    await strikeHouse(target, scene, random);
    console.log(
      `${String(blow + 1).padStart(3)}  ${target.padEnd(12)} ${isAtDraw ? 'at a draw' : 'while selling'}  ${told.slips.size} slips taken`,
    );
  }
  const before = told.slips.size;
  await Promise.race([all, until('slips are sold again', async () => told.slips.size > before + players)]);
  isOver = true;
  await all;
  await until('every chase and slip is over', async () => {
    const { rows } = await database.pool.query<{ open: bigint }>(
      `SELECT (SELECT count(*) FROM standing.bet WHERE state = 'open')
            + (SELECT count(*) FROM lottery.chase WHERE state = 'running') AS open`,
    );
    return rows[0]?.open === 0n;
  });
  for (const { pages } of everybody) await readBack(pages, told);
}

/** Milliseconds until the games' issues are drawn. */
async function untilDraw(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ ms: number }>(
    `SELECT EXTRACT(epoch FROM min(draws_at) - now())::float8 * 1000 AS ms
       FROM lottery.issue WHERE game = ANY ($1) AND state = 'open' AND draws_at > now()`,
    [[...games]],
  );
  return rows[0]?.ms ?? 0;
}

interface Player {
  readonly pages: readonly Client[];
  readonly random: SeededRandom;
}

/** Places slips and chases on what is sold, takes some slips back, and notes what he was told. Never gives up on a key. */
async function bet({ pages, random }: Player, told: ToldLottery, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await pause(50 + random.int(150));
    const game = random.pick(games);
    const sheet = await random.pick(pages).call(calls.lottery.lotterySheet, { params: { game }, query: {} });
    if (!sheet.ok) continue;
    for (const { number, board, version } of sheet.value.results)
      told.boards.set(`${game}/${number}/${version}`, board);
    const order = { game, lines: linesOn(game, sheet.value, random) };
    const idempotencyKey = uuidv7();
    if (random.int(25) === 0) {
      const steps = sheet.value.issues.slice(0, 2).map(({ number: issue }) => ({ issue, multiple: 1 }));
      const body = { ...order, steps, stopsAfterWin: random.int(2) === 0 };
      const chased = await insist(() =>
        random.pick(pages).call(calls.lottery.placeChase, { body }, { idempotencyKey }),
      );
      if (chased.ok) told.chases.set(chased.value.chase.chaseId, steps.length);
      continue;
    }
    const [issue] = sheet.value.issues;
    if (issue === undefined) continue;
    const body = { ...order, issue: issue.number };
    const placed = await insist(() =>
      random.pick(pages).call(calls.lottery.placeSlip, { body }, { idempotencyKey }),
    );
    if (!placed.ok) continue;
    const { slipId, stake } = placed.value.slip;
    told.slips.set(slipId, { stakes: [unitsOf(stake)], paid: null });
    if (random.int(8) > 0) continue;
    const params = { slipId };
    const back = await insist(() => random.pick(pages).call(calls.lottery.cancelSlip, { params }));
    if (back.ok && back.value.slip.state === 'returned') told.cancelled.add(slipId);
  }
}

const unitsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** One to three lines of plays that need no more than a digit or two. */
function linesOn(game: (typeof games)[number], { plays }: Sheet, random: SeededRandom): SlipLine[] {
  return Array.from({ length: 1 + random.int(3) }, () => {
    const isFixed = game === 'VN1M_N';
    const play = isFixed ? random.pick(['LO2', 'DE_DB']) : 'DWD';
    const digits = `${random.int(10)}${random.int(10)}`;
    const odds = plays.find((one) => one.play === play)?.odds;
    if (odds === undefined) throw new Error(`${game} does not sell ${play}`);
    return isFixed
      ? { play, selection: digits, price: { unitStake: `${1 + random.int(9)}.00` }, odds }
      : {
          play,
          selection: `${digits[0]}|${digits[1]}|||`,
          price: { mode: 'YUAN', multiple: 1 + random.int(5) },
          odds,
        };
  });
}

/** What a player is told of his chases and slips when all is over; slips of chases become known by it. */
async function readBack(pages: readonly Client[], told: ToldLottery): Promise<void> {
  const [page] = pages;
  if (page === undefined) return;
  const read = async <Row>(
    ask: (pageNo: number) => Promise<{ readonly list: readonly Row[]; readonly total: number }>,
  ): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const { list, total } = await ask(pageNo);
      rows.push(...list);
      if (rows.length >= total || list.length === 0) return rows;
    }
  };
  const pageSize = 100;
  const chases = await read(async (pageNo) =>
    known(await insist(() => page.call(calls.lottery.chases, { query: { pageNo, pageSize } }))),
  );
  for (const { steps } of chases)
    for (const { slipId, stake } of steps)
      if (slipId !== null) told.slips.set(slipId, { stakes: [unitsOf(stake)], paid: null });
  const slips = await read(async (pageNo) =>
    known(await insist(() => page.call(calls.lottery.slips, { query: { pageNo, pageSize } }))),
  );
  for (const { slipId, stake, state, payout } of slips) {
    if (!told.slips.has(slipId)) continue;
    told.slips.set(slipId, { stakes: [unitsOf(stake)], paid: state === 'returned' ? null : payout });
  }
}

function known<Value>(answer: { ok: true; value: Value } | { ok: false; code: string }): Value {
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}
