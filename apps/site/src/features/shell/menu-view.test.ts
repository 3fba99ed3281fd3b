import { expect, it } from 'vitest';
import { routedMenus } from './menu-view.ts';

it('shows a category only when it has games and a page', () => {
  const menus = [
    { gameType: 'RNG', games: 1 },
    { gameType: 'LIVE', games: 3 },
    { gameType: 'RNG', games: 0 },
  ] as const;
  expect(routedMenus(menus)).toEqual([{ gameType: 'RNG', to: '/rng', games: 1 }]);
});
