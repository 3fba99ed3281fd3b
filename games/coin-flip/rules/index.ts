export {
  type CoinFlipChoice,
  type Face,
  faces,
  readAction,
  readChoice,
  readOpening,
} from './choice.ts';
export { type CoinFlipOutcome, drawRound, readOutcome } from './draw-round.ts';
export { chanceOf, multiplierOf } from './multiplier.ts';
export {
  act,
  type CoinFlipView,
  greatestPayout,
  isOver,
  leftBehind,
  mayCashOut,
  presentRound,
  settleRound,
  standsAt,
  wrongCall,
} from './play-round.ts';
export { FLIPS_MOST, RETURN_AT_MOST, rtp } from './sheet.ts';
export { tellRound } from './tell-round.ts';
