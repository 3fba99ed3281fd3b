export { countUpAt, countUpMs } from './count-up.ts';
export type { GameStage, StageModule, StageOptions, StageRound, StageState } from './game-stage.ts';
export { containScale, coverScale, type Frame, type Insets } from './layout.ts';
export { cutAtlas, loadTextures } from './load-textures.ts';
export { mount } from './mount.ts';
export { prefersReducedMotion, watchReducedMotion } from './reduced-motion.ts';
export { createShell, type Shell } from './shell.ts';
export type { Cue, Sound } from './sound.ts';
export type { StageTime } from './stage-time.ts';
