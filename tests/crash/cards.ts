import { setTimeout as pause } from 'node:timers/promises';
import { openSeatRoom } from '@ikka/client';
import type { SeatRoomState } from '@ikka/contract';
import type { EmbeddedPostgres } from '@ikka/server/database';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { openTrialPlay } from '../../tools/bench/open-play.ts';
import { seatGame } from '../../tools/bench/play-seats.ts';
import { type SeatRobot, seatRobot } from '../../tools/bench/seat-robot.ts';
import { strike, targets } from './blows.ts';
import { checkCards, type ToldHands } from './check-cards.ts';
import { until } from './insist.ts';
import type { Victim } from './victim.ts';
import { withVictim } from './with-victim.ts';

const seatsOfATable = 4;
const struckRooms = ['texas-holdem-pkt-small-1', 'texas-holdem-pkt-middle-1'];
const buyIns: Readonly<Record<string, string>> = {
  'texas-holdem-pkt-small-1': '2000.00',
  'texas-holdem-pkt-middle-1': '10000.00',
};

/**
 * Kills the server, the database or one of its backends while hands of Texas Hold'em are shuffled, played and settled, at two tables.
 * Every hand that a page was told the end of must be in the books once, as it was told; a hand that is not settled moved nothing; what
 * was brought to a table lies there or went back; and the books balance.
 */
export function cardsSurvive(kills: number, seed: number): Promise<boolean> {
  return withVictim('cards', async ({ victim, postgres, database }) => {
    const told: ToldHands = new Map();
    await torment(victim, postgres, { told, kills, seed });
    const findings = await checkCards(database, told);
    console.log(JSON.stringify({ victim: 'cards', kills, ...findings }));
    const { acknowledged, hands: _hands, isBalanced, ...faults } = findings;
    return acknowledged > 0 && isBalanced && Object.values(faults).every((count) => count === 0);
  });
}

async function torment(
  on: Victim,
  postgres: EmbeddedPostgres,
  { told, kills, seed }: { readonly told: ToldHands; readonly kills: number; readonly seed: number },
): Promise<void> {
  let isOver = false;
  const tables = await Promise.all(
    struckRooms.map(async (roomId, at) => {
      const random = seededRandom(seed * 1_000 + at);
      const tokens = await Promise.all(
        Array.from({ length: seatsOfATable }, () => openTrialPlay(on.address, seatGame)),
      );
      const robots = tokens.map((token) => seatRobot({ address: on.address, token, roomId, random }));
      return { roomId, robots, random };
    }),
  );
  const all = Promise.all(tables.map((table) => playOn(on.address, table, told, () => isOver)));
  // A broken promise is thrown below; until then it must not end the program.
  all.catch(() => undefined);
  const random = seededRandom(seed);
  for (let blow = 0; blow < kills; blow += 1) {
    const before = told.size;
    await Promise.race([all, until('hands are played', async () => told.size > before)]);
    await pause(random.int(1_500));
    const target = targets[blow] ?? random.pick(targets);
    await strike(target, on, postgres, random);
    console.log(`${String(blow + 1).padStart(3)}  ${target.padEnd(12)} ${told.size} hands told`);
  }
  const before = told.size;
  await Promise.race([all, until('the tables go on', async () => told.size > before + 1)]);
  isOver = true;
  await all;
}

/** Plays on and on: whoever lost his seat or sits out comes back, and every end that is told is noted. */
async function playOn(
  address: string,
  {
    roomId,
    robots,
    random,
  }: { readonly roomId: string; readonly robots: readonly SeatRobot[]; readonly random: SeededRandom },
  told: ToldHands,
  isOver: () => boolean,
): Promise<void> {
  let view: SeatRoomState | null = null;
  const lines = robots.map(({ token }) =>
    openSeatRoom({
      baseUrl: address.replace(/\/$/, ''),
      token,
      gameId: seatGame.gameId,
      room: roomId,
      onPush(_type, push) {
        ({ view } = push);
        const result = push.view.hand?.result;
        if (push.view.phase === 'showing' && result && push.view.fair?.commitment !== undefined)
          told.set(push.view.fair.commitment, {
            pot: result.pot,
            rake: result.rake,
          });
      },
    }),
  );
  let tick = 0;
  while (!isOver()) {
    tick += 1;
    for (const robot of robots) {
      const now: SeatRoomState | null = view;
      // What was lost in a blow is found again by asking.
      if (robot.seat === null || now === null || tick % 20 === 0) {
        const back = await robot.comeBack();
        if (!back.ok && ['seats.not_seated', 'seats.room_unknown'].includes(back.code))
          await robot.sit(buyIns[roomId] ?? '');
        else if (back.ok) ({ view } = back.value);
        continue;
      }
      if (now.phase === 'shuffling') await robot.shuffle(now);
      else if (robot.isAsked(now)) await robot.act(now);
    }
    await pause(20 + random.int(60));
  }
  for (const line of lines) line.close();
}
