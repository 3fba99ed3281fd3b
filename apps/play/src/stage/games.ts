import type { StageModule } from '@ikka/stage-kit';

/** The stage of every game that has one of the common shape, by the path of its file. */
const stages = import.meta.glob<StageModule>('../../../../games/*/stage/index.ts');

/** Loads the stage of a game by its code, which is its folder's name; only that game's chunk is downloaded. */
export async function loadGame(gameId: string): Promise<StageModule> {
  const load = stages[`../../../../games/${gameId}/stage/index.ts`];
  if (!load) throw new Error(`there is no stage for the game ${gameId}`);
  return load();
}
