import type { Client, Stay, TableRoomOptions } from '@ikka/client';
import { type CallValue, calls, type TablePush } from '@ikka/contract';
import type { RoomClock } from '../crash/room-clock.ts';
import { ending } from '../round/create-play.ts';

type TableState = CallValue<typeof calls.tables.tableState>;
type Push =
  | { readonly type: 'room.events'; readonly push: TablePush<'room.events'> }
  | { readonly type: 'room.own'; readonly push: TablePush<'room.own'> };

export interface TableLineParts {
  readonly client: Pick<Client, 'call'>;
  readonly openLine: (listen: Pick<TableRoomOptions, 'onPush' | 'onState' | 'onSessionLost'>) => Stay;
  readonly clock: RoomClock;
  /** This page's clock, in milliseconds since 1970. */
  readonly local: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** The table was read anew; `tookMs` is how long that took. */
  readonly onState: (state: TableState, tookMs: number) => void;
  /** Pushes in order. Answers false where one before this is missing. */
  readonly onEvents: (push: TablePush<'room.events'>) => boolean;
  readonly onOwn: (push: TablePush<'room.own'>) => void;
  readonly onLine: (isOpen: boolean) => void;
  readonly onSessionOver: (code: string) => void;
}

export interface TableLine {
  /** Reads the table anew; what is pushed meanwhile is taken after it. */
  sync(): Promise<void>;
  close(): void;
}

/** Where the line is down, or an answer did not come, the table is read this often. */
const askEveryMs = 2_000;
const missedMost = 300;

/** Keeps the page at what the server has: pushes as they come, and the whole table where one is missing. */
export function openTableLine(parts: TableLineParts): TableLine {
  let version: number | null = null;
  let missed: Push[] = [];
  let asking: Promise<void> | null = null;
  let isOpen = false;
  let isClosed = false;

  const take = (push: Push): void => {
    if (version === null || asking !== null) {
      missed = [...missed, push].slice(-missedMost);
    } else if (push.type === 'room.own') {
      parts.onOwn(push.push);
    } else if (!parts.onEvents(push.push)) {
      missed.push(push);
      void sync();
    }
  };

  const ask = async (): Promise<boolean> => {
    const sentAt = parts.local();
    const answer = await parts.client.call(calls.tables.tableState);
    if (isClosed) return true;
    if (!answer.ok) {
      if (ending.has(answer.code)) parts.onSessionOver(answer.code);
      return false;
    }
    const cameAt = parts.local();
    parts.clock.learn({ sentAt, cameAt, serverTime: Date.parse(answer.value.serverTime) });
    version = answer.value.version;
    parts.onState(answer.value, cameAt - sentAt);
    return true;
  };

  const sync = (): Promise<void> => {
    asking ??= ask()
      .catch((error: unknown) => {
        console.error(error);
        return false;
      })
      .then((isRead) => {
        asking = null;
        const pushes = missed;
        missed = [];
        if (!isRead || version === null) return;
        const known = version;
        for (const push of pushes) if (push.push.version > known) take(push);
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
      if (!isClosed && (!isOpen || version === null)) await sync();
    }
  };
  void keepAsking();

  return {
    sync,
    close() {
      isClosed = true;
      line.close();
    },
  };
}
