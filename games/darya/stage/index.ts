export type { ShownSeat } from './cannons.ts';
export type { Aim, DaryaStage, ShownCatch, ShownScene, ShownShot } from './shown.ts';
export { createDaryaStage } from './stage.ts';
