import type { ArcadeCues, Cue } from '@ikka/stage-kit';

/** Struck silver, in D. */
const scale = [587, 659, 740, 880, 988, 1175, 1319, 1480, 1760, 1976];

const ring = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'sine', at, length: 0.5, frequency, gain },
  { wave: 'sine', at, length: 0.22, frequency: frequency * 2.76, gain: gain * 0.3 },
];

const run = (notes: readonly number[], every: number, gain = 0.13): Cue =>
  notes.flatMap((note, i) => ring(scale[note] ?? 587, i * every, gain));

/** The coin leaves the thumb and turns in the air. */
export const tossed: Cue = [
  ...ring(1760, 0, 0.08),
  { wave: 'noise', at: 0.03, length: 0.5, frequency: 1400, glideTo: 3200, gain: 0.05, attack: 0.1 },
];

/** A right call; each one rings a step higher. */
export const right = (count: number): Cue => ring(scale[Math.min(count, scale.length) - 1] ?? 587, 0, 0.12);

export const cues = {
  begin: [{ wave: 'noise', at: 0, length: 0.06, frequency: 2400, gain: 0.08 }],
  land: [{ wave: 'triangle', at: 0, length: 0.12, frequency: 196, gain: 0.12 }],
  small: run([2, 4], 0.09),
  good: run([0, 2, 3, 5], 0.09),
  big: run([0, 2, 3, 5, 7, 8, 9, 8, 9], 0.1, 0.15),
} as const satisfies ArcadeCues;
