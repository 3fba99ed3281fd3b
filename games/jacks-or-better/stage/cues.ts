import type { ArcadeCues, Cue } from '@ikka/stage-kit';

/** A piano in a room with cards, in C. */
const scale = [262, 294, 330, 392, 440, 523, 587, 659, 784, 1047];

const string = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'triangle', at, length: 0.45, frequency, gain },
  { wave: 'sine', at, length: 0.3, frequency: frequency * 2, gain: gain * 0.3 },
];

const run = (notes: readonly number[], every: number, gain = 0.14): Cue =>
  notes.flatMap((note, i) => string(scale[note] ?? 262, i * every, gain));

/** A card that is laid down. */
export const laid: Cue = [
  { wave: 'noise', at: 0, length: 0.07, frequency: 2900, glideTo: 1400, gain: 0.1 },
  { wave: 'noise', at: 0.05, length: 0.04, frequency: 800, gain: 0.08 },
];

/** A card is held, or let go. */
export const marked: Cue = [{ wave: 'sine', at: 0, length: 0.07, frequency: 523, gain: 0.08 }];
export const released: Cue = [{ wave: 'sine', at: 0, length: 0.07, frequency: 392, gain: 0.07 }];

export const cues = {
  begin: [{ wave: 'noise', at: 0, length: 0.18, frequency: 1200, glideTo: 2600, gain: 0.07 }],
  land: [{ wave: 'triangle', at: 0, length: 0.12, frequency: 196, gain: 0.1 }],
  small: run([2, 5], 0.09),
  good: run([0, 2, 3, 5], 0.09),
  big: run([0, 2, 3, 5, 6, 8, 9, 8, 9], 0.1, 0.16),
} as const satisfies ArcadeCues;
