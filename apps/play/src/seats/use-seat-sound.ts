import { type Cue, createSound, type Sound } from '@ikka/stage-kit/sound';
import { useEffect, useState } from 'react';
import { isAsked } from './seat-snapshot.ts';
import { useSeatSnapshot, useSeats } from './use-seats.ts';

const cues = {
  card: [{ wave: 'noise', at: 0, length: 0.14, frequency: 2_800, glideTo: 1_000, gain: 0.09 }],
  chips: [
    { wave: 'triangle', at: 0, length: 0.06, frequency: 2_100, gain: 0.07 },
    { wave: 'triangle', at: 0.05, length: 0.07, frequency: 1_700, gain: 0.06 },
  ],
  turn: [
    { wave: 'sine', at: 0, length: 0.22, frequency: 660, gain: 0.1 },
    { wave: 'sine', at: 0.14, length: 0.3, frequency: 880, gain: 0.1 },
  ],
  won: [
    { wave: 'triangle', at: 0, length: 0.35, frequency: 523, gain: 0.1 },
    { wave: 'triangle', at: 0.1, length: 0.35, frequency: 659, gain: 0.1 },
    { wave: 'triangle', at: 0.2, length: 0.5, frequency: 784, gain: 0.1 },
  ],
} as const satisfies Record<string, Cue>;

/** What the table sounds like, once the player turned it on: cards, chips, his turn, his pot. */
export function useSeatSound(): Sound | null {
  const { play } = useSeats();
  const { view } = useSeatSnapshot();
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
  useEffect(() => {
    if (sound === null) return;
    return play.hear((events) => {
      const own = play.snapshot().view?.me?.seat;
      for (const event of events) {
        if (event.type === 'dealt') sound.play(cues.card);
        if (event.type === 'act') sound.play(event.amount === null ? cues.card : cues.chips);
        if (event.type === 'ended') {
          sound.play(event.winners.some(({ seat }) => seat === own) ? cues.won : cues.chips);
        }
      }
    });
  }, [play, sound]);
  const asked = isAsked(view);
  useEffect(() => {
    if (asked) sound?.play(cues.turn);
  }, [asked, sound]);
  return sound;
}
