import type { CallResult, LineState, Stay } from '@ikka/client';
import { ending } from '../round/play.ts';
import type { RoomClock } from './room-clock.ts';

/** What a room is heard to say. */
export interface RoomListener<Events, Own> {
  readonly onPush: (type: 'room.events' | 'room.own', push: Events | Own) => void;
  readonly onState: (state: LineState) => void;
  readonly onSessionLost: () => void;
}

/** The room as a whole, at one version. */
interface RoomState {
  readonly version: number;
  readonly serverTime: string;
}
/** What happened in the room between two versions. */
interface RoomEvents {
  readonly from: number;
  readonly version: number;
}
/** What the player alone is told. */
interface RoomOwn {
  readonly version: number;
}

/** What does not depend on what is said in the room. */
export interface RoomLineBase {
  readonly clock: RoomClock;
  /** This page's clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly onLine: (isOpen: boolean) => void;
  readonly onSessionOver: (code: string) => void;
}

interface RoomLineParts<State, Events, Own> extends RoomLineBase {
  readonly openLine: (listen: RoomListener<Events, Own>) => Stay;
  /** Reads the room as a whole. */
  readonly read: () => Promise<CallResult<State>>;
  /** The room was read; `tookMs` is how long that took. */
  readonly onRoom: (state: State, tookMs: number) => void;
  /** Follows what is known, without a gap. */
  readonly onEvents: (push: Events) => void;
  readonly onOwn: (push: Own) => void;
}

export interface RoomLine {
  /** Reads the room anew; what is pushed meanwhile is taken after it. */
  sync(): Promise<void>;
  /** An answer spoke of this version: no older reading is believed. */
  expect(version: number): void;
  close(): void;
}

/** Where the line is down, or an answer did not come, the room is read this often. */
const readEveryMs = 2_000;
const missedMost = 500;
/** An answer may be a moment old; one that is older than what is known is asked for again after this. */
const againMs = 250;

/** Keeps a page at what the server has of a room: pushes in order, and the whole room where one is missing. */
export function openRoomLine<State extends RoomState, Events extends RoomEvents, Own extends RoomOwn>(
  parts: RoomLineParts<State, Events, Own>,
): RoomLine {
  type Push =
    | { readonly type: 'room.events'; readonly push: Events }
    | { readonly type: 'room.own'; readonly push: Own };
  /** The version that the page shows; null until the room was read. */
  let known: number | null = null;
  /** Nothing older than this is believed. */
  let least = 0;
  let missed: Push[] = [];
  /** The last reading failed: what happened before it may be missing, though the line is open. */
  let isStale = false;
  let reading: Promise<void> | null = null;
  let isOpen = false;
  let isClosed = false;
  let isOver = false;

  /** Said once: whoever lost his session is asked for nothing more. */
  const over = (code: string): void => {
    if (isOver || isClosed) return;
    isOver = true;
    parts.onSessionOver(code);
  };

  const take = (heard: Push): void => {
    if (known === null || reading !== null) {
      missed = [...missed, heard].slice(-missedMost);
    } else if (heard.type === 'room.own') {
      parts.onOwn(heard.push);
    } else if (heard.push.from > known) {
      missed.push(heard);
      // A room that is older than what was missed would leave the same gap.
      least = Math.max(least, heard.push.from);
      void sync();
    } else {
      known = Math.max(known, heard.push.version);
      parts.onEvents(heard.push);
    }
  };

  /** Answers whether the room was read. */
  const read = async (): Promise<boolean> => {
    const sentAt = parts.now();
    const answer = await parts.read();
    if (isClosed) return false;
    if (!answer.ok) {
      if (ending.has(answer.code)) over(answer.code);
      return false;
    }
    const { value } = answer;
    if (value.version < Math.max(least, known ?? 0)) {
      await parts.wait(againMs);
      return !isClosed && read();
    }
    const cameAt = parts.now();
    parts.clock.learn({ sentAt, cameAt, serverTime: Date.parse(value.serverTime) });
    known = value.version;
    parts.onRoom(value, cameAt - sentAt);
    return true;
  };

  const sync = async (): Promise<void> => {
    if (isOver) return;
    reading ??= read()
      .catch((error: unknown) => {
        console.error(error);
        return false;
      })
      .then((isRead) => {
        reading = null;
        isStale = !isRead;
        const heard = missed;
        missed = [];
        if (!isRead) return;
        const after = known ?? 0;
        for (const one of heard) if (one.push.version > after) take(one);
      });
    await reading;
  };

  const line = parts.openLine({
    onPush: (type, push) => take({ type, push } as Push),
    onState(state) {
      isOpen = state === 'open';
      if (isClosed) return;
      parts.onLine(isOpen);
      if (isOpen) void sync();
    },
    onSessionLost: () => over('play.session_required'),
  });

  const keepReading = async (): Promise<void> => {
    while (!isClosed && !isOver) {
      await parts.wait(readEveryMs);
      if (!isClosed && (!isOpen || known === null || isStale)) await sync();
    }
  };
  void keepReading();

  return {
    sync,
    expect(version) {
      least = Math.max(least, version);
    },
    close() {
      isClosed = true;
      line.close();
    },
  };
}
