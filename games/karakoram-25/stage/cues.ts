import type { Cue } from '@ikka/stage-kit';

/** Notes of a scale that Rubab players know as Pahari, from its ground note upwards. */
const scale = [294, 330, 370, 440, 494, 588, 660, 740, 880, 988, 1176];

const pluck = (frequency: number, at: number, gain = 0.14): Cue => [
  { wave: 'triangle', at, length: 0.5, frequency, gain },
  { wave: 'sine', at, length: 0.7, frequency: frequency * 2, gain: gain * 0.3 },
];

const run = (notes: readonly number[], every: number, gain = 0.14): Cue =>
  notes.flatMap((note, i) => pluck(scale[note] ?? 440, i * every, gain));

export const cues = {
  spin: [
    { wave: 'noise', at: 0, length: 0.35, frequency: 300, glideTo: 1400, gain: 0.1, attack: 0.05 },
    { wave: 'triangle', at: 0, length: 0.12, frequency: 180, glideTo: 90, gain: 0.12 },
  ],
  stop: [
    { wave: 'sine', at: 0, length: 0.16, frequency: 130, glideTo: 52, gain: 0.34 },
    { wave: 'noise', at: 0, length: 0.06, frequency: 900, glideTo: 300, gain: 0.16 },
  ],
  lamp: run([4, 7, 9], 0.05, 0.16),
  anticipation: [
    { wave: 'noise', at: 0, length: 1.5, frequency: 260, glideTo: 2400, gain: 0.07, attack: 0.4 },
    { wave: 'sawtooth', at: 0, length: 1.5, frequency: 110, glideTo: 220, gain: 0.03, attack: 0.5 },
  ],
  line: pluck(494, 0, 0.1),
  small: run([2, 4, 5], 0.09),
  good: run([2, 4, 5, 7, 8], 0.09, 0.16),
  big: run([0, 2, 4, 5, 7, 8, 9, 10, 8, 9, 10], 0.1, 0.17),
  great: run([0, 2, 4, 5, 4, 5, 7, 8, 7, 8, 9, 10, 9, 10, 10], 0.11, 0.18),
  night: [
    ...run([5, 4, 2, 4, 7, 9], 0.14, 0.14),
    { wave: 'sine', at: 0, length: 2.6, frequency: 147, gain: 0.12, attack: 0.6 },
  ],
} as const satisfies Record<string, Cue>;
