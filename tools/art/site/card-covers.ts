import type { Cover } from './cover.ts';

/** The covers of the card room: three suits in a row are the three cards. */
export const cardCovers: readonly Cover[] = [
  {
    game: 'teen-patti',
    title: { en: ['Teen Patti', '3'], ur: ['تین پتی', '3'] },
    sky: ['#04140f', '#0f4a35', '#e0a04a'],
    light: '#ffdb8f',
    stone: { lit: '#3f9a6f', mid: '#145240', dark: '#06231c', snow: '#fff0c8' },
    ground: 'fair',
    things: [
      { art: '2660-fe0f', x: 60, y: 330, size: 168, turn: -14 },
      { art: '2665-fe0f', x: 214, y: 286, size: 176, turn: 0 },
      { art: '2666-fe0f', x: 376, y: 330, size: 168, turn: 14 },
      { art: '1fa99', x: 120, y: 506, size: 92, turn: -10 },
      { art: '1fa94', x: 258, y: 478, size: 100, turn: 0 },
      { art: '1fa99', x: 396, y: 506, size: 92, turn: 12 },
    ],
  },
  {
    game: 'texas-holdem',
    title: { en: ['Texas', 'Hold’em'], ur: ['ٹیکساس ہولڈم', ''] },
    sky: ['#1a0710', '#5a1730', '#e2a05a'],
    light: '#ffd9a0',
    stone: { lit: '#a8485a', mid: '#5c1a2c', dark: '#2a0a14', snow: '#ffe8c8' },
    ground: 'fair',
    things: [
      { art: '2660-fe0f', x: 140, y: 318, size: 190, turn: -10 },
      { art: '2665-fe0f', x: 320, y: 318, size: 190, turn: 10 },
      { art: '1fa99', x: 90, y: 510, size: 88, turn: -12 },
      { art: '1fa99', x: 186, y: 486, size: 96, turn: 4 },
      { art: '1fa99', x: 330, y: 486, size: 96, turn: -4 },
      { art: '1fa99', x: 430, y: 510, size: 88, turn: 12 },
    ],
  },
  {
    game: 'niu-niu',
    title: { en: ['NiuNiu', '5'], ur: ['نیو نیو', '5'] },
    sky: ['#0a0a24', '#2c2470', '#e08a4a'],
    light: '#ffd28a',
    stone: { lit: '#6a5ac0', mid: '#2e2768', dark: '#131034', snow: '#ffe6c0' },
    ground: 'fair',
    things: [
      { art: '1f402', x: 196, y: 268, size: 220, turn: -4 },
      { art: '2660-fe0f', x: 60, y: 396, size: 118, turn: -16 },
      { art: '2666-fe0f', x: 432, y: 396, size: 118, turn: 16 },
      { art: '1fa99', x: 130, y: 512, size: 88, turn: -10 },
      { art: '1fa99', x: 264, y: 500, size: 96, turn: 4 },
      { art: '1fa99', x: 396, y: 512, size: 88, turn: 12 },
    ],
  },
];
