export { type LimboChoice, multiplierOf, readChoice, winningWords, wins } from './choice.ts';
export { drawRound, type LimboOutcome, readOutcome } from './draw-round.ts';
export { type LimboView, presentRound } from './present-round.ts';
export { prospect } from './prospect.ts';
export { settleRound } from './settle-round.ts';
export { greatestReturn, POINT_LEAST, rtp, TARGET_MAX, TARGET_MIN, WORD_COUNT } from './sheet.ts';
export { hundredths, tellRound } from './tell-round.ts';
