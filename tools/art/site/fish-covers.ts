import { drawFish } from '../darya/fish.ts';
import { kinds } from '../darya/kinds.ts';
import type { Cover } from './cover.ts';

/** A fish as the hall's stage has it. */
function fish(kind: string): string {
  const drawn = kinds[kind];
  if (drawn === undefined || 'symbol' in drawn) throw new Error(`${kind} is not drawn here`);
  return `data:image/svg+xml;base64,${Buffer.from(drawFish(drawn, kind)).toString('base64')}`;
}

/** The covers of the fish halls. */
export const fishCovers: readonly Cover[] = [
  {
    game: 'darya-indus',
    title: { en: ['Darya', 'Indus'], ur: ['دریا', 'سندھ'] },
    sky: ['#0a4c66', '#1591a3', '#5fd3c4'],
    light: '#fff3c0',
    stone: { lit: '#1f8a6a', mid: '#0f5f54', dark: '#0a2f38', snow: '#d8fff0' },
    ground: 'water',
    things: [
      { art: fish('rohu'), x: 40, y: 196, size: 170, turn: 8 },
      { art: fish('gourami'), x: 404, y: 196, size: 150, turn: -10 },
      { art: fish('golden-mahseer'), x: 106, y: 226, size: 390, turn: -10 },
      { art: fish('mugger'), x: 78, y: 402, size: 430, turn: 2 },
      { art: '1fa99', x: 52, y: 380, size: 66, turn: -14 },
      { art: '1fa99', x: 478, y: 372, size: 56, turn: 16 },
    ],
  },
];
