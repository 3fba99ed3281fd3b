import { names } from '../selections/alphabet.ts';

/** The two ways to halve numbers, four names. */
export const halves = names('BIG', 'SMALL', 'ODD', 'EVEN');
export const halfPairs = [
  ['BIG', 'ODD'],
  ['BIG', 'EVEN'],
  ['SMALL', 'ODD'],
  ['SMALL', 'EVEN'],
] as const;

/** The two names that a number has, big from `big` on. */
export const halvesOf = (value: number, big: number): [string, string] => [
  value >= big ? 'BIG' : 'SMALL',
  value % 2 === 0 ? 'EVEN' : 'ODD',
];

/** Both names at once, such as BIG_ODD. */
export const bothHalvesOf = (value: number, big: number): string => halvesOf(value, big).join('_');
