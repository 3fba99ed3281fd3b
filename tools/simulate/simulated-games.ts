import type { InstantGame, SimulatedCase } from '@ikka/game-kit';
import { houseGames } from '@ikka/games/node';

export interface SimulatedGame {
  readonly game: InstantGame;
  readonly cases: readonly SimulatedCase[];
}

/** The house's games that one plays by oneself, in force, each with the ways to bet among which its simulated rounds are divided. */
export const simulatedGames: readonly SimulatedGame[] = await Promise.all(
  houseGames.filter(({ rounds }) => rounds === 'own').map(read),
);

async function read({ versions, simulation }: (typeof houseGames)[number]): Promise<SimulatedGame> {
  const game = versions.at(-1);
  if (game === undefined || simulation === undefined) throw new Error('a game has no rules or no simulation');
  const { cases } = await simulation();
  return { game, cases };
}
