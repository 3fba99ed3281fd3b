import type { Client } from '@ikka/client';
import { calls } from '@ikka/contract';
import type { EmbeddedPostgres } from '@ikka/server/database';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { killBackend } from './blows.ts';
import { checkHeld } from './check-held.ts';
import { insist, until } from './insist.ts';
import { openTrialPlayers } from './trial-players.ts';
import type { Victim } from './victim.ts';
import { withVictim } from './with-victim.ts';

const players = 24;
const stepsMost = 4;

/** What players were told: the rounds that were opened, and what their ends paid. */
interface Told {
  readonly taken: Set<string>;
  readonly paid: Map<string, string>;
  steps: number;
}

/**
 * Kills the server, and one of the database's backends, while rounds of mines are opened, played and cashed out. Every round that
 * was opened must have had its stake held once and settled once, with the payout that its player was told, and no other exists.
 */
export function stepsSurvive(kills: number, seed: number): Promise<boolean> {
  return withVictim('steps', async ({ victim, postgres, database }) => {
    const told = await torment(victim, postgres, kills, seed);
    const held = await checkHeld(database, told, ({ paid }) => paid);
    const open = await database.pool.query('SELECT id FROM rounds.open_round WHERE ended_at IS NULL');
    const findings = { ...held, steps: told.steps, stillOpen: open.rows.length };
    console.log(JSON.stringify({ victim: 'steps', kills, ...findings }));
    const { acknowledged, steps, isBalanced, ...faults } = findings;
    return acknowledged > 0 && steps > 0 && isBalanced && Object.values(faults).every((count) => count === 0);
  });
}

async function torment(on: Victim, postgres: EmbeddedPostgres, kills: number, seed: number): Promise<Told> {
  const told: Told = { taken: new Set(), paid: new Map(), steps: 0 };
  let isOver = false;
  const opened = await openTrialPlayers(on, { gameId: 'mines', count: players, seed });
  const all = Promise.all(opened.map(({ client, random }) => play(client, random, told, () => isOver)));
  // A broken promise is thrown below; until then it must not end the program.
  all.catch(() => undefined);
  const random = seededRandom(seed);
  for (let blow = 0; blow < kills; blow += 1) {
    const [taken, steps] = [told.taken.size, told.steps];
    await until('rounds are opened and played', async () => {
      return told.taken.size > taken + players && told.steps > steps + players;
    });
    const target = blow % 3 === 2 ? 'backend' : 'server';
    if (target === 'backend') await killBackend(postgres, random);
    else await on.killAndRestart();
    console.log(`killed the ${target}; ${told.taken.size} rounds and ${told.steps} steps were acknowledged`);
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
    told.taken.add(roundId);
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
