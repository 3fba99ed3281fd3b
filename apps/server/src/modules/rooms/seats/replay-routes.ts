import { type CallAnswer, type calls, refuse } from '@ikka/contract';
import type { Handlers } from '../../../platform/calls.ts';
import { type ReplayHandParts, replayHand } from './replay-hand.ts';

type ReplayCalls = Pick<(typeof calls)['seats'], 'replayHand'>;
/** The kit writes steps that the contract reads as lists of its own. */
type HandSteps = CallAnswer<ReplayCalls['replayHand']>['steps'];

/** A member's own hands that are over, told again. */
export function replayRoutes(parts: ReplayHandParts): Handlers<ReplayCalls> {
  return {
    async replayHand({ params: { roundId } }, { play }) {
      const steps = await replayHand(parts, play, roundId);
      return steps === 'unknown' ? refuse('round.unknown', { roundId }) : { steps: steps as HandSteps };
    },
  };
}
