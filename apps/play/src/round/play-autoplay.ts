import type { PlayedRound } from '@ikka/contract';
import type { NextAction } from '@ikka/stage-kit';
import {
  type AutoplayEnd,
  type AutoplayPlan,
  type AutoplayTurn,
  afterRound,
  beginAutoplay,
} from './autoplay.ts';
import { amountOf, type PlaySnapshot } from './play-state.ts';

const BETWEEN_ROUNDS_MS = 450;
const BETWEEN_QUICK_ROUNDS_MS = 120;

/** What autoplay needs of the play that it belongs to. */
interface AutoplayParts {
  readonly snapshot: () => PlaySnapshot;
  readonly set: (change: Partial<PlaySnapshot>) => void;
  readonly wait: (ms: number) => Promise<void>;
  /** One round from its key to its end; null when it was not played. */
  readonly playOnce: (nextAction?: NextAction | null) => Promise<PlayedRound | null>;
}

/** Rounds that follow one another by themselves. */
export interface PlayAutoplay {
  start(plan: AutoplayPlan): void;
  /** Ends it after the round that is on the stage. */
  stop(end: AutoplayEnd): void;
}

export function createPlayAutoplay({ snapshot, set, wait, playOnce }: AutoplayParts): PlayAutoplay {
  let endWish: AutoplayEnd | null = null;

  const end = (why: AutoplayEnd) => {
    endWish = null;
    const { autoplay, stake } = snapshot();
    // A stake that grew is not the next one that the player bets by hand.
    set({ autoplay: null, autoplayIsEnding: false, autoplayEnd: why, stake: autoplay?.first ?? stake });
  };

  const run = async (begun: AutoplayTurn) => {
    const amount = (text: string) => amountOf(text, snapshot().currency);
    let next = begun;
    while (next.goesOn) {
      set({ autoplay: next.autoplay, stake: next.autoplay.stake });
      const round = await playOnce(next.autoplay.plan.nextAction);
      if (!round) return end('refused');
      next = afterRound(next.autoplay, { stake: amount(round.stake), payout: amount(round.payout) });
      if (endWish) return end(endWish);
      if (next.goesOn) await wait(snapshot().isQuick ? BETWEEN_QUICK_ROUNDS_MS : BETWEEN_ROUNDS_MS);
      if (endWish) return end(endWish);
    }
    end(next.end);
  };

  return {
    start(plan) {
      const { phase, autoplay, server, stake, stakes } = snapshot();
      if (phase !== 'idle' || autoplay || !server.autoplay.enabled) return;
      endWish = null;
      const rounds = Math.min(plan.rounds, server.autoplay.maxRounds);
      set({ autoplayEnd: null });
      void run(beginAutoplay({ ...plan, rounds }, stake, stakes.at(-1)));
    },
    stop(why) {
      if (!snapshot().autoplay) return;
      endWish = why;
      set({ autoplayIsEnding: true });
    },
  };
}
