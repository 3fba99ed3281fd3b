export { contestOf, type Duel, type HandContest } from './contest-of.ts';
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
export type { SeatOffer } from './seat-offer.ts';
export { type SeatRoomRules, seatRoom } from './seat-room.ts';
export { handDeck, type SeatRoomView, stackOf, viewEvent, viewRoom } from './view-room.ts';
