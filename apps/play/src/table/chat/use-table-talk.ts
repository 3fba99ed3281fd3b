import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RoomClock } from '../../room/room-clock.ts';
import type { TableTalk, TalkSnapshot } from './create-table-talk.ts';

/** The talk of the table that the page shows, and the server's time. */
export interface Talking {
  readonly talk: TableTalk;
  readonly clock: RoomClock;
}

export const TalkContext = createContext<Talking | null>(null);

export function useTalk(): Talking {
  const talking = useContext(TalkContext);
  if (!talking) throw new Error('this part stands outside a talk');
  return talking;
}

export function useTalkSnapshot(): TalkSnapshot {
  const { talk } = useTalk();
  return useSyncExternalStore(talk.subscribe, talk.snapshot, talk.snapshot);
}
