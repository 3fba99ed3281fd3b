import { setTimeout as pause } from 'node:timers/promises';
import { openSeatRoom, type Stay } from '@ikka/client';
import type { SeatRoomEvent, SeatRoomState } from '@ikka/contract';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { openRooms, type SeatRobot, seatRobot } from './seat-robot.ts';
import { watchAll } from './watch-room.ts';

export interface SeatsPlayed {
  readonly tables: number;
  readonly hands: number;
  /** From an act to its answer. */
  readonly waits: readonly number[];
  /** From an act to when the last of all seats of its table had heard of it. */
  readonly toldWaits: readonly number[];
  /** Calls that were refused or lost, by code. */
  readonly other: Readonly<Record<string, number>>;
}

export const seatGame = { gameId: 'texas-holdem', vassalage: 'IKKA_PVP' };
/** All seats of so many tables are read, of the others one: a thousand readers would be what is measured. */
const readOneIn = 8;
/** Tables open as others fill up. */
const patienceMs = 600_000;
const warmUpMs = 10_000;
/** How long a human thinks, in milliseconds. */
const think = { least: 600, most: 2_400 } as const;

/** Seats six robots at each of so many tables of Texas Hold'em and lets them play at human pace for so long. */
export async function playSeats(order: {
  readonly address: string;
  readonly tokens: readonly string[];
  readonly seatsOfATable: number;
  readonly seconds: number;
}): Promise<SeatsPlayed> {
  const { address, tokens, seatsOfATable } = order;
  const other: Record<string, number> = {};
  const count = (code: string) => {
    other[code] = (other[code] ?? 0) + 1;
  };
  const waits: number[] = [];
  const toldWaits: number[] = [];
  let hands = 0;
  let begin = Number.POSITIVE_INFINITY;
  const isMeasured = (at: number) => at >= begin;
  const tables: { close(): void }[] = [];
  const taken = new Set<string>();
  const end = performance.now() + patienceMs;
  while (tables.length * seatsOfATable < tokens.length) {
    if (performance.now() > end) throw new Error(`only ${tables.length} tables have opened`);
    const [asking = ''] = tokens;
    const free = (await openRooms(address, asking)).filter(({ roomId }) => !taken.has(roomId));
    if (free.length === 0) await pause(250);
    for (const { roomId, buyIn } of free) {
      const seats = tokens.slice(tables.length * seatsOfATable, (tables.length + 1) * seatsOfATable);
      if (seats.length < seatsOfATable) break;
      taken.add(roomId);
      const random = seededRandom(tables.length);
      const robots = seats.map((token) => seatRobot({ address, token, roomId, random }));
      const sit = async (robot: SeatRobot) => {
        // A first connection may be closed under the call: the same wish again finds what it did.
        const sat = await robot.sit(buyIn.most).then((one) => (one.ok ? one : robot.sit(buyIn.most)));
        if (!sat.ok) count(`sit ${sat.code}`);
      };
      await Promise.all(robots.map(sit));
      const isRead = tables.length % readOneIn === 0;
      tables.push(
        await playTable({
          address,
          roomId,
          robots,
          random,
          isRead,
          count,
          onHand: () => {
            if (isMeasured(performance.now())) hands += 1;
          },
          onAnswer: (sentAt) => {
            if (isMeasured(sentAt)) waits.push(performance.now() - sentAt);
          },
          onTold: (sentAt) => {
            if (isMeasured(sentAt)) toldWaits.push(performance.now() - sentAt);
          },
        }),
      );
    }
  }
  begin = performance.now() + warmUpMs;
  await pause(warmUpMs + order.seconds * 1_000);
  for (const table of tables) table.close();
  return { tables: tables.length, hands, waits, toldWaits, other };
}

/** One table: its first seat reads for all, who act on what it hears. */
async function playTable(of: {
  readonly address: string;
  readonly roomId: string;
  readonly robots: readonly SeatRobot[];
  readonly random: SeededRandom;
  readonly isRead: boolean;
  readonly count: (code: string) => void;
  readonly onHand: () => void;
  readonly onAnswer: (sentAt: number) => void;
  readonly onTold: (sentAt: number) => void;
}): Promise<{ close(): void }> {
  const { robots, random, count } = of;
  const baseUrl = of.address.replace(/\/$/, '');
  const { gameId } = seatGame;
  let isClosed = false;
  /** Hands whose seed was asked, and turns that were taken, by seat. */
  const done = new Set<string>();
  /** Acts on their way to all seats, by seat: when each was sent, and who has heard of it. */
  const underway = new Map<number, { readonly sentAt: number; readonly heard: Set<number> }>();
  const readers = of.isRead ? robots.length : 1;

  const once = (key: string): boolean => {
    if (done.has(key)) return false;
    if (done.size > 500) done.clear();
    done.add(key);
    return true;
  };
  const act = async (robot: SeatRobot, view: SeatRoomState): Promise<void> => {
    await pause(think.least + random.int(think.most - think.least));
    if (isClosed) return;
    const sentAt = performance.now();
    if (of.isRead && robot.seat !== null) underway.set(robot.seat, { sentAt, heard: new Set() });
    const answer = await robot.act(view);
    if (!answer.ok) return count(answer.code);
    of.onAnswer(sentAt);
  };
  const look = (view: SeatRoomState): void => {
    for (const robot of robots) {
      if (robot.seat === null) continue;
      if (view.phase === 'shuffling' && once(`${view.no} ${robot.seat}`)) {
        void robot.shuffle(view)?.then((answer) => (answer.ok ? undefined : count(answer.code)));
      }
      if (robot.isAsked(view) && once(`${view.no} ${view.turn?.no} ${robot.seat}`)) void act(robot, view);
    }
  };
  const hear = (reader: number, event: SeatRoomEvent): void => {
    if (event.type === 'ended' && reader === 0) of.onHand();
    if (event.type !== 'act') return;
    const way = underway.get(event.seat);
    if (way === undefined) return;
    way.heard.add(reader);
    if (way.heard.size < readers) return;
    underway.delete(event.seat);
    of.onTold(way.sentAt);
  };
  const lines: { close(): void }[] = robots.slice(0, readers).map(
    ({ token }, reader): Stay =>
      openSeatRoom({
        baseUrl,
        token,
        gameId,
        room: of.roomId,
        onPush(_type, push) {
          if ('events' in push) {
            for (const event of push.events) hear(reader, event);
            if (reader === 0) look(push.view);
          }
        },
      }),
  );
  const silent = robots.slice(readers).map(({ token }) => ({ token, gameId, room: of.roomId }));
  lines.push(...(await watchAll(baseUrl, silent)));
  // A table that was shuffled before its line was up has one robot less to wait for.
  const first = await robots[0]?.comeBack();
  if (first?.ok) look(first.value.view);
  return {
    close() {
      isClosed = true;
      for (const line of lines) line.close();
    },
  };
}
