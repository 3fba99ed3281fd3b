import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Play } from '../round/play.ts';
import type { PlayBase } from '../round/play-base.ts';
import type { PlaySnapshot } from '../round/play-state.ts';

export const PlayContext = createContext<Play | null>(null);
/** The play of a game that many play as one. */
export const RoomPlayContext = createContext<PlayBase | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('this part stands outside a play');
  return play;
}

/** What every game has, for the parts that all pages share. */
export function usePlayBase(): PlayBase {
  const play = useContext(PlayContext);
  const room = useContext(RoomPlayContext);
  const base = play ?? room;
  if (!base) throw new Error('this part stands outside a play');
  return base;
}

export function usePlaySnapshot(): PlaySnapshot {
  const play = usePlayBase();
  return useSyncExternalStore(play.subscribe, play.snapshot, play.snapshot);
}
