import type { Database } from '@ikka/server/database';
import { until } from './insist.ts';
import type { Victim } from './victim.ts';

interface Blows {
  readonly roomId: string;
  /** In which the room's owner is killed, one after the other and again. */
  readonly phases: readonly string[];
  readonly kills: number;
  /** How many bets were acknowledged so far, and how many more there have to be between two blows. */
  readonly acknowledged: () => number;
  readonly between: number;
}

/** Kills the process that keeps a room while bets are taken in it, in each of its phases, and lets it come back. */
export async function strikeRoom(on: Victim, database: Database, blows: Blows): Promise<void> {
  const { roomId, phases, acknowledged } = blows;
  for (let blow = 0; blow < blows.kills; blow += 1) {
    const phase = phases[blow % phases.length] ?? 'betting';
    const before = acknowledged();
    await until(
      `bets are taken, and a round is ${phase}`,
      async () => acknowledged() > before + blows.between && (await phaseOf(database, roomId)) === phase,
    );
    await on.killAndRestart();
    console.log(`killed while ${phase}; ${acknowledged()} bets were acknowledged`);
  }
}

/** Until every bet has ended. */
export function allEnded(database: Database): Promise<void> {
  return until('every bet is over', async () => {
    const { rows } = await database.pool.query('SELECT count(*) AS open FROM rooms.entry');
    return rows[0]?.open === 0n;
  });
}

async function phaseOf(database: Database, roomId: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ phase: string }>(
    `SELECT head->>'phase' AS phase FROM rooms.room WHERE id = $1`,
    [roomId],
  );
  return rows[0]?.phase;
}
