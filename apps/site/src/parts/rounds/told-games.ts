import type { GameDescriptor, InstantGame } from '@ikka/game-kit';
import { houseGames } from '@ikka/games/web';

/** A game whose rounds are told in words: its rules, its bundle of texts, and how it tells. */
type ToldGame = NonNullable<GameDescriptor['told']> & { readonly game: InstantGame };

const toldGames: readonly ToldGame[] = houseGames.flatMap(({ versions, told }) =>
  told === null ? [] : versions.map((game) => ({ ...told, game })),
);

/** The versions of a game, the one in force first. */
export function toldVersions(gameId: string): readonly ToldGame[] {
  return toldGames.filter(({ game }) => game.code === gameId).toReversed();
}
