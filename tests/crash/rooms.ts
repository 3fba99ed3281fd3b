import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@ikka/client';
import { calls } from '@ikka/contract';
import { connect, type Database, startEmbedded } from '@ikka/server/database';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { openTrialPlay } from '../../tools/bench/open-play.ts';
import { insist, until } from './insist.ts';
import { prepareHouse } from './prepare-house.ts';
import { Victim, victims } from './victim.ts';

const players = 24;
const phases = ['betting', 'flying', 'settling'] as const;

/** What players were told: the bets that stand, and what cash-outs paid. */
interface Told {
  readonly bets: Set<string>;
  readonly paid: Map<string, string>;
}

/**
 * Kills the one process that keeps the room of crash while bets are taken, in flight and at the end of a flight, and lets it
 * come back. Every bet that was acknowledged must have been taken once and settled or returned once, and no other exists.
 */
export async function roomsSurvive(kills: number, seed: number): Promise<boolean> {
  const folder = fileURLToPath(new URL('../../.cache/crash-rooms', import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startEmbedded({ folder: join(folder, 'postgres') });
  let victim: Victim | undefined;
  const database = connect(postgres.url);
  try {
    await prepareHouse(postgres.url);
    victim = await Victim.start(victims.server, folder);
    await database.pool.query(`
      INSERT INTO catalogue.game (id, vendor_code, category, name_en, name_ur, search_text, coins_per_stake, tags, sort)
      VALUES ('crash', 'IKKA_ARCADE', 'RNG', 'Crash', 'Crash', 'crash', 10, '{}', 900) ON CONFLICT DO NOTHING`);
    const told = await torment(victim, database, kills, seed);
    const findings = await findingsOf(database, told);
    console.log(JSON.stringify({ victim: 'rooms', kills, ...findings }));
    const { acknowledged, isBalanced, ...faults } = findings;
    return acknowledged > 0 && isBalanced && Object.values(faults).every((count) => count === 0);
  } finally {
    await victim?.stop();
    await database.close();
    await postgres.stop();
  }
}

async function torment(on: Victim, database: Database, kills: number, seed: number): Promise<Told> {
  const told: Told = { bets: new Set(), paid: new Map() };
  const wish = { gameId: 'crash', vassalage: 'IKKA_ARCADE' };
  const tokens = await Promise.all(Array.from({ length: players }, () => openTrialPlay(on.address, wish)));
  let isOver = false;
  const playing = tokens.map((token, index) => {
    const client = createClient({
      baseUrl: on.address.replace(/\/$/, ''),
      merchant: 'IKKA',
      device: 'web',
      language: () => 'EN',
      token: () => token,
      timeoutMs: 5_000,
    });
    return play(client, seededRandom(seed * 1_000 + index), told, () => isOver);
  });
  for (let blow = 0; blow < kills; blow += 1) {
    const phase = phases[blow % phases.length] ?? 'betting';
    const before = told.bets.size;
    const isDue = async () => told.bets.size > before + players / 2 && (await headOf(database)) === phase;
    await until(`bets are taken, and a round is ${phase}`, isDue);
    await on.killAndRestart();
    console.log(`killed while ${phase}; ${told.bets.size} bets were acknowledged`);
  }
  isOver = true;
  await Promise.all(playing);
  await until('every bet is over', async () => {
    const { rows } = await database.pool.query('SELECT count(*) AS open FROM rooms.entry');
    return rows[0]?.open === 0n;
  });
  return told;
}

/** Bets on every round, and cashes half of the bets out by hand; a key whose fate is unknown is sent again. */
async function play(client: Client, random: SeededRandom, told: Told, isOver: () => boolean): Promise<void> {
  let last = 0;
  while (!isOver()) {
    await pause(100 + random.int(200));
    const state = await client.call(calls.crash.crashState, { query: {} });
    const room = state.ok ? state.value.room : null;
    if (room?.state.phase !== 'betting' || room.state.no === last) continue;
    last = room.state.no;
    const autoCashOut = random.int(2) === 0 ? null : 101 + random.int(200);
    const body = { no: last, stake: '10.00', autoCashOut };
    const idempotencyKey = uuidv7();
    const bet = await insist(() => client.call(calls.crash.placeCrashBet, { body }, { idempotencyKey }));
    if (!bet.ok) continue;
    const { betId } = bet.value.bet;
    told.bets.add(betId);
    if (autoCashOut !== null) continue;
    await pause(6_500 + random.int(3_000));
    const cashed = await insist(() => client.call(calls.crash.cashOutCrash, { params: { betId } }));
    if (cashed.ok && cashed.value.bet.cashOut !== null) told.paid.set(betId, cashed.value.bet.payout);
  }
}

async function headOf(database: Database): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ phase: string }>(
    `SELECT head->>'phase' AS phase FROM rooms.room`,
  );
  return rows[0]?.phase;
}

/** The ledger's kinds of transfer: 21 payout, 23 stake held, 24 settled, 25 returned. */
const bets = `
  SELECT t.reference AS bet, count(*) FILTER (WHERE kind = 23) AS held, count(*) FILTER (WHERE kind IN (24, 25)) AS endings,
         count(*) FILTER (WHERE kind = 21) AS payouts, COALESCE(sum(amount) FILTER (WHERE kind = 21), 0)::bigint AS paid,
         count(*) FILTER (WHERE kind = 25) AS returned, r.payout AS recorded
    FROM ledger.transfer t LEFT JOIN rounds.round r ON r.id = t.reference
   WHERE t.kind IN (21, 23, 24, 25) GROUP BY t.reference, r.payout`;

async function findingsOf(database: Database, told: Told) {
  const { rows } = await database.pool.query<{
    bet: string;
    held: bigint;
    endings: bigint;
    payouts: bigint;
    paid: bigint;
    returned: bigint;
    recorded: bigint | null;
  }>(bets);
  const books = new Map(rows.map((row) => [row.bet, row]));
  const ledger = await createLedger({
    database,
    clock: { now: () => new Date() },
    log: createLogger('silent'),
  });
  try {
    return {
      acknowledged: told.bets.size,
      lost: [...told.bets].filter((bet) => !books.has(bet)).length,
      surplus: rows.filter(({ bet }) => !told.bets.has(bet)).length,
      notOnce: rows.filter(({ held, endings, payouts }) => held !== 1n || endings !== 1n || payouts > 1n)
        .length,
      wrongRecords: rows.filter(
        ({ returned, recorded, paid }) => recorded !== (returned === 1n ? null : paid),
      ).length,
      contradicted: [...told.paid].filter(
        ([bet, payout]) => books.get(bet)?.paid !== BigInt(payout.replace('.', '')),
      ).length,
      isBalanced: (await ledger.health('recount')).isBalanced,
    };
  } finally {
    await ledger.close();
  }
}
