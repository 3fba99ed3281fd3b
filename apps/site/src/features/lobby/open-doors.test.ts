import { expect, it } from 'vitest';
import { openDoors } from './open-doors.ts';

it('leads to the categories that have games, in the order of the catalogue', () => {
  const menus = [
    { gameType: 'LIVE', games: 2 },
    { gameType: 'SPORTS', games: 0 },
    { gameType: 'PROMO', games: 3 },
    { gameType: 'LOTT', games: 1 },
    { gameType: 'RNG', games: 5 },
  ] as const;
  expect(openDoors(menus)).toEqual([
    { to: '/live', gameType: 'LIVE', art: 'live', games: 2 },
    { to: '/lottery', gameType: 'LOTT', art: 'lott', games: 1 },
    { to: '/rng', gameType: 'RNG', art: 'rng', games: 5 },
  ]);
});
