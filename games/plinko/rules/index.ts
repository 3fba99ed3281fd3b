export { type PlinkoChoice, readChoice } from './choice.ts';
export { bucketOf, drawRound, type PlinkoOutcome, readOutcome } from './draw-round.ts';
export { type PlinkoView, presentRound } from './present-round.ts';
export { prizePaths } from './prizes.ts';
export { prospect } from './prospect.ts';
export { settleRound } from './settle-round.ts';
export {
  bucketMultipliers,
  greatestReturn,
  type Risk,
  ROWS_MAX,
  ROWS_MIN,
  risks,
  rtp,
} from './sheet.ts';
export { shortMultiplier, tellRound } from './tell-round.ts';
