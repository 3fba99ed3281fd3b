import { createShell, type GameStage, type StageOptions } from '@ikka/stage-kit';
import { loadArt } from './art.ts';
import { createDirector } from './director.ts';
import { createScene } from './scene.ts';

export { guide } from './guide.ts';

/** While the player hurries, stage time runs so much faster. */
const HURRY = 6;

/** Builds the stage of Karakoram 25 in its host. It shows settled rounds and decides nothing. */
export async function createStage(options: StageOptions): Promise<GameStage> {
  const art = await loadArt(options.language, options.onProgress);
  const shell = await createShell({ host: options.host, onContextRestored: options.onContextRestored });
  const scene = createScene(shell, art, options.language, options.reducedMotion);
  const director = createDirector(shell, scene, options);
  let isQuick = false;
  director.rest(null);

  return {
    spin: () => director.begin(),
    async land(round) {
      const pace = options.reducedMotion ? 'calm' : isQuick ? 'quick' : 'full';
      try {
        await director.perform(round, pace);
      } finally {
        shell.time.setSpeed(1);
      }
    },
    cancel: () => director.retreat(),
    rest: (round) => director.rest(round),
    hurry: () => shell.time.setSpeed(HURRY),
    setQuick(quick) {
      isQuick = quick;
    },
    setSound: (on) => shell.sound.setOn(on),
    isSoundOn: () => shell.sound.isOn(),
    setInsets: (insets) => shell.setInsets(insets),
    destroy: () => shell.destroy(),
  };
}
