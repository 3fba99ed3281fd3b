import type { Cue } from '@ikka/stage-kit';

const bell = (frequency: number, at: number, gain: number): Cue => [
  { wave: 'sine', at, length: 0.5, frequency, gain },
  { wave: 'triangle', at, length: 0.2, frequency: frequency * 2, gain: gain * 0.3 },
];
const run = (notes: readonly number[], every: number, gain = 0.12): Cue =>
  notes.flatMap((note, index) => bell(note, index * every, gain));

/** Under water everything is soft; what is won rings. */
export const cues = {
  cannon: [
    { wave: 'noise', at: 0, length: 0.09, frequency: 520, glideTo: 160, gain: 0.07 },
    { wave: 'sine', at: 0, length: 0.12, frequency: 150, glideTo: 70, gain: 0.09 },
  ],
  harpoon: [{ wave: 'noise', at: 0, length: 0.14, frequency: 2_400, glideTo: 500, gain: 0.05 }],
  torpedo: [
    { wave: 'noise', at: 0, length: 0.5, frequency: 300, glideTo: 900, gain: 0.07, attack: 0.1 },
    { wave: 'sawtooth', at: 0, length: 0.4, frequency: 70, glideTo: 130, gain: 0.04 },
  ],
  small: run([784, 988], 0.06, 0.08),
  good: run([587, 740, 880, 1_175], 0.08),
  big: run([440, 587, 740, 880, 1_175, 880, 1_175, 1_480], 0.09, 0.14),
  boss: [
    { wave: 'sawtooth', at: 0, length: 1.1, frequency: 82, glideTo: 62, gain: 0.07, attack: 0.2 },
    { wave: 'sine', at: 0, length: 1.2, frequency: 55, gain: 0.12, attack: 0.2 },
  ],
  freeze: run([1_568, 1_976, 2_349, 1_976], 0.07, 0.06),
} as const satisfies Record<string, Cue>;
