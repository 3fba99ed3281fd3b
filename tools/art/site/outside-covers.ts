import type { Cover } from './cover.ts';

/** The covers of the games of the sandbox vendor. An outside company sends its own; these are for practice. */
export const outsideCovers: readonly Cover[] = [
  {
    game: 'sandbox-coin',
    title: { en: ['Indus Coin', '1.96×'], ur: ['سندھ کا سکہ', ''] },
    sky: ['#06202c', '#1d5a63', '#e8b45c'],
    light: '#ffe0a0',
    stone: { lit: '#d9a45a', mid: '#6b6a4f', dark: '#1c2f33', snow: '#fff1cf' },
    ground: 'range',
    things: [
      { art: '1fa99', x: 190, y: 296, size: 220, turn: -10 },
      { art: '1fa99', x: 62, y: 462, size: 104, turn: 14 },
      { art: '1f319', x: 436, y: 436, size: 108, turn: -10 },
    ],
  },
  {
    game: 'sandbox-cups',
    title: { en: ['Three Cups', '2.91×'], ur: ['تین پیالے', ''] },
    sky: ['#1a0a24', '#57224f', '#d9774f'],
    light: '#ffbf8a',
    stone: { lit: '#c9694f', mid: '#6a2b4f', dark: '#230d2c', snow: '#ffdcc0' },
    ground: 'fair',
    things: [
      { art: '1f375', x: 222, y: 330, size: 156, turn: 0 },
      { art: '1f375', x: 76, y: 420, size: 132, turn: -6 },
      { art: '1f375', x: 402, y: 420, size: 132, turn: 6 },
      { art: '1f48e', x: 262, y: 520, size: 72, turn: 10 },
    ],
  },
  {
    game: 'sandbox-purse-cups',
    title: { en: ['Bazaar Cups', '2.91×'], ur: ['بازار کے پیالے', ''] },
    sky: ['#071f22', '#17594f', '#e0a24a'],
    light: '#ffd98f',
    stone: { lit: '#b98a4a', mid: '#2f6657', dark: '#0b2a2c', snow: '#fdeccb' },
    ground: 'fair',
    things: [
      { art: '1f45b', x: 214, y: 286, size: 172, turn: -6 },
      { art: '1f375', x: 60, y: 436, size: 124, turn: -8 },
      { art: '1f375', x: 238, y: 462, size: 124, turn: 0 },
      { art: '1f375', x: 416, y: 436, size: 124, turn: 8 },
      { art: '1fa99', x: 396, y: 352, size: 70, turn: 16 },
    ],
  },
];
