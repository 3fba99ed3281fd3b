export { bestHold, holdValue, houseHold, VALUE_MEASURE, varianceOfDeals } from './best-hold.ts';
export { type PokerChoice, readAction, readChoice, readOpening } from './choice.ts';
export { dealtOf, drawRound, finalOf, type PokerOutcome, readOutcome, readShown } from './draw-round.ts';
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
  squaresOfDeals,
} from './sheet.ts';
export { lineOf, tellRound } from './tell-round.ts';
