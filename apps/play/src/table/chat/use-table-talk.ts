import { useSyncExternalStore } from 'react';
import { useTable } from '../use-table.ts';
import type { TalkSnapshot } from './create-table-talk.ts';

export function useTalkSnapshot(): TalkSnapshot {
  const { talk } = useTable();
  return useSyncExternalStore(talk.subscribe, talk.snapshot);
}
