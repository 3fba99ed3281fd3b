// The games of the house, for pages: the bundler puts in every `game.ts` of games/. Stages are not among them.
import { type GameModule, inOrder } from './in-order.ts';

/** Every game of the house. */
export const houseGames = inOrder(
  Object.values(import.meta.glob<GameModule>('../../../games/*/game.ts', { eager: true })),
);
