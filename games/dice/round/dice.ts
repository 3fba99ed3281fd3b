import { type InstantGame, instantGame } from '@ikka/game-kit';
import {
  drawRound,
  presentRound,
  prospect,
  readChoice,
  readOutcome,
  rtp,
  settleRound,
} from '../rules/index.ts';

/** Dice for the server and the verifier. It has no coins: every amount within the house's limits may be staked. */
export const dice: InstantGame = instantGame({
  code: 'dice',
  version: '1.0.0',
  rtp,
  coinsPerStake: 1n,
  readChoice,
  draw: (stream) => drawRound(stream),
  readOutcome,
  settle: ({ stake, choice }, outcome) => settleRound(stake, choice, outcome),
  prospect: ({ stake, choice }) => prospect(stake, choice),
  present: presentRound,
});
