import { type SteppedGame, steppedGame } from '@ikka/game-kit';
import {
  act,
  drawRound,
  greatestPayout,
  isOver,
  leftBehind,
  mayCashOut,
  presentRound,
  readAction,
  readChoice,
  readOpening,
  readOutcome,
  rtp,
  settleRound,
} from '../rules/index.ts';

/** Coin flip for the server and the verifier. It has no coins: every amount within the house's limits may be staked. */
export const coinFlip: SteppedGame = steppedGame({
  code: 'coin-flip',
  version: '1.0.0',
  rtp,
  coinsPerStake: 1n,
  readChoice,
  readOpening,
  readAction,
  act,
  isOver,
  mayCashOut,
  leftBehind,
  draw: drawRound,
  readOutcome,
  settle: ({ stake, choice }, outcome) => settleRound(stake, choice, outcome),
  greatest: ({ stake }) => greatestPayout(stake),
  // The faces that came: one for each call, and the next is not drawn.
  show: (_choice, outcome) => outcome,
  present: presentRound,
});
