import { createPlainShell, type GameStage, type StageOptions } from '@ikka/stage-kit';
import { createDirector } from './director.ts';
import { createScene } from './scene.ts';

export { guide } from './guide.ts';

/** While the player hurries, stage time runs so much faster. */
const HURRY = 6;

/** Builds the stage of dice in its host. It shows settled rounds and the player's choice, and decides nothing. */
export async function createStage(options: StageOptions): Promise<GameStage> {
  const shell = createPlainShell(options.host);
  const scene = createScene(shell.root, options);
  const director = createDirector(shell, scene, options);
  let isQuick = false;
  director.rest(null);
  options.onProgress(1);

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
    async cancel() {
      director.retreat();
    },
    rest: (round) => director.rest(round),
    choose: (choice, isFixed) => scene.choose(choice, isFixed),
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
