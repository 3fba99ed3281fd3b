import type { ArcadeCues, Cue } from '@ikka/stage-kit';

/** A quiet bar at night, in E flat. */
const scale = [311, 392, 466, 523, 622, 784, 932, 1047, 1245];

const bell = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'sine', at, length: 0.5, frequency, gain },
  { wave: 'triangle', at, length: 0.2, frequency: frequency * 2, gain: gain * 0.25 },
];

const run = (notes: readonly number[], every: number, gain = 0.13): Cue =>
  notes.flatMap((note, i) => bell(scale[note] ?? 311, i * every, gain));

/** A card that slides over the felt and is laid down. */
export const laid: Cue = [
  { wave: 'noise', at: 0, length: 0.11, frequency: 3000, glideTo: 1100, gain: 0.1 },
  { wave: 'noise', at: 0.09, length: 0.04, frequency: 700, gain: 0.09 },
];

export const cues = {
  begin: [{ wave: 'noise', at: 0, length: 0.06, frequency: 2200, gain: 0.08 }],
  land: [{ wave: 'sine', at: 0, length: 0.14, frequency: 155, gain: 0.12 }],
  small: run([2, 4], 0.1),
  good: run([0, 2, 4, 6], 0.09),
  big: run([0, 2, 4, 5, 6, 8, 7, 8], 0.1, 0.15),
} as const satisfies ArcadeCues;
