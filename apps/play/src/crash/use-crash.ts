import { multiplierAt } from '@ikka/crash/rules';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { RoomClock } from '../room/room-clock.ts';
import { type CrashSnapshot, shownAt } from './crash-snapshot.ts';
import type { CrashPlay } from './create-crash-play.ts';

export interface CrashTable {
  readonly play: CrashPlay;
  readonly clock: RoomClock;
}

export const CrashContext = createContext<CrashTable | null>(null);

export function useCrash(): CrashTable {
  const table = useContext(CrashContext);
  if (!table) throw new Error('this part stands outside crash');
  return table;
}

export function useCrashSnapshot(): CrashSnapshot {
  const { play } = useCrash();
  return useSyncExternalStore(play.subscribe, play.snapshot);
}

const ticksEveryMs = 80;

/** The multiplier at this moment, in hundredths, kept up while a flight is on; null where there is none. */
export function useMultiplier(): number | null {
  const { clock } = useCrash();
  const { room, heardLastAt } = useCrashSnapshot();
  const startedAt = room?.state.phase === 'flying' ? Date.parse(room.state.startedAt) : null;
  const [multiplier, setMultiplier] = useState<number | null>(null);
  useEffect(() => {
    if (startedAt === null) return setMultiplier(null);
    const read = () => setMultiplier(multiplierAt(shownAt({ heardLastAt }, clock.now()) - startedAt));
    read();
    if (heardLastAt !== null) return;
    const timer = setInterval(read, ticksEveryMs);
    return () => clearInterval(timer);
  }, [clock, startedAt, heardLastAt]);
  return multiplier;
}
