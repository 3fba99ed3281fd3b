export { bestHold, holdValue, houseHold, VALUE_MEASURE } from './best-hold.ts';
export { type PokerChoice, readAction, readChoice, readOpening } from './choice.ts';
export { dealtOf, drawRound, type PokerOutcome, readOutcome, readShown } from './draw-round.ts';
export { handOf, rankOf } from './hand.ts';
export { act, greatestPayout, heldOf, isOver, presentRound, settleRound } from './play-round.ts';
export {
  ALL_ROUNDS,
  HAND_SIZE,
  type Hand,
  hands,
  pays,
  roundsByHand,
  roundsByHandLeft,
  rtp,
} from './sheet.ts';
export { lineOf, tellRound } from './tell-round.ts';
