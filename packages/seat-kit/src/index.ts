export { type ContestPlan, contestOffer } from './contest-offer.ts';
export {
  type Contender,
  chipsAfter,
  FURTHER_DEALS_MOST,
  HANDS_MOST,
  type Placed,
  placesAfter,
  prizeList,
  prizesOf,
  usualPrizes,
} from './contest-places.ts';
export {
  type ContestChoice,
  type ContestOutcome,
  readContestChoice,
  readContestOutcome,
} from './contest-record.ts';
export {
  type ContestKind,
  type ContestLevel,
  type ContestState,
  type ContestTerms,
  contestKinds,
  entryAndFee,
  levelAt,
  levelEndsAt,
} from './contest-terms.ts';
export { type Duel, duelsOf, type HandDuels } from './duel-of.ts';
export type {
  DealtSeat,
  HandEnd,
  HandEvent,
  HandRefusal,
  HandRules,
  HandStep,
  SeatDebt,
  SeatResult,
  Viewing,
} from './hand-rules.ts';
export { type RakeTerms, rakeOf, splitEvenly, turnoverOf } from './rake.ts';
export type {
  CommonOptions,
  SeatClock,
  SeatCommand,
  SeatEffect,
  SeatEntry,
  SeatEvent,
  SeatHead,
  SeatLevel,
  SeatPlay,
  SeatRefusal,
  SeatRoom,
  SeatSecret,
  Sitter,
  WaitingPlace,
} from './room-types.ts';
export { seatLevels, usualClock } from './room-types.ts';
export {
  clientSeedOf,
  deckOf,
  type JsonHandRules,
  jsonRules,
  readSeatChoice,
  replayHand,
  type SeatChoice,
  type SeatOutcome,
  seatGame,
} from './seat-game.ts';
export type { ContestOffer, RoomWish, SeatOffer } from './seat-offer.ts';
export { type SeatRoomRules, seatRoom } from './seat-room.ts';
export { withContests } from './tell-contest.ts';
export { contestStack, viewTerms } from './view-contest.ts';
export { type ReplayStep, viewReplay } from './view-replay.ts';
export { handDeck, type SeatRoomView, stackOf, viewEvent, viewRoom } from './view-room.ts';
export { heldSeats, viewWaitingList } from './waiting-list.ts';
