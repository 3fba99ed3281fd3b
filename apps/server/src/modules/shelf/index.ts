import type { GameDescriptor } from '@ikka/game-kit';
import { createGameShelf, type GameShelf } from './game-shelf.ts';

export { createGameShelf, type GameShelf } from './game-shelf.ts';

/** The games of the house that this program can play and replay. */
export interface Shelf extends GameShelf {
  /** Those that one plays by oneself. */
  readonly own: GameShelf;
  /** Those whose rounds many play as one: no round of theirs is a player's own. */
  readonly shared: GameShelf;
}

type Shelved = Pick<GameDescriptor, 'rounds' | 'versions'>;

export function createShelf(games: readonly Shelved[]): Shelf {
  const shelfOf = (found: readonly Shelved[]) => createGameShelf(found.flatMap(({ versions }) => versions));
  return {
    ...shelfOf(games),
    own: shelfOf(games.filter(({ rounds }) => rounds === 'own')),
    shared: shelfOf(games.filter(({ rounds }) => rounds === 'shared')),
  };
}
