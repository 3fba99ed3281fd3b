import type { Client, GameRoomOptions, Stay } from '@ikka/client';
import { calls, type GamePush, type OwnCrashBet } from '@ikka/contract';
import { ending } from '../round/create-play.ts';
import { type CrashRoom, isGap, roomOf, withHistory, withOwn, withPush } from './crash-room.ts';
import type { RoomClock } from './room-clock.ts';

type Push =
  | { readonly type: 'room.events'; readonly push: GamePush<'room.events'> }
  | { readonly type: 'room.own'; readonly push: GamePush<'room.own'> };

export interface RoomLineParts {
  readonly client: Pick<Client, 'call'>;
  readonly openLine: (listen: Pick<GameRoomOptions, 'onPush' | 'onState' | 'onSessionLost'>) => Stay;
  readonly clock: RoomClock;
  /** This page's clock, in milliseconds since 1970. */
  readonly local: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly onRoom: (room: CrashRoom) => void;
  readonly onOwn: (push: GamePush<'room.own'>) => void;
  readonly onLine: (isOpen: boolean) => void;
  readonly onSessionOver: (code: string) => void;
}

/** Keeps the page's room at what the server has: pushes in order, and asked for anew where one is missing. */
export interface RoomLine {
  /** A bet of the player's from an answer, of the round that is on. What was pushed meanwhile stands. */
  noteOwn(bet: OwnCrashBet, version: number): void;
  /** Asks for the room as it is. */
  sync(): Promise<void>;
  close(): void;
}

/** Where the line is down, or an answer did not come, the room is asked for this often. */
const askEveryMs = 2_000;
const missedMost = 500;
/** An answer may be a moment old; one that is older than what is known is asked for again after this. */
const againMs = 250;

export function openRoomLine(parts: RoomLineParts): RoomLine {
  const { client, clock, local } = parts;
  let room: CrashRoom | null = null;
  let missed: Push[] = [];
  let asking: Promise<void> | null = null;
  /** Nothing older than this is believed. */
  let least = 0;
  let isOpen = false;
  let isClosed = false;

  const set = (next: CrashRoom): void => {
    room = next;
    parts.onRoom(next);
  };

  const take = (push: Push): void => {
    if (room === null || asking !== null) {
      missed = [...missed, push].slice(-missedMost);
      return;
    }
    if (push.type === 'room.own') {
      if (push.push.bets.length > 0) set(withOwn(room, push.push.bets));
      parts.onOwn(push.push);
      return;
    }
    if (isGap(room, push.push)) {
      missed.push(push);
      // A room that is older than what was missed would leave the same gap.
      least = Math.max(least, push.push.from);
      void sync();
      return;
    }
    set(withPush(room, push.push));
  };

  const ask = async (): Promise<boolean> => {
    const sentAt = local();
    const answer = await client.call(calls.crash.crashState, {
      query: room === null ? {} : { after: room.version },
    });
    if (isClosed) return true;
    if (!answer.ok) {
      if (ending.has(answer.code)) parts.onSessionOver(answer.code);
      return ending.has(answer.code);
    }
    const { value } = answer;
    if (value.version < Math.max(least, room?.version ?? 0)) {
      await parts.wait(againMs);
      return isClosed || ask();
    }
    clock.learn({ sentAt, cameAt: local(), serverTime: Date.parse(value.serverTime) });
    const hadHistory = room !== null && value.events !== null;
    set(roomOf(value, room));
    if (!hadHistory) void readHistory();
    return true;
  };

  const readHistory = async (): Promise<void> => {
    const answer = await client.call(calls.crash.crashRounds);
    if (answer.ok && room !== null && !isClosed) set(withHistory(room, answer.value.rounds));
  };

  const sync = (): Promise<void> => {
    asking ??= ask()
      .then((isDone) => {
        asking = null;
        const pushes = missed;
        missed = [];
        if (!isDone) return;
        const known = room?.version ?? 0;
        for (const push of pushes) if (push.push.version > known) take(push);
      })
      .catch((error: unknown) => {
        asking = null;
        console.error(error);
      });
    return asking;
  };

  const line = parts.openLine({
    onPush: (type, push) => take({ type, push } as Push),
    onState(state) {
      isOpen = state === 'open';
      if (isClosed) return;
      parts.onLine(isOpen);
      if (isOpen) void sync();
    },
    onSessionLost: () => parts.onSessionOver('play.session_required'),
  });

  const keepAsking = async (): Promise<void> => {
    while (!isClosed) {
      await parts.wait(askEveryMs);
      if (!isClosed && (!isOpen || room === null)) await sync();
    }
  };
  void keepAsking();

  return {
    noteOwn(bet, version) {
      least = Math.max(least, version);
      const known = room?.mine.find(({ betId }) => betId === bet.betId);
      if (room !== null && (known === undefined || known.cashOut === null)) set(withOwn(room, [bet]));
    },
    sync,
    close() {
      isClosed = true;
      line.close();
    },
  };
}
