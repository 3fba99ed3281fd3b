import { type SteppedGame, steppedGame } from '@ikka/game-kit';
import {
  act,
  dealtOf,
  drawRound,
  greatestPayout,
  isOver,
  presentRound,
  readAction,
  readChoice,
  readOpening,
  readOutcome,
  rtp,
  settleRound,
} from '../rules/index.ts';

/** Jacks or better for the server and the verifier. It has no coins: every amount within the house's limits may be staked. */
export const jacksOrBetter: SteppedGame = steppedGame({
  code: 'jacks-or-better',
  version: '1.0.0',
  rtp,
  coinsPerStake: 1n,
  readChoice,
  readOpening,
  readAction,
  act,
  isOver,
  // The stake has bought a draw: nothing can be taken before it.
  mayCashOut: () => false,
  // The cards were seen, so that a stake that came back would be a free look at them.
  leftBehind: () => 'settle',
  draw: drawRound,
  readOutcome,
  settle: ({ stake, choice }, outcome) => settleRound(stake, choice, outcome),
  greatest: ({ stake }) => greatestPayout(stake),
  // The five cards that lie; what replaces them is hidden until the hold.
  show: (_choice, outcome) => ({ cards: dealtOf(outcome) }),
  present: presentRound,
});
