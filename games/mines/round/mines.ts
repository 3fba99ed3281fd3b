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

/** Mines for the server and the verifier. It has no coins: every amount within the house's limits may be staked. */
export const mines: SteppedGame = steppedGame({
  code: 'mines',
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
  greatest: ({ stake, choice }) => greatestPayout(stake, choice),
  settle: ({ stake, choice }, outcome) => settleRound(stake, choice, outcome),
  // The tiles that were opened say it all.
  show: () => null,
  present: presentRound,
});
