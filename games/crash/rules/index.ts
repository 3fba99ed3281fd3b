export { type CrashChoice, isCashOut, readChoice } from './choice.ts';
export { type CrashOutcome, drawPoint, pointOf, readOutcome } from './draw-point.ts';
export { flightMs, multiplierAt, timeTo } from './flight.ts';
export { crashRoom } from './room.ts';
export type {
  CrashCommand,
  CrashEffect,
  CrashEntry,
  CrashEvent,
  CrashHead,
  CrashRefusal,
  CrashSecret,
  ReturnedStake,
} from './room-types.ts';
export { type CrashView, payoutOf, presentBet, settleBet } from './settle-bet.ts';
export {
  BETS_MOST,
  CASH_OUT_MAX,
  CASH_OUT_MIN,
  drawsReaching,
  POINT_MIN,
  RETURN_AT_MOST,
  rtp,
} from './sheet.ts';
export { hundredths, tellRound } from './tell-round.ts';
export { BETTING_MS } from './wake-room.ts';
