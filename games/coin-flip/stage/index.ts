import { createArcadeStage, createPlainShell, type GameStage, type StageOptions } from '@ikka/stage-kit';
import { cues } from './cues.ts';
import { createScene } from './scene.ts';

export { guide } from './guide.ts';

/** Builds the stage of coin flip in its host. It shows rounds as they stand, and decides nothing. */
export async function createStage(options: StageOptions): Promise<GameStage> {
  const shell = createPlainShell(options.host);
  return createArcadeStage(shell, createScene(shell, options), cues, options);
}
