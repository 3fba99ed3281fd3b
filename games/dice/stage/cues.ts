import type { ArcadeCues, Cue } from '@ikka/stage-kit';

/** The barrel organ of a fair: bright, a little reedy, in C. */
const scale = [523, 587, 659, 784, 880, 1047, 1175, 1319, 1568, 1760];

const pipe = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'square', at, length: 0.2, frequency, gain: gain * 0.35, attack: 0.015 },
  { wave: 'sine', at, length: 0.32, frequency, gain },
];

const tune = (notes: readonly number[], every: number, gain = 0.12): Cue =>
  notes.flatMap((note, i) => pipe(scale[note] ?? 523, i * every, gain));

/** A die in a wooden cup. */
const rattle = (count: number): Cue =>
  Array.from({ length: count }, (_, i) => ({
    wave: 'noise' as const,
    at: i * 0.055 + (i % 3) * 0.011,
    length: 0.04,
    frequency: 1500 + (i % 4) * 420,
    gain: 0.16 - i * 0.008,
  }));

export const cues = {
  begin: rattle(9),
  land: [
    { wave: 'sine', at: 0, length: 0.14, frequency: 210, glideTo: 92, gain: 0.3 },
    { wave: 'noise', at: 0, length: 0.05, frequency: 1900, glideTo: 700, gain: 0.16 },
  ],
  small: tune([2, 4], 0.09),
  good: tune([0, 2, 4, 5], 0.09, 0.13),
  big: tune([0, 2, 4, 5, 4, 5, 7, 8, 9], 0.1, 0.15),
} as const satisfies ArcadeCues;
