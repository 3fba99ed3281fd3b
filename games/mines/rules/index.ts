export { type MinesAction, type MinesChoice, readAction, readChoice, readOpening } from './choice.ts';
export { drawRound, type MinesOutcome, readOutcome } from './draw-round.ts';
export { chanceOf, multiplierOf } from './multiplier.ts';
export {
  act,
  fatalPick,
  greatestPayout,
  isOver,
  leftBehind,
  type MinesView,
  mayCashOut,
  presentRound,
  settleRound,
} from './play-round.ts';
export { MINES_MAX, MINES_MIN, RETURN_AT_MOST, ROW_LENGTH, rtp, TILE_COUNT } from './sheet.ts';
export { tellRound } from './tell-round.ts';
