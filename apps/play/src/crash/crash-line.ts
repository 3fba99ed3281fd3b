import type { Client, Stay } from '@ikka/client';
import { type CrashPush, calls, type OwnCrashBet } from '@ikka/contract';
import { openRoomLine, type RoomLineBase, type RoomListener } from '../room/room-line.ts';
import { type CrashRoom, roomOf, withHistory, withOwn, withPush } from './crash-room.ts';

/** What is heard of the room of crash. */
export type CrashListener = RoomListener<CrashPush<'room.events'>, CrashPush<'room.own'>>;

interface CrashLineParts extends RoomLineBase {
  readonly client: Pick<Client, 'call'>;
  readonly openLine: (listen: CrashListener) => Stay;
  /** `isReread`: it was read again as a whole, and what was told of money meanwhile may be missing. */
  readonly onRoom: (room: CrashRoom, isReread: boolean) => void;
  /** The room as it is known now was read as a whole, as it stood at this instant of the server's. */
  readonly onRead: (at: number) => void;
  readonly onOwn: (push: CrashPush<'room.own'>) => void;
}

/** Keeps the page's room at what the server has. */
export interface CrashLine {
  /** A bet of the player's from an answer, of the round that is on. What was pushed meanwhile stands. */
  noteOwn(bet: OwnCrashBet, version: number): void;
  close(): void;
}

export function openCrashLine(parts: CrashLineParts): CrashLine {
  const { client } = parts;
  let room: CrashRoom | null = null;
  let isClosed = false;

  const set = (next: CrashRoom, isReread = false): void => {
    room = next;
    parts.onRoom(next, isReread);
  };
  const readHistory = async (): Promise<void> => {
    const answer = await client.call(calls.crash.crashRounds);
    if (answer.ok && room !== null && !isClosed) set(withHistory(room, answer.value.rounds));
  };

  const line = openRoomLine({
    ...parts,
    read: () => client.call(calls.crash.crashState, { query: room === null ? {} : { after: room.version } }),
    onRoom(state) {
      const hadHistory = room !== null && state.events !== null;
      set(roomOf(state, room), room !== null);
      parts.onRead(Date.parse(state.serverTime));
      if (!hadHistory) void readHistory();
    },
    onEvents(push) {
      if (room !== null) set(withPush(room, push));
    },
    onOwn(push) {
      if (room !== null && push.news.length > 0) set(withOwn(room, push.news));
      parts.onOwn(push);
    },
  });

  return {
    noteOwn(bet, version) {
      line.expect(version);
      const known = room?.mine.find(({ betId }) => betId === bet.betId);
      if (room !== null && (known === undefined || known.cashOut === null)) set(withOwn(room, [bet]));
    },
    close() {
      isClosed = true;
      line.close();
    },
  };
}
