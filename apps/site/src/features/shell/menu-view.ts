import type { GameCategory } from '@ikka/contract';

/** The categories whose page is built. A category without one is not shown, whatever the catalogue holds. */
const pages = { RNG: '/rng' } as const satisfies Partial<Record<GameCategory, string>>;

export interface RoutedMenu {
  gameType: keyof typeof pages;
  to: (typeof pages)[keyof typeof pages];
  games: number;
}

/** The categories that have both games and a page, in the order of the catalogue. */
export function routedMenus(menus: readonly { gameType: GameCategory; games: number }[]): RoutedMenu[] {
  return menus.flatMap(({ gameType, games }) =>
    games > 0 && gameType in pages
      ? [{ gameType: gameType as keyof typeof pages, to: pages[gameType as keyof typeof pages], games }]
      : [],
  );
}
