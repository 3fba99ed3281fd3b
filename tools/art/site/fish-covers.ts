import { deep } from '../darya/deep.ts';
import { drawFish } from '../darya/fish.ts';
import { indus } from '../darya/indus.ts';
import type { Cover } from './cover.ts';

/** A fish as the hall's stage has it. */
function fish(kind: string): string {
  const drawn = indus[kind] ?? deep[kind];
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
  {
    game: 'darya-deep',
    title: { en: ['Darya', 'Deep Sea'], ur: ['دریا', 'سمندر'] },
    sky: ['#0a0f3a', '#1d3a9a', '#7a4fd0'],
    light: '#c9d6ff',
    stone: { lit: '#5a3a9a', mid: '#2a1f6a', dark: '#0c0a33', snow: '#e6dcff' },
    ground: 'water',
    things: [
      { art: fish('manta'), x: 34, y: 186, size: 210, turn: -8 },
      { art: fish('clown'), x: 420, y: 206, size: 130, turn: -8 },
      { art: fish('kraken'), x: 96, y: 250, size: 420, turn: -12 },
      { art: fish('golden-shark'), x: 70, y: 410, size: 420, turn: 4 },
      { art: '1fa99', x: 52, y: 380, size: 66, turn: -14 },
      { art: '1fa99', x: 486, y: 372, size: 56, turn: 16 },
    ],
  },
];
