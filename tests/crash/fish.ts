import { setTimeout as pause } from 'node:timers/promises';
import { openDaryaRoom } from '@ikka/client';
import { daryaRooms } from '@ikka/darya/rules';
import type { EmbeddedPostgres } from '@ikka/server/database';
import { seededRandom } from '@ikka/test-kit';
import { fishRobot, shotEveryMs } from '../../tools/bench/fish-robot.ts';
import { openTrialPlay } from '../../tools/bench/open-play.ts';
import { strike, targets } from './blows.ts';
import { checkFish, type ToldBatches } from './check-fish.ts';
import { until } from './insist.ts';
import type { Victim } from './victim.ts';
import { withVictim } from './with-victim.ts';

const seatsOfARoom = 4;
const hall = { gameId: 'darya-indus', vassalage: 'IKKA_FISH' };
const struckRooms = daryaRooms.filter(({ hall: { code }, no }) => code === hall.gameId && no === 1);

/**
 * Kills the server, the database or one of its backends while bullets fly, meet fish and are charged, in a room of each range. Every
 * batch that a player was told of must be in the books once, as he was told it; no trial is charged beyond what was fired, and none
 * twice; and every pot holds what it was given less what it paid.
 */
export function fishSurvives(kills: number, seed: number): Promise<boolean> {
  return withVictim('fish', async ({ victim, postgres, database }) => {
    const told: ToldBatches = { batches: new Map(), fired: new Map() };
    await torment(victim, postgres, { told, kills, seed });
    const findings = await checkFish(database, told);
    console.log(JSON.stringify({ victim: 'fish', kills, ...findings }));
    const { acknowledged, rounds: _rounds, isBalanced, ...faults } = findings;
    return acknowledged > 0 && isBalanced && Object.values(faults).every((count) => count === 0);
  });
}

async function torment(
  on: Victim,
  postgres: EmbeddedPostgres,
  { told, kills, seed }: { readonly told: ToldBatches; readonly kills: number; readonly seed: number },
): Promise<void> {
  const places = struckRooms.flatMap(({ id }) => Array.from({ length: seatsOfARoom }, () => id));
  let isOver = false;
  const playing = await Promise.all(
    places.map(async (roomId, index) => {
      const token = await openTrialPlay(on.address, hall);
      return { token, roomId, random: seededRandom(seed * 1_000 + index) };
    }),
  );
  const all = Promise.all(playing.map((player) => shoot(on.address, player, told, () => isOver)));
  // A broken promise is thrown below; until then it must not end the program.
  all.catch(() => undefined);
  const random = seededRandom(seed);
  for (let blow = 0; blow < kills; blow += 1) {
    const before = told.batches.size;
    const areCharged = until('batches are charged', async () => told.batches.size > before + places.length);
    await Promise.race([all, areCharged]);
    await pause(random.int(400));
    const target = targets[blow] ?? random.pick(targets);
    await strike(target, on, postgres, random);
    console.log(`${String(blow + 1).padStart(3)}  ${target.padEnd(12)} ${told.batches.size} batches told`);
  }
  const before = told.batches.size;
  await until('the rooms go on', async () => told.batches.size > before + places.length);
  isOver = true;
  await all;
}

/** Shoots on and on, takes his seat again when it is lost, and notes what he fired and what he was told. */
async function shoot(
  address: string,
  { token, roomId, random }: { token: string; roomId: string; random: ReturnType<typeof seededRandom> },
  told: ToldBatches,
  isOver: () => boolean,
): Promise<void> {
  const robot = fishRobot({ address, token, roomId, random });
  const line = openDaryaRoom({
    baseUrl: address.replace(/\/$/, ''),
    token,
    gameId: hall.gameId,
    room: roomId,
    onPush(_type, push) {
      if (!('news' in push)) return;
      for (const news of push.news) if (news.type === 'batch') told.batches.set(news.roundId, news);
    },
  });
  while (!isOver()) {
    const shot = robot.fire();
    if (shot !== null) told.fired.set(token, (told.fired.get(token) ?? 0) + 1);
    if (shot === null || !(await robot.send()).ok) await robot.sit();
    await pause(shotEveryMs);
  }
  // What still flies meets its fish or comes back, and is told.
  await pause(7_000);
  line.close();
}
