export { type Guess, guesses, type HiLoChoice, readAction, readChoice, readOpening } from './choice.ts';
export { drawRound, type HiLoOutcome, rankOf, readOutcome } from './draw-round.ts';
export { type Bid, winningRanks, wins } from './odds.ts';
export {
  act,
  greatestPayout,
  type HiLoView,
  isOffered,
  isOver,
  leftBehind,
  mayCashOut,
  presentRound,
  settleRound,
  standsAt,
  wouldStandAt,
} from './play-round.ts';
export { ENDS_AT, GUESSES_MOST, RANK_COUNT, RETURN_AT_MOST, rtp } from './sheet.ts';
export { rankText, tellRound } from './tell-round.ts';
