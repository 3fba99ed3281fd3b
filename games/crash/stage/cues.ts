import type { Cue } from '@ikka/stage-kit';

/** Strings over the wind, in D. */
const scale = [294, 370, 440, 494, 587, 740, 880, 988, 1175];

const pluck = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'triangle', at, length: 0.4, frequency, gain },
  { wave: 'sine', at, length: 0.18, frequency: frequency * 2.01, gain: gain * 0.35 },
];

const run = (notes: readonly number[], every: number, gain = 0.14): Cue =>
  notes.flatMap((note, i) => pluck(scale[note] ?? 294, i * every, gain));

export const cues = {
  /** One of the last seconds before the flight. */
  second: pluck(294, 0, 0.08),
  takeOff: [
    { wave: 'noise', at: 0, length: 0.9, frequency: 240, glideTo: 1700, gain: 0.09, attack: 0.25 },
    ...pluck(440, 0.05, 0.1),
  ],
  /** Each further step up; the stage plays it higher and higher. */
  rise: pluck(294, 0, 0.045),
  cut: [
    { wave: 'sawtooth', at: 0, length: 0.12, frequency: 1200, glideTo: 300, gain: 0.08 },
    { wave: 'noise', at: 0.03, length: 0.7, frequency: 900, glideTo: 160, gain: 0.1 },
  ],
  small: run([2, 4], 0.09),
  good: run([0, 2, 4, 6], 0.09),
  big: run([0, 2, 4, 5, 6, 8, 6, 8], 0.1, 0.16),
} as const satisfies Record<string, Cue>;
