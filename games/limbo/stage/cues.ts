import type { ArcadeCues, Cue } from '@ikka/stage-kit';

/** Bells over a quiet wind, in A. */
const scale = [440, 554, 659, 740, 880, 1109, 1319, 1480, 1760];

const bell = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'sine', at, length: 0.55, frequency, gain },
  { wave: 'sine', at, length: 0.22, frequency: frequency * 2.76, gain: gain * 0.3 },
];

const chime = (notes: readonly number[], every: number, gain = 0.13): Cue =>
  notes.flatMap((note, i) => bell(scale[note] ?? 440, i * every, gain));

export const cues = {
  begin: [{ wave: 'noise', at: 0, length: 0.7, frequency: 320, glideTo: 1500, gain: 0.09, attack: 0.2 }],
  land: [{ wave: 'triangle', at: 0, length: 0.18, frequency: 330, glideTo: 247, gain: 0.2 }],
  small: chime([2, 4], 0.1),
  good: chime([0, 2, 4, 6], 0.1),
  big: chime([0, 1, 2, 4, 5, 6, 8, 6, 8], 0.11, 0.15),
} as const satisfies ArcadeCues;
