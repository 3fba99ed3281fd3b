import { createArcadeStage, createPlainShell, type GameStage, type StageOptions } from '@ikka/stage-kit';
import { cues } from './cues.ts';
import { holdKeyOf } from './hold-keys.ts';
import { createTable, type PokerTable } from './scene.ts';

export { guide } from './guide.ts';

/** Builds the stage of jacks or better in its host. It shows rounds as they stand, and decides nothing. */
export async function createStage(options: StageOptions): Promise<GameStage> {
  const shell = createPlainShell(options.host);
  const table = createTable(shell, options);
  const stopKeys = watchKeys(table);
  const stage = createArcadeStage(shell, table.scene, cues, options);
  return {
    ...stage,
    destroy() {
      stopKeys();
      stage.destroy();
    },
  };
}

/** Marks cards by the figures of the keyboard, and draws by Enter. Answers how to stop. */
function watchKeys({ mark, draw }: PokerTable): () => void {
  const onKey = (event: KeyboardEvent) => {
    const meaning = holdKeyOf(event, event.target instanceof Element ? event.target : null);
    if (meaning === 'draw') draw();
    else if (meaning !== null) mark(meaning);
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
