import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@ikka/client';
import { calls } from '@ikka/contract';
import type { Database } from '@ikka/server/database';
import type { SeededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { checkHeld, type HeldPromise } from './check-held.ts';
import { checkSetOff } from './check-set-off.ts';
import { insist } from './insist.ts';
import { allEnded, strikeRoom } from './strike-room.ts';
import { openTrialPlayers } from './trial-players.ts';
import { withVictim } from './with-victim.ts';

const players = 24;
const table = { gameId: 'baccarat-liberty', vassalage: 'IKKA_LIVE' };
const phases = ['betting', 'dealing', 'settling', 'resting'] as const;
const spots = ['player', 'banker', 'player', 'banker', 'big', 'small', 'tie', 'luckySix'] as const;

/** What players were told: the bets that were taken, and those of them that were taken back. */
interface Told {
  readonly bets: Map<string, HeldPromise>;
  readonly undone: Set<string>;
}

/**
 * Kills the one process that keeps a table of baccarat while bets are open, while cards fall, while bets are paid, and after it. Every
 * bet that was acknowledged must have been taken once and settled once, or returned once where its player took it back; and
 * what bets on both sides set off must be theirs to the coin.
 */
export function tablesSurvive(kills: number, seed: number): Promise<boolean> {
  return withVictim('tables', async ({ victim, database }) => {
    const told: Told = { bets: new Map(), undone: new Set() };
    let isOver = false;
    const opened = await openTrialPlayers(victim, table, { count: players, seed });
    const playing = opened.map(({ client, random }) => play(client, random, told, () => isOver));
    await strikeRoom(victim, database, {
      roomId: table.gameId,
      phases,
      kills,
      acknowledged: () => told.bets.size,
      between: players / 2,
    });
    isOver = true;
    await Promise.all(playing);
    await allEnded(database);
    const findings = {
      ...(await checkHeld(database, told.bets, ({ returned, paid }) => (returned === 1n ? null : paid))),
      ...(await checkReturned(database, told)),
      ...(await checkSetOff(database)),
    };
    console.log(JSON.stringify({ victim: 'tables', kills, undone: told.undone.size, ...findings }));
    const { acknowledged, isBalanced, coupsSetOff, ...faults } = findings;
    const isPut = acknowledged > 0 && told.undone.size > 0 && coupsSetOff > 0;
    return isPut && isBalanced && Object.values(faults).every((count) => count === 0);
  });
}

/** Puts one to three bets on every coup, often on both sides, and takes some back; a key whose fate is unknown is sent again. */
async function play(client: Client, random: SeededRandom, told: Told, isOver: () => boolean): Promise<void> {
  let last = '';
  while (!isOver()) {
    await pause(100 + random.int(200));
    await client.call(calls.tables.sitAtTable);
    const state = await client.call(calls.tables.tableState);
    if (!state.ok) continue;
    const { shoe, coup, phase } = state.value.room;
    if (phase !== 'betting' && phase !== 'waiting') continue;
    if (last === `${shoe}/${coup}`) continue;
    last = `${shoe}/${coup}`;
    for (let count = random.int(3); count >= 0; count -= 1) {
      const spot = random.pick(spots);
      const stake = 400n + 200n * BigInt(random.int(3));
      const body = { shoe, coup, stakes: [{ spot, amount: `${stake / 100n}.00` }] };
      const idempotencyKey = uuidv7();
      const bet = await insist(() => client.call(calls.tables.placeTableBet, { body }, { idempotencyKey }));
      if (!bet.ok) continue;
      const { betId } = bet.value.bet;
      told.bets.set(betId, { stakes: [stake], paid: null });
      if (random.int(6) !== 0) continue;
      let wasHeard = true;
      const undone = await insist(
        () => client.call(calls.tables.undoTableBet, { params: { betId } }),
        () => {
          wasHeard = false;
        },
      );
      // Asked again after a blow, a bet that is gone says no more than that: it was taken back, or its coup is over.
      if (undone.ok && wasHeard) told.undone.add(betId);
    }
  }
}

/** Bets that were taken back for their players, and are not returned in the books. */
async function checkReturned(database: Database, { undone }: Told) {
  const { rows } = await database.pool.query<{ reference: string }>(
    'SELECT reference FROM ledger.transfer WHERE kind = 25',
  );
  const returned = new Set(rows.map(({ reference }) => reference));
  return { notReturned: [...undone].filter((betId) => !returned.has(betId)).length };
}
