import {
  type AcceptPolicy,
  calls,
  type SportsBet,
  type SportsReferral,
  type SportsSelection,
} from '@ikka/contract';
import { createRoomPlay, type RoomPlayParts, type RoomSnapshot } from '../room/room-play.ts';
import { firstSnapshot } from '../round/first-snapshot.ts';
import { createNumberFields } from '../round/number-fields.ts';
import type { PlayBase } from '../round/play-base.ts';
import { amountOf, currencyOfState, type ServerState } from '../round/play-state.ts';
import { createPlayStore } from '../round/play-store.ts';
import { emptyTally } from '../round/tally.ts';

/** A bet as it is sent. */
export interface BetToPlace {
  readonly selections: readonly SportsSelection[];
  readonly sizes: readonly number[];
  /** Of all lines together. */
  readonly stake: string;
  readonly accept: AcceptPolicy;
  readonly isEachWay: boolean;
}

/** What a bet is to become. */
export interface BetToEdit extends Omit<BetToPlace, 'stake' | 'isEachWay'> {
  /** As it was shown. */
  readonly countsFor: string;
}

/** Why a bet or a cash-out was refused. */
export interface Refused {
  readonly code: string;
  readonly message: string;
}

/** A member's play at the book of sports. */
export interface SportsPlay extends Omit<PlayBase, 'snapshot'> {
  snapshot(): RoomSnapshot;
  /** Places a bet; sent until it is answered, under one key. */
  place(bet: BetToPlace): Promise<SportsBet | Refused>;
  /** Makes an open bet another one; sent until it is answered, under one key. */
  edit(betId: string, bet: BetToEdit): Promise<SportsBet | Refused>;
  /** Asks a trader for a stake; sent until it is answered, under one key. */
  ask(bet: Omit<BetToPlace, 'accept'>): Promise<SportsReferral | Refused>;
  /** Places what a trader has taken; sent until it is answered. */
  takeReferral(referralId: string, accept: AcceptPolicy): Promise<SportsBet | Refused>;
  /** Takes an offer; sent until it is answered, under one key. */
  cashOut(betId: string, offerId: string): Promise<SportsBet | Refused>;
  /** The session is over. */
  lost(): void;
  /** Notes what a read said of the balance. */
  noteBalance(balance: string): void;
}

export const isRefused = (answer: SportsBet | Refused): answer is Refused => !('betId' in answer);

export function createSportsPlay(parts: RoomPlayParts, first: ServerState): SportsPlay {
  const currency = currencyOfState(first);
  const store = createPlayStore<RoomSnapshot>(parts, first, {
    ...firstSnapshot(first, null, null),
    hasStage: true,
    lastRound: null,
    isLineOpen: true,
  });
  const { snapshot, set } = store;
  const common = createRoomPlay(parts, {
    store,
    // What stands is settled whoever is there: nothing keeps a closed page open.
    hasBets: () => false,
    isShowing: () => false,
    onOver: () => undefined,
    areBetsInBooks: () => true,
  });
  const noteBalance = (balance: string) => set({ balance: amountOf(balance, currency) });
  const moved = (balance: string) => {
    noteBalance(balance);
    set({ notice: null });
    parts.tell({ type: 'balance-changed' });
  };
  /** The slip says why it was refused; what ends the session the page says. */
  const refused = ({ code, message }: Refused): Refused => {
    common.isOver({ code });
    return { code, message };
  };

  return {
    snapshot,
    subscribe: store.subscribe,
    report: set,
    noteBalance,
    lost: () => void common.isOver({ code: 'play.session_required' }),
    async place({ selections, sizes, stake, accept, isEachWay }) {
      const idempotencyKey = parts.newKey();
      const body = { selections: [...selections], sizes: [...sizes], stake, accept, isEachWay };
      const { answer } = await common.send(() =>
        parts.client.call(calls.sports.placeSportsBet, { body }, { idempotencyKey }),
      );
      if (!answer.ok) return refused(answer);
      moved(answer.value.balance);
      return answer.value.bet;
    },
    async edit(betId, { selections, sizes, countsFor, accept }) {
      const idempotencyKey = parts.newKey();
      const body = { selections: [...selections], sizes: [...sizes], countsFor, accept };
      const { answer } = await common.send(() =>
        parts.client.call(calls.sports.editSportsBet, { params: { betId }, body }, { idempotencyKey }),
      );
      if (!answer.ok) return refused(answer);
      moved(answer.value.balance);
      return answer.value.bet;
    },
    async ask({ selections, sizes, stake, isEachWay }) {
      const idempotencyKey = parts.newKey();
      const body = { selections: [...selections], sizes: [...sizes], stake, isEachWay };
      const { answer } = await common.send(() =>
        parts.client.call(calls.sports.askReferral, { body }, { idempotencyKey }),
      );
      return answer.ok ? answer.value : refused(answer);
    },
    async takeReferral(referralId, accept) {
      const { answer } = await common.send(() =>
        parts.client.call(calls.sports.takeReferral, { params: { referralId }, body: { accept } }),
      );
      if (!answer.ok) return refused(answer);
      moved(answer.value.balance);
      return answer.value.bet;
    },
    async cashOut(betId, offerId) {
      const idempotencyKey = parts.newKey();
      const { answer } = await common.send(() =>
        parts.client.call(
          calls.sports.takeCashOut,
          { params: { betId }, body: { offerId } },
          { idempotencyKey },
        ),
      );
      if (!answer.ok) return refused(answer);
      moved(answer.value.balance);
      return answer.value.bet;
    },
    // The book has fields of its own.
    numbers: createNumberFields({
      snapshot,
      set,
      fields: () => [],
      isFixed: () => true,
      apply: () => undefined,
    }),
    setStake: () => undefined,
    clearTally: () => set({ tally: emptyTally }),
    startAutoplay: () => undefined,
    stopAutoplay: () => undefined,
    refresh: common.refresh,
    beat: async () => void (await common.beat()),
    close: common.close,
  };
}
