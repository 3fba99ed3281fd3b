export { type DiceChoice, readChoice, winningRolls, wins } from './choice.ts';
export { type DiceOutcome, drawRound, readOutcome } from './draw-round.ts';
export { multiplierOf } from './multiplier.ts';
export { type DiceView, presentRound } from './present-round.ts';
export { prospect } from './prospect.ts';
export { settleRound } from './settle-round.ts';
export { ROLL_COUNT, rtp, TARGET_MAX, TARGET_MIN } from './sheet.ts';
export { hundredths, tellRound } from './tell-round.ts';
