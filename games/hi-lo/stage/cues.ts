import type { ArcadeCues, Cue } from '@ikka/stage-kit';

/** A small band beside the card table, in F. */
const scale = [349, 392, 440, 523, 587, 698, 784, 880, 1047, 1175];

const string = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'triangle', at, length: 0.4, frequency, gain },
  { wave: 'sine', at, length: 0.25, frequency: frequency * 2, gain: gain * 0.35 },
];

const run = (notes: readonly number[], every: number, gain = 0.14): Cue =>
  notes.flatMap((note, i) => string(scale[note] ?? 349, i * every, gain));

/** A card that is turned up. */
export const turned: Cue = [
  { wave: 'noise', at: 0, length: 0.09, frequency: 2600, glideTo: 1200, gain: 0.12 },
  { wave: 'noise', at: 0.07, length: 0.05, frequency: 900, gain: 0.1 },
];

/** A right guess; each one rings a step higher. */
export const right = (count: number): Cue =>
  string(scale[Math.min(count, scale.length) - 1] ?? 349, 0.08, 0.12);

export const cues = {
  begin: turned,
  land: [{ wave: 'triangle', at: 0, length: 0.12, frequency: 175, gain: 0.12 }],
  small: run([2, 4], 0.09),
  good: run([0, 2, 4, 5], 0.09),
  big: run([0, 2, 3, 5, 7, 8, 9, 8, 9], 0.1, 0.16),
} as const satisfies ArcadeCues;
