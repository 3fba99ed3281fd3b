import type { Game } from './game.ts';
import { houseGames } from './house.ts';
import { southEastAsiaGames } from './south-east-asia.ts';
import { vietlottGames, vietnamGames } from './vietnam.ts';

/** All lotteries, the outside ones first. */
export const games: readonly Game[] = [
  ...vietnamGames,
  ...vietlottGames,
  ...southEastAsiaGames,
  ...houseGames,
];

/** Those of which results come from outside. */
export const outsideGames: readonly Game[] = games.filter(({ draw }) => draw === 'outside');

export { coverOf, type FamilyCode, familyCodes, familyOf } from './family.ts';

export const gameOf = (code: string): Game | undefined => games.find((game) => game.code === code);
