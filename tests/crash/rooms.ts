import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@ikka/client';
import { calls } from '@ikka/contract';
import type { Database } from '@ikka/server/database';
import type { SeededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { checkHeld, type HeldPromise } from './check-held.ts';
import { insist } from './insist.ts';
import { allEnded, strikeRoom } from './strike-room.ts';
import { openTrialPlayers } from './trial-players.ts';
import type { Victim } from './victim.ts';
import { withVictim } from './with-victim.ts';

const players = 24;
const crash = { gameId: 'crash', vassalage: 'IKKA_ARCADE' };
const phases = ['betting', 'flying', 'settling'] as const;

/** What players were told: the bets that stand, and what cash-outs paid. */
type Told = Map<string, HeldPromise>;

const stakes = [1_000n];

/**
 * Kills the one process that keeps the room of crash while bets are taken, in flight and at the end of a flight, and lets it
 * come back. Every bet that was acknowledged must have been taken once and settled or returned once, and no other exists.
 */
export function roomsSurvive(kills: number, seed: number): Promise<boolean> {
  return withVictim('rooms', async ({ victim, database }) => {
    await database.pool.query(`
      INSERT INTO catalogue.game (id, vendor_code, category, name, search_text, coins_per_stake, tags, sort)
      VALUES ('crash', 'IKKA_ARCADE', 'RNG', '{"EN":"Crash","UR":"Crash"}', 'crash', 10, '{}', 900) ON CONFLICT DO NOTHING`);
    const told = await torment(victim, database, kills, seed);
    // A bet that was returned was no round.
    const findings = await checkHeld(database, told, ({ returned, paid }) => (returned === 1n ? null : paid));
    console.log(JSON.stringify({ victim: 'rooms', kills, ...findings }));
    const { acknowledged, isBalanced, ...faults } = findings;
    return acknowledged > 0 && isBalanced && Object.values(faults).every((count) => count === 0);
  });
}

async function torment(on: Victim, database: Database, kills: number, seed: number): Promise<Told> {
  const told: Told = new Map();
  let isOver = false;
  const opened = await openTrialPlayers(on, crash, { count: players, seed });
  const playing = opened.map(({ client, random }) => play(client, random, told, () => isOver));
  await strikeRoom(on, database, {
    roomId: crash.gameId,
    phases,
    kills,
    acknowledged: () => told.size,
    between: players / 2,
  });
  isOver = true;
  await Promise.all(playing);
  await allEnded(database);
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
    told.set(betId, { stakes, paid: null });
    if (autoCashOut !== null) continue;
    await pause(6_500 + random.int(3_000));
    const cashed = await insist(() => client.call(calls.crash.cashOutCrash, { params: { betId } }));
    if (cashed.ok && cashed.value.bet.cashOut !== null)
      told.set(betId, { stakes, paid: cashed.value.bet.payout });
  }
}
