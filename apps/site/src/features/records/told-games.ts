import type { GameDescriptor, InstantGame } from '@ikka/game-kit';
import { houseGames } from '@ikka/games/web';

/** A game whose rounds are told in words: its rules, its bundle of texts, and how it tells. */
type ToldGame = NonNullable<GameDescriptor['told']> & { readonly game: InstantGame };

const toldGames: readonly ToldGame[] = houseGames.flatMap(({ versions, told }) =>
  told === null ? [] : versions.map((game) => ({ ...told, game })),
);

export function toldGame(gameId: string): ToldGame | undefined {
  return toldGames.find(({ game }) => game.code === gameId);
}
