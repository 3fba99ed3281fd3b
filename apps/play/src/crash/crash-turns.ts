import { type AutoplayEnd, type AutoplayPlan, afterRound, beginAutoplay } from '../round/autoplay.ts';
import type { CrashRoom } from './crash-room.ts';
import type { CrashSnapshot, EndedBet } from './crash-snapshot.ts';

/** Autoplay at crash: one bet on each round, and the next one only when that is over. */
export interface Turns {
  start(plan: AutoplayPlan): void;
  /** Ends it, after the bet that is on if there is one. */
  stop(end: AutoplayEnd): void;
  /** Bets are open: places the bet that is due. */
  act(room: CrashRoom): void;
  /** A bet of the player's is over, whoever placed it. */
  note(bet: EndedBet): void;
}

export function createTurns(parts: {
  readonly snapshot: () => CrashSnapshot;
  readonly set: (change: Partial<CrashSnapshot>) => void;
  /** Places a bet on a round; answers its id, or null where it was not taken. */
  readonly place: (no: number) => Promise<string | null>;
  readonly isEnded: (betId: string) => boolean;
}): Turns {
  const { snapshot, set } = parts;
  /** The bet that is on, and the round that was tried last. */
  let turn: { readonly betId: string | null; readonly no: number } = { betId: null, no: 0 };
  let endWish: AutoplayEnd | null = null;

  const end = (why: AutoplayEnd): void => {
    endWish = null;
    turn = { ...turn, betId: null };
    const { autoplay, stake } = snapshot();
    // A stake that grew is not the next one that the player bets by hand.
    set({ autoplay: null, autoplayIsEnding: false, autoplayEnd: why, stake: autoplay?.first ?? stake });
  };
  const take = (next: ReturnType<typeof afterRound>): void => {
    if (next.goesOn) set({ autoplay: next.autoplay, stake: next.autoplay.stake });
    else end(next.end);
  };
  const placeOn = async (no: number): Promise<void> => {
    turn = { betId: null, no };
    const betId = await parts.place(no);
    if (snapshot().autoplay === null) return;
    if (betId === null) end('refused');
    else if (!parts.isEnded(betId)) turn = { betId, no };
  };

  return {
    start(plan) {
      endWish = null;
      turn = { betId: null, no: 0 };
      const { stake, stakes } = snapshot();
      take(beginAutoplay(plan, stake, stakes.at(-1)));
    },
    stop(why) {
      if (snapshot().autoplay === null) return;
      if (turn.betId === null) return end(why);
      endWish = why;
      set({ autoplayIsEnding: true });
    },
    act({ state, mine }) {
      const isDue = snapshot().autoplay !== null && turn.betId === null && turn.no !== state.no;
      if (isDue && mine.length === 0) void placeOn(state.no);
    },
    note({ betId, stake, payout, fate }) {
      const { autoplay } = snapshot();
      if (autoplay === null || turn.betId !== betId) return;
      turn = { ...turn, betId: null };
      if (endWish !== null) end(endWish);
      // A stake that came back was no round.
      else if (fate !== 'returned') take(afterRound(autoplay, { stake, payout }));
    },
  };
}
