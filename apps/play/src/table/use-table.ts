import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { RoomClock } from '../room/room-clock.ts';
import type { TableTalk } from './chat/create-table-talk.ts';
import type { TablePlay } from './create-table-play.ts';
import type { TableSnapshot } from './table-snapshot.ts';

export interface Table {
  readonly play: TablePlay;
  readonly clock: RoomClock;
  readonly talk: TableTalk;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('this part stands outside a table');
  return table;
}

export function useTableSnapshot(): TableSnapshot {
  const { play } = useTable();
  return useSyncExternalStore(play.subscribe, play.snapshot);
}

const ticksEveryMs = 200;

/** What is left until bets close, in milliseconds, kept up; null where no clock runs. */
export const useTimeLeft = (): number | null => useOfTimeLeft(wholly);

/**
 * What `read` makes of the time left, kept up. Who needs little of it is drawn anew only when that little changes; `read` is
 * the same function each time.
 */
export function useOfTimeLeft(read: (left: number) => number): number | null {
  const { clock } = useTable();
  const { table } = useTableSnapshot();
  const closesAt = table?.phase === 'betting' ? table.closesAt : null;
  const [found, setFound] = useState<number | null>(null);
  useEffect(() => {
    if (closesAt === null) return setFound(null);
    const look = () => setFound(read(Math.max(0, closesAt - clock.now())));
    look();
    const timer = setInterval(look, ticksEveryMs);
    return () => clearInterval(timer);
  }, [clock, closesAt, read]);
  return found;
}

const wholly = (left: number): number => left;
