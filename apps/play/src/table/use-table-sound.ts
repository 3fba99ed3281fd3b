import { type Cue, createSound, type Sound } from '@ikka/stage-kit/sound';
import { useEffect, useRef, useState } from 'react';
import { useOfTimeLeft, useTableSnapshot } from './use-table.ts';

const cues = {
  /** A card slides over the felt. */
  card: [{ wave: 'noise', at: 0, length: 0.16, frequency: 2_600, glideTo: 900, gain: 0.1 }],
  chip: [{ wave: 'triangle', at: 0, length: 0.08, frequency: 1_900, gain: 0.08 }],
  second: [{ wave: 'sine', at: 0, length: 0.12, frequency: 660, gain: 0.08 }],
  won: [
    { wave: 'triangle', at: 0, length: 0.35, frequency: 523, gain: 0.1 },
    { wave: 'triangle', at: 0.1, length: 0.35, frequency: 659, gain: 0.1 },
    { wave: 'triangle', at: 0.2, length: 0.5, frequency: 784, gain: 0.1 },
  ],
} as const satisfies Record<string, Cue>;

const lastSeconds = 3;

/** How many of the last seconds have begun: not before them, nor once all are over. */
function lastBegun(left: number): number {
  const seconds = Math.ceil(left / 1_000);
  return seconds > 0 && seconds <= lastSeconds ? lastSeconds + 1 - seconds : 0;
}

/** What the table sounds like, once the player turned it on: cards, chips, the last seconds, and a win. */
export function useTableSound(): Sound | null {
  const { table, mine, basket, end } = useTableSnapshot();
  const begun = useOfTimeLeft(lastBegun) ?? 0;
  const [sound, setSound] = useState<Sound | null>(null);
  useEffect(() => {
    const made = createSound();
    const onVisibility = () => made.setPaused(document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    setSound(made);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      made.destroy();
    };
  }, []);
  const cards = (table?.player.length ?? 0) + (table?.banker.length ?? 0);
  const chips = mine.length + basket.size;
  const hasWon = end !== null && end.payout > end.stake;
  useGrowth(cards, () => sound?.play(cues.card));
  useGrowth(chips, () => sound?.play(cues.chip));
  useGrowth(hasWon ? 1 : 0, () => sound?.play(cues.won));
  useGrowth(begun, () => sound?.play(cues.second));
  return sound;
}

/** Calls `then` whenever the count has grown. */
function useGrowth(count: number, then: () => void): void {
  const before = useRef(count);
  const call = useRef(then);
  call.current = then;
  useEffect(() => {
    if (count > before.current) call.current();
    before.current = count;
  }, [count]);
}
