export { type KenoChoice, readChoice, readUnfinished } from './choice.ts';
export { drawRound, type KenoOutcome, readOutcome } from './draw-round.ts';
export { type KenoView, presentRound } from './present-round.ts';
export { chanceOf, hitPrizes } from './prizes.ts';
export { prospect } from './prospect.ts';
export { settleRound } from './settle-round.ts';
export { greatestReturn, NUMBER_COUNT, PICKS_MAX, risks, rtp } from './sheet.ts';
export { shortMultiplier, tellRound } from './tell-round.ts';
