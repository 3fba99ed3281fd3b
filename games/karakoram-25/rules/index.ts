export { drawRound, type RoundOutcome, readOutcome } from './draw-round.ts';
export { evaluateSpin, type LineWin, type SpinResult } from './evaluate-spin.ts';
export { presentRound, type RoundView, type SpinView } from './present-round.ts';
export { prospect } from './prospect.ts';
export { payoutOf, settleRound } from './settle-round.ts';
export {
  COINS_PER_STAKE,
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS_PER_TRIGGER,
  FREE_SPINS_SCATTERS_MIN,
  type LineSymbol,
  linePays,
  lines,
  REEL_COUNT,
  ROW_COUNT,
  type RunLength,
  rtp,
  type SlotSymbol,
  STOP_COUNT,
  scatterPays,
  strips,
} from './sheet.ts';
export { type Cell, type Stops, type Window, windowAt } from './window.ts';
