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
];
