import { useSecondsUntil } from '../time/use-seconds-until.ts';
import type { GameView } from './game-view.ts';

/**
 * Whether a game rests now, and for how many seconds yet; null where nobody has said. The end that was told may come while the
 * page is open: the game is open then, before its list is read again.
 */
export function useResting({ isResting, rest }: Pick<GameView, 'isResting' | 'rest'>): {
  readonly isResting: boolean;
  readonly secondsLeft: number | null;
} {
  const end = isResting && rest?.until ? Date.parse(rest.until) : null;
  const left = useSecondsUntil(end ?? 0);
  if (end === null) return { isResting, secondsLeft: null };
  return { isResting: left > 0, secondsLeft: left };
}
