import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@ikka/client';
import { calls } from '@ikka/contract';
import { connect, type Database, type EmbeddedPostgres, startEmbedded } from '@ikka/server/database';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { openTrialPlay } from '../../tools/bench/open-play.ts';
import { killBackend } from './blows.ts';
import { insist, until } from './insist.ts';
import { prepareHouse } from './prepare-house.ts';
import { Victim, victims } from './victim.ts';

const players = 24;
const stepsMost = 4;

/** What players were told: the rounds that were opened, and what their ends paid. */
interface Told {
  readonly opened: Set<string>;
  readonly paid: Map<string, string>;
  steps: number;
}

/**
 * Kills the server, and one of the database's backends, while rounds of mines are opened, played and cashed out. Every round that
 * was opened must have had its stake held once and settled once, with the payout that its player was told, and no other exists.
 */
export async function stepsSurvive(kills: number, seed: number): Promise<boolean> {
  const folder = fileURLToPath(new URL('../../.cache/crash-steps', import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startEmbedded({ folder: join(folder, 'postgres') });
  let victim: Victim | undefined;
  const database = connect(postgres.url);
  try {
    await prepareHouse(postgres.url);
    victim = await Victim.start(victims.server, folder);
    const findings = await findingsOf(database, await torment(victim, postgres, kills, seed));
    console.log(JSON.stringify({ victim: 'steps', kills, ...findings }));
    const { acknowledged, steps, isBalanced, ...faults } = findings;
    return acknowledged > 0 && steps > 0 && isBalanced && Object.values(faults).every((count) => count === 0);
  } finally {
    await victim?.stop();
    await database.close();
    await postgres.stop();
  }
}

async function torment(on: Victim, postgres: EmbeddedPostgres, kills: number, seed: number): Promise<Told> {
  const told: Told = { opened: new Set(), paid: new Map(), steps: 0 };
  const wish = { gameId: 'mines', vassalage: 'IKKA_ARCADE' };
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
  const all = Promise.all(playing);
  // A broken promise is thrown below; until then it must not end the program.
  all.catch(() => undefined);
  const random = seededRandom(seed);
  for (let blow = 0; blow < kills; blow += 1) {
    const [opened, steps] = [told.opened.size, told.steps];
    await until('rounds are opened and played', async () => {
      return told.opened.size > opened + players && told.steps > steps + players;
    });
    const target = blow % 3 === 2 ? 'backend' : 'server';
    if (target === 'backend') await killBackend(postgres, random);
    else await on.killAndRestart();
    console.log(`killed the ${target}; ${told.opened.size} rounds and ${told.steps} steps were acknowledged`);
  }
  isOver = true;
  await all;
  return told;
}

/** Plays one round after the other to its end; a key whose fate is unknown is sent again. */
async function play(client: Client, random: SeededRandom, told: Told, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const idempotencyKey = uuidv7();
    const body = { stake: '10.00', bet: { mines: 1 + random.int(5) } };
    const opened = await insist(() => client.call(calls.play.openRound, { body }, { idempotencyKey }));
    if (!opened.ok) throw new Error(`a round was not opened: ${opened.code}`);
    const roundId = opened.value.open?.roundId;
    if (roundId === undefined) throw new Error('an opened round is over');
    told.opened.add(roundId);
    await playOn(client, random, told, roundId);
  }
}

async function playOn(client: Client, random: SeededRandom, told: Told, roundId: string): Promise<void> {
  const length = 1 + random.int(stepsMost);
  for (let step = 0; step <= length; step += 1) {
    const action = step === length ? { type: 'cash_out' } : { pick: step * 5 };
    const idempotencyKey = uuidv7();
    const taken = await insist(() =>
      client.call(calls.play.takeStep, { params: { roundId }, body: { step, action } }, { idempotencyKey }),
    );
    if (!taken.ok) throw new Error(`step ${step} was not taken: ${taken.code}`);
    told.steps += 1;
    if (taken.value.round === null) continue;
    told.paid.set(roundId, taken.value.round.payout);
    return;
  }
}

/** The ledger's kinds of transfer: 21 payout, 23 stake held, 24 settled, 25 returned. */
const rounds = `
  SELECT t.reference AS round, count(*) FILTER (WHERE kind = 23) AS held, count(*) FILTER (WHERE kind IN (24, 25)) AS endings,
         count(*) FILTER (WHERE kind = 21) AS payouts, COALESCE(sum(amount) FILTER (WHERE kind = 21), 0)::bigint AS paid,
         r.payout AS recorded
    FROM ledger.transfer t LEFT JOIN rounds.round r ON r.id = t.reference
   WHERE t.kind IN (21, 23, 24, 25) GROUP BY t.reference, r.payout`;

async function findingsOf(database: Database, told: Told) {
  const { rows } = await database.pool.query<{
    round: string;
    held: bigint;
    endings: bigint;
    payouts: bigint;
    paid: bigint;
    recorded: bigint | null;
  }>(rounds);
  const open = await database.pool.query('SELECT id FROM rounds.open_round WHERE ended_at IS NULL');
  const books = new Map(rows.map((row) => [row.round, row]));
  const ledger = await createLedger({
    database,
    clock: { now: () => new Date() },
    log: createLogger('silent'),
  });
  try {
    return {
      acknowledged: told.opened.size,
      steps: told.steps,
      lost: [...told.opened].filter((round) => !books.has(round)).length,
      surplus: rows.filter(({ round }) => !told.opened.has(round)).length,
      stillOpen: open.rows.length,
      notOnce: rows.filter(({ held, endings, payouts }) => held !== 1n || endings !== 1n || payouts > 1n)
        .length,
      wrongRecords: rows.filter(({ recorded, paid }) => recorded !== paid).length,
      contradicted: [...told.paid].filter(
        ([round, payout]) => books.get(round)?.paid !== BigInt(payout.replace('.', '')),
      ).length,
      isBalanced: (await ledger.health('recount')).isBalanced,
    };
  } finally {
    await ledger.close();
  }
}
