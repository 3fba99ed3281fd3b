import type { GameDescriptor } from '@ikka/game-kit';
import type { SeatOffer } from '@ikka/seat-kit';

/** What a game's folder says of itself in `game.ts`. */
export interface GameModule {
  readonly game: GameDescriptor;
  /** Its rooms, of a game between seats. */
  readonly seats?: SeatOffer;
}

/** The games in the order of their first entries, whatever order their folders were read in. */
export function inOrder(found: readonly GameModule[]): readonly GameDescriptor[] {
  const games = found.map(({ game }) => game);
  const codes = games.flatMap(({ offers }) => offers.map(({ id }) => id));
  const repeated = codes.find((code, index) => codes.indexOf(code) !== index);
  if (repeated !== undefined) throw new Error(`two folders of games/ offer ${repeated}`);
  return games.toSorted((a, b) => (a.offers[0]?.sort ?? 0) - (b.offers[0]?.sort ?? 0));
}
