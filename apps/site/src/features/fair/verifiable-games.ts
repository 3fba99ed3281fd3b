import { exampleOf, type GameDescriptor, type GameNames, type InstantGame } from '@ikka/game-kit';
import { houseGames } from '@ikka/games/web';
import type { Claim } from '../../parts/rounds/claim.ts';

/** A game whose rounds can be recomputed here, with its names and a bet to begin with. */
interface VerifiableGame {
  readonly game: InstantGame;
  readonly names: GameNames;
  readonly example: Pick<Claim, 'bet' | 'stake'>;
}

/** Every version of every game that can be recomputed; of each game the last one is in force. */
export const verifiableGames: readonly VerifiableGame[] = houseGames.flatMap((house) =>
  house.versions.map((game) => ({
    game,
    names: namesOf(house, game.code),
    example: exampleOf(house, game),
  })),
);

/** The names under which the catalogue offers it. What has rules and is not named goes by its number. */
function namesOf({ offers, numbered, versions }: GameDescriptor, code: string): GameNames {
  const unnamed = new Set(versions.map((version) => version.code)).size - offers.length;
  const offer = [...offers, ...(numbered?.offers(unnamed) ?? [])].find(({ id }) => id === code);
  if (offer === undefined) throw new TypeError(`${code} has rules and no name`);
  return offer.names;
}

export function verifiableGame(claim: Pick<Claim, 'game' | 'version'>): InstantGame | undefined {
  return verifiableGames.find(({ game }) => game.code === claim.game && game.version === claim.version)?.game;
}
