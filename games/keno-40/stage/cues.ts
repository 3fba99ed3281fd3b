import type { ArcadeCues, Cue } from '@ikka/stage-kit';

/** Glass and a harp, in D. */
const scale = [294, 330, 370, 440, 494, 587, 659, 740, 880, 988];

const string = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'triangle', at, length: 0.5, frequency, gain },
  { wave: 'sine', at, length: 0.3, frequency: frequency * 2, gain: gain * 0.4 },
];

const run = (notes: readonly number[], every: number, gain = 0.14): Cue =>
  notes.flatMap((note, i) => string(scale[note] ?? 294, i * every, gain));

/** A number that was not picked, and one that was. */
export const miss: Cue = [{ wave: 'sine', at: 0, length: 0.06, frequency: 190, gain: 0.12 }];
export const hit: Cue = [
  { wave: 'sine', at: 0, length: 0.35, frequency: 1175, gain: 0.12 },
  { wave: 'sine', at: 0, length: 0.2, frequency: 2350, gain: 0.05 },
];

export const cues = {
  begin: [{ wave: 'noise', at: 0, length: 0.3, frequency: 700, glideTo: 1400, gain: 0.08, attack: 0.1 }],
  land: [{ wave: 'triangle', at: 0, length: 0.12, frequency: 220, gain: 0.12 }],
  small: run([3, 5], 0.08),
  good: run([0, 3, 5, 7], 0.08),
  big: run([0, 2, 3, 5, 7, 8, 9, 8, 9], 0.09, 0.16),
} as const satisfies ArcadeCues;
