import { useEffect } from 'react';
import { watchMoney } from '../round/watch-money.ts';
import { hearParent } from '../session/frame-parent.ts';
import { usePlayBase } from './use-play.ts';

/** Autoplay ends when the player looks elsewhere, and figures are read again when they come back. */
export function useHiddenPage(): void {
  const play = usePlayBase();
  useEffect(() => {
    const onChange = () => {
      if (document.hidden) play.stopAutoplay('hidden');
      else if (['idle', 'open'].includes(play.snapshot().phase)) void play.refresh();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [play]);
}

const BEAT_MS = 60_000;

/**
 * The time in which the game is open counts, and ends the game where it is limited. Whether play is still open is asked at once where
 * the page around says that it may not be, and how much there is to play with where it has heard of another sum.
 */
export function useSignsOfLife(): void {
  const play = usePlayBase();
  useEffect(() => {
    const timer = setInterval(() => void play.beat(), BEAT_MS);
    return () => clearInterval(timer);
  }, [play]);
  useEffect(() => {
    const money = watchMoney(play);
    const stopHearing = hearParent({ onProtectionChanged: () => void play.beat(), onMoney: money.hear });
    return () => {
      stopHearing();
      money.stop();
    };
  }, [play]);
}
