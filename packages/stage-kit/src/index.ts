export type { Language } from '@ikka/contract';
export type { ArcadeGuide, Choice, ChoiceField, Prize } from './arcade-guide.ts';
export { type ArcadeCues, type ArcadeScene, createArcadeStage, type Pace } from './arcade-stage.ts';
export { countUpAt, countUpMs } from './count-up.ts';
export type { GameStage, StageModule, StageOptions, StageRound, StageState } from './game-stage.ts';
export { containScale, coverScale, type Frame, type Insets } from './layout.ts';
export type { AtlasCut, LineSlotGuide } from './line-slot-guide.ts';
export { cutAtlas, loadTextures } from './load-textures.ts';
export { mount } from './mount.ts';
export { partsOf } from './parts-of.ts';
export { createPlainShell, type PlainShell } from './plain-shell.ts';
export { prefersReducedMotion, watchReducedMotion } from './reduced-motion.ts';
export { createShell, type Shell } from './shell.ts';
export type { Cue, Sound } from './sound.ts';
export type { StageTime } from './stage-time.ts';
export type {
  AutoplayBoard,
  AutoplayWays,
  NextAction,
  OpenStageRound,
  SeveralStakes,
  StepOption,
  SteppedGuide,
} from './stepped-guide.ts';
export { type PayoutTier, payoutTier } from './win-tier.ts';
