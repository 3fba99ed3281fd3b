import type { Cover } from './cover.ts';

/** The covers of the books: what is bet on, under the lights of an evening ground, and of a hall by night. */
export const sportsCovers: readonly Cover[] = [
  {
    game: 'maidan',
    title: { en: ['Maidan', 'Sports'], ur: ['میدان', 'اسپورٹس'] },
    sky: ['#071a3a', '#12517a', '#f0a65a'],
    light: '#ffe9b0',
    stone: { lit: '#4fae63', mid: '#1f6b45', dark: '#0b2f2a', snow: '#f2ffe0' },
    ground: 'fair',
    things: [
      { art: '1f3df-fe0f', x: 150, y: 196, size: 300, turn: 0 },
      { art: '1f3cf', x: 46, y: 316, size: 210, turn: -16 },
      { art: '26bd', x: 196, y: 356, size: 220, turn: 6 },
      { art: '1f3be', x: 392, y: 330, size: 150, turn: 12 },
      { art: '1f3c6', x: 404, y: 470, size: 124, turn: 10 },
    ],
  },
  {
    game: 'akhara',
    title: { en: ['Akhara', 'E-sports'], ur: ['اکھاڑا', 'ای اسپورٹس'] },
    sky: ['#0b0a2a', '#32206e', '#b03a8c'],
    light: '#a9e4ff',
    stone: { lit: '#6f7de0', mid: '#3a3f94', dark: '#171a4a', snow: '#e4ecff' },
    ground: 'fair',
    things: [
      { art: '1f5a5-fe0f', x: 160, y: 186, size: 290, turn: 0 },
      { art: '1f3a7', x: 44, y: 322, size: 190, turn: -14 },
      { art: '1f3ae', x: 190, y: 366, size: 236, turn: 6 },
      { art: '1f3c6', x: 404, y: 450, size: 130, turn: 10 },
    ],
  },
];
