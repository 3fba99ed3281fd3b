import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Play } from '../round/create-play.ts';
import type { PlaySnapshot } from '../round/play-state.ts';

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('this part stands outside a play');
  return play;
}

export function usePlaySnapshot(): PlaySnapshot {
  const play = usePlay();
  return useSyncExternalStore(play.subscribe, play.snapshot);
}
