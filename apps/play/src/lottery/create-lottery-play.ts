import { type CallValue, calls, type LotteryChase, type LotterySlip, type SlipLine } from '@ikka/contract';
import { createRoomPlay, type RoomPlayParts, type RoomSnapshot } from '../room/room-play.ts';
import { firstSnapshot } from '../round/first-snapshot.ts';
import { createNumberFields } from '../round/number-fields.ts';
import type { PlayBase } from '../round/play-base.ts';
import { amountOf, currencyOfState, type ServerState } from '../round/play-state.ts';
import { createPlayStore } from '../round/play-store.ts';
import { emptyTally } from '../round/tally.ts';

type Placed = CallValue<typeof calls.lottery.placeSlip>;

/** A slip as it is sent. */
export interface SlipToPlace {
  readonly game: string;
  readonly issue: string;
  readonly lines: readonly SlipLine[];
  /** The prize group whose odds the lines have; null where odds are fixed. */
  readonly group: number | null;
}

/** The same slip on following issues. */
export interface ChaseToPlace extends Omit<SlipToPlace, 'issue'> {
  readonly steps: readonly { readonly issue: string; readonly multiple: number }[];
  readonly stopsAfterWin: boolean;
}

/** A member's play at the desk of the lotteries. */
export interface LotteryPlay extends Omit<PlayBase, 'snapshot'> {
  snapshot(): RoomSnapshot;
  /** Places a slip; sent until it is answered, under one key. Null: it was refused, and the page says why. */
  place(slip: SlipToPlace): Promise<LotterySlip | null>;
  /** Places a chase, as a slip is placed. */
  placeChase(chase: ChaseToPlace): Promise<LotteryChase | null>;
  /** Lets a chase charge no further issue; false: it was refused, and the page says why. */
  stopChase(chaseId: string): Promise<boolean>;
  /** Takes a slip back; false: it was refused, and the page says why. */
  cancel(slipId: string): Promise<boolean>;
}

export function createLotteryPlay(parts: RoomPlayParts, first: ServerState): LotteryPlay {
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
  const refused = (refusal: { readonly code: string; readonly message: string }) => {
    if (common.isOver(refusal)) return;
    set({ notice: { code: refusal.code, message: refusal.message } });
  };
  const noteBalance = ({ balance }: Pick<Placed, 'balance'>) => {
    set({ balance: amountOf(balance, currency), notice: null });
    parts.tell({ type: 'balance-changed' });
  };

  return {
    snapshot,
    subscribe: store.subscribe,
    report: set,
    async place({ game, issue, lines, group }) {
      const idempotencyKey = parts.newKey();
      const body = { game, issue, lines: [...lines], ...(group === null ? {} : { group }) };
      const { answer } = await common.send(() =>
        parts.client.call(calls.lottery.placeSlip, { body }, { idempotencyKey }),
      );
      if (!answer.ok) {
        refused(answer);
        return null;
      }
      noteBalance(answer.value);
      return answer.value.slip;
    },
    async placeChase({ game, lines, group, steps, stopsAfterWin }) {
      const idempotencyKey = parts.newKey();
      const body = {
        game,
        lines: [...lines],
        ...(group === null ? {} : { group }),
        steps: [...steps],
        stopsAfterWin,
      };
      const { answer } = await common.send(() =>
        parts.client.call(calls.lottery.placeChase, { body }, { idempotencyKey }),
      );
      if (!answer.ok) {
        refused(answer);
        return null;
      }
      noteBalance(answer.value);
      return answer.value.chase;
    },
    async stopChase(chaseId) {
      const { answer } = await common.send(() =>
        parts.client.call(calls.lottery.stopChase, { params: { chaseId } }),
      );
      if (!answer.ok) refused(answer);
      return answer.ok;
    },
    async cancel(slipId) {
      const { answer } = await common.send(() =>
        parts.client.call(calls.lottery.cancelSlip, { params: { slipId } }),
      );
      if (answer.ok) noteBalance(answer.value);
      else refused(answer);
      return answer.ok;
    },
    // The desk has fields of its own.
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
