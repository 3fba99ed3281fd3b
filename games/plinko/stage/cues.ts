import type { ArcadeCues, Cue } from '@ikka/stage-kit';

/** Wooden bars, in F. */
const scale = [349, 392, 440, 523, 587, 698, 784, 880, 1047, 1175];

const bar = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'triangle', at, length: 0.22, frequency, gain },
  { wave: 'sine', at, length: 0.08, frequency: frequency * 4, gain: gain * 0.35 },
];

const tune = (notes: readonly number[], every: number, gain = 0.16): Cue =>
  notes.flatMap((note, i) => bar(scale[note] ?? 349, i * every, gain));

/** A ball against a peg. */
export const tap: Cue = [{ wave: 'triangle', at: 0, length: 0.05, frequency: 620, glideTo: 480, gain: 0.12 }];

export const cues = {
  begin: [{ wave: 'noise', at: 0, length: 0.08, frequency: 900, glideTo: 500, gain: 0.14 }],
  land: [
    { wave: 'sine', at: 0, length: 0.16, frequency: 180, glideTo: 96, gain: 0.28 },
    { wave: 'noise', at: 0, length: 0.05, frequency: 1300, glideTo: 600, gain: 0.12 },
  ],
  small: tune([3, 5], 0.09),
  good: tune([0, 3, 5, 7], 0.09),
  big: tune([0, 2, 3, 5, 7, 8, 7, 8, 9], 0.1, 0.18),
} as const satisfies ArcadeCues;
