import { type InstantGame, instantGame } from '@ikka/game-kit';
import {
  type CrashChoice,
  drawPoint,
  presentBet,
  readChoice,
  readOutcome,
  rtp,
  settleBet,
} from '../rules/index.ts';

/**
 * A bet on a crash round as replay and verifier hold it: one that is over. What was done (where it was cashed out) is its
 * choice; the point is drawn from the round's own seed, the chain's salt and nonce 0.
 */
export const crash: InstantGame = instantGame({
  code: 'crash',
  version: '1.0.0',
  rtp,
  coinsPerStake: 1n,
  readChoice,
  draw: (stream) => drawPoint(stream),
  readOutcome,
  settle: ({ stake, choice }: { stake: bigint; choice: CrashChoice }, outcome) =>
    settleBet(stake, choice, outcome),
  present: presentBet,
});
