import type { InstantGame, SimulatedCase } from '@ikka/game-kit';
import { houseGames } from '@ikka/games/node';

export interface SimulatedGame {
  readonly game: InstantGame;
  readonly cases: readonly SimulatedCase[];
}

/** The house's games that one plays by oneself, in force, each with the ways to bet among which its simulated rounds are divided. */
export const simulatedGames: readonly SimulatedGame[] = await Promise.all(
  houseGames.filter(({ rounds }) => rounds === 'own').map(read),
).then((games) => games.flat());

async function read({ versions, simulation }: (typeof houseGames)[number]): Promise<SimulatedGame[]> {
  const game = versions.at(-1);
  if (game === undefined || simulation === undefined) throw new Error('a game has no rules or no simulation');
  const { cases } = await simulation();
  const codes = new Set(cases.map(({ code = game.code }) => code));
  return [...codes].map((code) => {
    const played = versions.findLast((version) => version.code === code);
    if (played === undefined) throw new Error(`${code} has cases and no rules`);
    return { game: played, cases: cases.filter((one) => (one.code ?? game.code) === code) };
  });
}
