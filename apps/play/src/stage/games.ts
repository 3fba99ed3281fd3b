import type { StageModule } from '@ikka/stage-kit';

const games: Readonly<Record<string, () => Promise<StageModule>>> = {
  blackjack: () => import('@ikka/blackjack/stage'),
  dice: () => import('@ikka/dice/stage'),
  'hi-lo': () => import('@ikka/hi-lo/stage'),
  'jacks-or-better': () => import('@ikka/jacks-or-better/stage'),
  'karakoram-25': () => import('@ikka/karakoram-25/stage'),
  'keno-40': () => import('@ikka/keno-40/stage'),
  limbo: () => import('@ikka/limbo/stage'),
  mines: () => import('@ikka/mines/stage'),
  plinko: () => import('@ikka/plinko/stage'),
  wheel: () => import('@ikka/wheel/stage'),
};

/** Loads the stage of a game by its code; only that game's chunk is downloaded. */
export async function loadGame(gameId: string): Promise<StageModule> {
  const load = games[gameId];
  if (!load) throw new Error(`there is no stage for the game ${gameId}`);
  return load();
}
