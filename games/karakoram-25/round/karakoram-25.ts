import { type InstantGame, instantGame } from '@ikka/game-kit';
import {
  COINS_PER_STAKE,
  drawRound,
  presentRound,
  prospect,
  readOutcome,
  rtp,
  settleRound,
} from '../rules/index.ts';

/** Karakoram 25 for the server and the verifier. A slot has nothing to choose: its choice is null. */
export const karakoram25: InstantGame = instantGame({
  code: 'karakoram-25',
  version: '1.0.0',
  rtp,
  coinsPerStake: BigInt(COINS_PER_STAKE),
  readChoice: (value) => (value === null || value === undefined ? null : undefined),
  draw: (stream) => drawRound(stream),
  readOutcome,
  settle: ({ stake }, outcome) => settleRound(stake, outcome),
  prospect: ({ stake }) => prospect(stake),
  present: (_choice, outcome) => presentRound(outcome),
});
