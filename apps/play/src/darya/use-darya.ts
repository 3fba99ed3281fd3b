import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RoomClock } from '../room/room-clock.ts';
import type { DaryaPlay } from './darya-play.ts';
import type { DaryaSnapshot } from './darya-snapshot.ts';

export interface Darya {
  readonly play: DaryaPlay;
  readonly clock: RoomClock;
}

export const DaryaContext = createContext<Darya | null>(null);

export function useDarya(): Darya {
  const darya = useContext(DaryaContext);
  if (!darya) throw new Error('this part stands outside a hall');
  return darya;
}

export function useDaryaSnapshot(): DaryaSnapshot {
  const { play } = useDarya();
  return useSyncExternalStore(play.subscribe, play.snapshot);
}
