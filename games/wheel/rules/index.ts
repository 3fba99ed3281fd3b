export { readChoice, type WheelChoice } from './choice.ts';
export { drawRound, readOutcome, type WheelOutcome } from './draw-round.ts';
export { presentRound, type WheelView } from './present-round.ts';
export { prizeSegments } from './prizes.ts';
export { prospect } from './prospect.ts';
export { settleRound } from './settle-round.ts';
export { rtp, segmentMultipliers, type WheelName, wheels } from './sheet.ts';
export { shortMultiplier, tellRound } from './tell-round.ts';
