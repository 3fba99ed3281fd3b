import type { Cover } from './cover.ts';

type Table = Pick<Cover, 'game' | 'title' | 'sky' | 'light' | 'stone'> & {
  /** What stands beside the cards: the place that the table is named after. */
  readonly place: string;
};

const tables: readonly Table[] = [
  {
    game: 'baccarat-anarkali',
    title: { en: ['Anarkali', 'Baccarat'], ur: ['انارکلی', '9'] },
    sky: ['#2a0716', '#8a1d3f', '#f0925a'],
    light: '#ffc98a',
    stone: { lit: '#d95f62', mid: '#7a1f3f', dark: '#2e0a1f', snow: '#ffe3c4' },
    place: '1f339',
  },
  {
    game: 'baccarat-saddar',
    title: { en: ['Saddar', 'Baccarat'], ur: ['صدر', '9'] },
    sky: ['#04122e', '#155a8a', '#6fd0e0'],
    light: '#bff3ff',
    stone: { lit: '#3f8fb8', mid: '#17486f', dark: '#08203d', snow: '#dff7ff' },
    place: '1f54c',
  },
  {
    game: 'baccarat-liberty',
    title: { en: ['Liberty', 'Speed'], ur: ['لبرٹی', '9'] },
    sky: ['#16082e', '#5a2aa0', '#e07ad0'],
    light: '#ffc2f0',
    stone: { lit: '#a05ad0', mid: '#4a2386', dark: '#1c0d40', snow: '#f3dcff' },
    place: '26a1',
  },
  {
    game: 'baccarat-clifton',
    title: { en: ['Clifton', 'Speed'], ur: ['کلفٹن', '9'] },
    sky: ['#031f24', '#0d6a70', '#7fe0b0'],
    light: '#d6ffe4',
    stone: { lit: '#3fb09a', mid: '#12605f', dark: '#052a30', snow: '#e0fff0' },
    place: '1f30a',
  },
  {
    game: 'baccarat-khyber',
    title: { en: ['Khyber', 'Baccarat'], ur: ['خیبر', '9'] },
    sky: ['#1a0f08', '#7a4a1a', '#f0b84a'],
    light: '#ffe09a',
    stone: { lit: '#c98a3f', mid: '#6f431c', dark: '#29170a', snow: '#fff0cc' },
    place: '26f0-fe0f',
  },
  {
    game: 'baccarat-shalimar',
    title: { en: ['Shalimar', 'Baccarat'], ur: ['شالیمار', '9'] },
    sky: ['#04200f', '#1c6f3f', '#b0d85a'],
    light: '#efffb0',
    stone: { lit: '#6fb04f', mid: '#1f6336', dark: '#082a18', snow: '#f2ffd8' },
    place: '26f2',
  },
  // Of all tables that are known by their number.
  {
    game: 'baccarat-hall',
    title: { en: ['Baccarat', 'Mehfil'], ur: ['محفل', '9'] },
    sky: ['#0a0f2e', '#2c3f8a', '#8fb0f0'],
    light: '#d6e4ff',
    stone: { lit: '#6f8fd0', mid: '#2a3f86', dark: '#0d1740', snow: '#eef3ff' },
    place: '1f3ee',
  },
];

export const tableCovers: readonly Cover[] = tables.map(coverOf);

function coverOf({ place, ...table }: Table): Cover {
  return {
    ...table,
    ground: 'fair',
    things: [
      { art: '1f0cf', x: 210, y: 300, size: 190, turn: -8 },
      { art: place, x: 66, y: 396, size: 132, turn: -6 },
      { art: '2660-fe0f', x: 420, y: 410, size: 96, turn: 10 },
      { art: '2665-fe0f', x: 440, y: 512, size: 84, turn: -10 },
      { art: '1fa99', x: 262, y: 510, size: 80, turn: 12 },
    ],
  };
}
