import type { InstantGame } from '@ikka/game-kit';

/** The games that this program can play, and every version that it can still replay. */
export interface GameShelf {
  /** The version that new rounds are played with, or null for a game that is not here. */
  current(gameId: string): InstantGame | null;
  version(gameId: string, version: string): InstantGame | null;
  /** All versions of a game, the one in force first; none of a game that is not here. */
  versions(gameId: string): readonly string[];
}

/** `games`: for each code the versions in order, the last one in force. */
export function createGameShelf(games: readonly InstantGame[]): GameShelf {
  const byCode = new Map<string, InstantGame[]>();
  for (const game of games) {
    const versions = byCode.get(game.code) ?? [];
    if (versions.some(({ version }) => version === game.version)) {
      throw new Error(`${game.code} ${game.version} is on the shelf twice`);
    }
    byCode.set(game.code, [...versions, game]);
  }
  return {
    current: (gameId) => byCode.get(gameId)?.at(-1) ?? null,
    versions: (gameId) => (byCode.get(gameId) ?? []).map(({ version }) => version).toReversed(),
    version: (gameId, version) => byCode.get(gameId)?.find((game) => game.version === version) ?? null,
  };
}
