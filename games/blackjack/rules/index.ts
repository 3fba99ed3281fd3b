export { cardValue, isNatural, totalOf } from './cards.ts';
export {
  type Act,
  acts,
  type BlackjackChoice,
  insuranceOf,
  readAction,
  readChoice,
  readOpening,
  stakedBy,
} from './choice.ts';
export { type Course, courseOf, FACE_DOWN, type Hand } from './course.ts';
export { type BlackjackOutcome, drawRound, readOutcome, showRound } from './draw-round.ts';
export {
  act,
  actsOf,
  type BlackjackView,
  greatestPayout,
  isOver,
  leaveRound,
  presentRound,
  settleRound,
  sidesOf,
  type Verdict,
  verdictOf,
} from './play-round.ts';
export {
  BEST,
  DEALER_STANDS,
  pairPays,
  pairsRtp,
  pairWays,
  plus3Pays,
  plus3Rtp,
  plus3Ways,
  rtp,
} from './sheet.ts';
export type { Pair, Plus3 } from './side-bets.ts';
export { tellRound } from './tell-round.ts';
