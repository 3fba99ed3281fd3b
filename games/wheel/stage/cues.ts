import type { ArcadeCues, Cue } from '@ikka/stage-kit';

/** A brass band from afar, in G. */
const scale = [392, 440, 494, 587, 659, 784, 880, 988, 1175];

const horn = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'sawtooth', at, length: 0.24, frequency, gain: gain * 0.3, attack: 0.03 },
  { wave: 'triangle', at, length: 0.3, frequency, gain },
];

const fanfare = (notes: readonly number[], every: number, gain = 0.13): Cue =>
  notes.flatMap((note, i) => horn(scale[note] ?? 392, i * every, gain));

/** The leather tongue against a nail. */
export const click: Cue = [{ wave: 'noise', at: 0, length: 0.025, frequency: 2100, gain: 0.14 }];

export const cues = {
  begin: [{ wave: 'noise', at: 0, length: 0.25, frequency: 500, glideTo: 1200, gain: 0.1, attack: 0.05 }],
  land: [{ wave: 'triangle', at: 0, length: 0.14, frequency: 294, glideTo: 220, gain: 0.2 }],
  small: fanfare([3, 5], 0.11),
  good: fanfare([0, 3, 5, 7], 0.11),
  big: fanfare([0, 0, 3, 5, 3, 5, 7, 7, 8], 0.12, 0.15),
} as const satisfies ArcadeCues;
