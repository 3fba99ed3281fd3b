import type { Catalogue } from '../modules/catalogue/index.ts';

/** What the winners board says of games: their names, and what they return in the long run. */
export function boardGames(catalogue: Pick<Catalogue, 'game'>) {
  return async (gameIds: readonly string[]) => {
    const games = await Promise.all(gameIds.map((id) => catalogue.game(id)));
    return new Map(
      games
        .filter((game) => game !== null)
        .map((game) => [game.id, { name: { EN: game.nameEn, UR: game.nameUr }, rtp: game.rtp }] as const),
    );
  };
}
