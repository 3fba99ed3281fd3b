export {
  exampleOf,
  type GameDescriptor,
  type GameNames,
  type GameOffer,
  type NumberedOffers,
} from './game-descriptor.ts';
export { arcadeOffer, returnText } from './game-offer.ts';
export {
  type Bet,
  type BetPart,
  type BetRefusal,
  type InstantBet,
  type InstantGame,
  type InstantGameRules,
  instantGame,
} from './instant-game.ts';
export { isJoker, JOKER } from './joker.ts';
export { isSameJson, type JsonValue } from './json-value.ts';
export {
  type Luck,
  type LuckWay,
  luckOfDraw,
  luckOfSurvival,
  measureOf,
  noLuck,
  type ReckonedRound,
  type SharedBets,
  type SharedLuck,
  type SteppedLuck,
  sumOfLuck,
} from './luck.ts';
export { payoutAt } from './multiplier.ts';
export { type Prospect, prospectOf, type WeightedPrize } from './prospect.ts';
export type {
  BetMovement,
  BetOwner,
  Decision,
  DecisionContext,
  Movement,
  PastBet,
  RoomRefusal,
  RoomRules,
  RoomState,
  RoomTimer,
  SeatMovement,
} from './room-rules.ts';
export { type GrownRound, type Prizes, type Reading, type SimulatedCase, winOrLose } from './simulation.ts';
export { checkStake, isStakeOffered, offeredStakes, type StakeLimits, type StakeRefusal } from './stake.ts';
export {
  type ActionRefusal,
  cashOutAction,
  isStepped,
  type OpenBet,
  type SteppedGame,
  type SteppedGameRules,
  steppedGame,
} from './stepped-game.ts';
export { type RoundTelling, type Telling, type TellRound, teller } from './telling.ts';
export {
  judgeClaim,
  type PlayedRound,
  type RecomputedRound,
  type RecomputeRefusal,
  type RoundClaim,
  recomputeRound,
  type Verdict,
} from './verify-round.ts';
