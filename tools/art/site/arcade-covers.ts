import type { Cover } from './cover.ts';

/** The covers of the fair's games. */
export const arcadeCovers: readonly Cover[] = [
  {
    game: 'dice',
    title: { en: ['Dice', '0–100'], ur: ['پانسہ', '100'] },
    sky: ['#1b0f3d', '#5a1d62', '#e0603f'],
    light: '#ffb05c',
    stone: { lit: '#d9684f', mid: '#7c2f63', dark: '#2a0f3a', snow: '#ffe2b0' },
    ground: 'fair',
    things: [
      { art: '1f3b2', x: 196, y: 330, size: 208, turn: -12 },
      { art: '1f3aa', x: 52, y: 452, size: 124, turn: -4 },
      { art: '1f3a1', x: 424, y: 438, size: 136, turn: 4 },
      { art: '1fa99', x: 414, y: 566, size: 58, turn: 16 },
    ],
  },
  {
    game: 'limbo',
    title: { en: ['Limbo', '1M×'], ur: ['لمبو', '1M×'] },
    sky: ['#050a26', '#12406a', '#3fb3a2'],
    light: '#8ef0d0',
    stone: { lit: '#3d7fa8', mid: '#1b3f6b', dark: '#081a38', snow: '#d8f3ff' },
    ground: 'range',
    things: [
      { art: '1f3ee', x: 200, y: 290, size: 200, turn: -6 },
      { art: '1f319', x: 70, y: 330, size: 104, turn: -12 },
      { art: '1f31f', x: 438, y: 320, size: 84, turn: 12 },
      { art: '1f3ee', x: 96, y: 492, size: 84, turn: 8 },
      { art: '1f3ee', x: 430, y: 486, size: 98, turn: -10 },
    ],
  },
  {
    game: 'plinko',
    title: { en: ['Plinko', '8–16'], ur: ['پلنکو', '16'] },
    sky: ['#1a0733', '#6a1a78', '#ff4f93'],
    light: '#ff9ad0',
    stone: { lit: '#e0559c', mid: '#7a1f78', dark: '#26083f', snow: '#ffd9ef' },
    ground: 'fair',
    things: [
      { art: '1f7e1', x: 236, y: 318, size: 128, turn: 0 },
      { art: '1f7e3', x: 128, y: 398, size: 82, turn: 0 },
      { art: '1f535', x: 392, y: 396, size: 82, turn: 0 },
      { art: '1f534', x: 60, y: 492, size: 96, turn: 0 },
      { art: '1f48e', x: 250, y: 472, size: 100, turn: -8 },
      { art: '1f534', x: 444, y: 492, size: 96, turn: 0 },
    ],
  },
  {
    game: 'wheel',
    title: { en: ['Wheel', '49.5×'], ur: ['چکر', '50'] },
    sky: ['#03201c', '#0f5a4b', '#e0a63f'],
    light: '#ffdf8a',
    stone: { lit: '#d0943f', mid: '#1a6a58', dark: '#06302a', snow: '#fff0c4' },
    ground: 'fair',
    things: [
      { art: '1f3a1', x: 178, y: 300, size: 244, turn: 0 },
      { art: '1fa99', x: 76, y: 486, size: 96, turn: -14 },
      { art: '1f381', x: 432, y: 470, size: 112, turn: 10 },
    ],
  },
  {
    game: 'keno-40',
    title: { en: ['Keno', '40'], ur: ['کینو', '40'] },
    sky: ['#080d2e', '#2c2f8c', '#8a5be0'],
    light: '#b9b0ff',
    stone: { lit: '#6b63d8', mid: '#2f2b86', dark: '#10124a', snow: '#e4e0ff' },
    ground: 'fair',
    things: [
      { art: '1f52e', x: 196, y: 318, size: 208, turn: 0 },
      { art: '1f537', x: 74, y: 440, size: 110, turn: -10 },
      { art: '1f536', x: 424, y: 438, size: 110, turn: 10 },
      { art: '1f31f', x: 426, y: 306, size: 72, turn: 14 },
    ],
  },
];
