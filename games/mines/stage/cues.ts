import type { ArcadeCues, Cue } from '@ikka/stage-kit';

/** Small bells in a mine's shaft, in G. */
const scale = [392, 440, 494, 587, 659, 784, 880, 988, 1175, 1319];

const bell = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'sine', at, length: 0.55, frequency, gain },
  { wave: 'triangle', at, length: 0.18, frequency: frequency * 2.01, gain: gain * 0.4 },
];

const run = (notes: readonly number[], every: number, gain = 0.14): Cue =>
  notes.flatMap((note, i) => bell(scale[note] ?? 392, i * every, gain));

/** A safe tile; each one rings a step higher. */
export const safe = (count: number): Cue => bell(scale[Math.min(count, scale.length) - 1] ?? 392, 0, 0.13);

/** A mine. */
export const blast: Cue = [
  { wave: 'noise', at: 0, length: 0.7, frequency: 420, glideTo: 60, gain: 0.4 },
  { wave: 'sine', at: 0, length: 0.5, frequency: 130, glideTo: 38, gain: 0.35 },
];

export const cues = {
  begin: [{ wave: 'noise', at: 0, length: 0.25, frequency: 500, glideTo: 1200, gain: 0.08, attack: 0.08 }],
  land: [{ wave: 'triangle', at: 0, length: 0.1, frequency: 196, gain: 0.1 }],
  small: run([2, 4], 0.09),
  good: run([0, 2, 4, 5], 0.09),
  big: run([0, 2, 4, 5, 7, 8, 9, 8, 9], 0.1, 0.16),
} as const satisfies ArcadeCues;
