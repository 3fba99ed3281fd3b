import type { CallResult, Stay } from '@ikka/client';
import { calls, type OwnTableBet, type OwnTableNews, type TablePush } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import { openRoomLine, type RoomListener } from '../room/room-line.ts';
import { createRoomPlay, type RoomPlayParts } from '../room/room-play.ts';
import { watchSlips } from '../room/slips.ts';
import { firstSnapshot } from '../round/first-snapshot.ts';
import { createNumberFields } from '../round/number-fields.ts';
import type { PlayBase } from '../round/play-base.ts';
import { amountOf, currencyOfState, type ServerState } from '../round/play-state.ts';
import { createPlayStore } from '../round/play-store.ts';
import { countRound, emptyTally } from '../round/tally.ts';
import { areBetsOpen, canAdd, onFelt, sinceCoup, type TableSnapshot } from './table-snapshot.ts';
import {
  type Purse,
  type Stakes,
  stakesOf,
  sumStakes,
  tableOfState,
  totalOf,
  without,
  withPush,
} from './table-view.ts';

/** What is heard of a table. */
export type TableListener = RoomListener<TablePush<'room.events'>, TablePush<'room.own'>>;

export interface TablePlayParts extends RoomPlayParts {
  readonly openLine: (listen: TableListener) => Stay;
}

/** One player at a table. What is shared is the room's; what is his own are chips and bets. */
export interface TablePlay extends Omit<PlayBase, 'snapshot'> {
  snapshot(): TableSnapshot;
  takeChip(chip: bigint): void;
  /** Puts chips down; they are sent at once, together with others that wait. */
  bet(stakes: Stakes): void;
  /** Puts down what was bet on the last coup that was played. */
  rebet(): void;
  /** Puts down once more what lies there. Nothing so soon after `rebet` that it is the second half of a double press. */
  double(): void;
  /** Takes the last chips back: those that are not sent yet, or the last bet that stands. */
  undo(): void;
  /** Takes back everything that lies there. */
  clear(): void;
  /** Says that somebody is there, so that the dealer deals. */
  sit(): void;
}

const nothingOn: Stakes = new Map();

export function createTablePlay(parts: TablePlayParts, first: ServerState): TablePlay {
  const currency = currencyOfState(first);
  const purse: Purse = { currency, shownCode: first.currency, isTrial: first.isTrial };
  const amount = (text: string) => amountOf(text, currency);
  const opened = firstSnapshot(first, null, null);
  const store = createPlayStore<TableSnapshot>(parts, first, {
    ...opened,
    hasStage: true,
    lastRound: null,
    table: null,
    chip: opened.stakes[1] ?? opened.stakes[0] ?? 0n,
    mine: [],
    basket: nothingOn,
    isSending: false,
    before: nothingOn,
    end: null,
    isLineOpen: false,
    lagMs: null,
  });
  const { snapshot, set } = store;
  const common = createRoomPlay(parts, {
    store,
    hasBets: () => onFelt(snapshot()).size > 0,
    isShowing() {
      const { table, mine } = snapshot();
      return (table?.phase === 'dealing' || table?.phase === 'settling') && mine.length > 0;
    },
    onOver: () => set({ basket: nothingOn }),
    // A coup is on record before it is told.
    areBetsInBooks: () => true,
  });
  const { isClosed, refresh, showPhase } = common;
  const slips = watchSlips(parts.now);

  const noteBalance = (version: number, balance: string | null) => {
    if (common.noteBalance(version, balance)) parts.tell({ type: 'balance-changed' });
  };
  const noteBet = ({ betId, stakes }: OwnTableBet) => {
    const { mine } = snapshot();
    if (mine.some((one) => one.betId === betId)) return;
    set({ mine: [...mine, { betId, stakes: stakesOf(stakes, currency) }] });
  };
  const dropBet = (betId: string) => set({ mine: snapshot().mine.filter((one) => one.betId !== betId) });

  const noteOwn = (news: OwnTableNews) => {
    if (news.type === 'placed') return noteBet(news.bet);
    dropBet(news.betId);
    if (news.type === 'undone') return;
    const { end: known, net, tally } = snapshot();
    const [stake, payout] = [amount(news.stake), amount(news.payout)];
    const before = known?.coup === news.coup ? known : { coup: news.coup, stake: 0n, payout: 0n };
    const end = { coup: news.coup, stake: before.stake + stake, payout: before.payout + payout };
    set({ end, won: end.payout, net: net + payout - stake, tally: countRound(tally, { stake, payout }) });
  };

  const line = openRoomLine({
    ...parts,
    read: () => parts.client.call(calls.tables.tableState),
    onRoom(state, lagMs) {
      const { table } = snapshot();
      const after = tableOfState(state, purse);
      const mine = state.mine.map(({ betId, stakes }) => ({ betId, stakes: stakesOf(stakes, currency) }));
      set({ table: after, mine, lagMs, ...sinceCoup(table, after) });
      showPhase();
      // What was paid while the line was down is in the books alone.
      if (table !== null) void refresh();
    },
    onEvents(push) {
      const { table, mine } = snapshot();
      if (table === null) return;
      const after = withPush(table, push, purse);
      const isDealt = push.events.some(({ type }) => type === 'closed' || type === 'result');
      const lay = sumStakes(mine.map(({ stakes }) => stakes));
      set({
        table: after,
        ...(isDealt && lay.size > 0 ? { before: lay } : {}),
        ...sinceCoup(table, after),
      });
      showPhase();
      // A new shoe's commitment is read, not pushed.
      if (push.events.some(({ type }) => type === 'shuffling')) void line.sync();
    },
    onOwn({ version, balance, news: told }) {
      for (const news of told) noteOwn(news);
      noteBalance(version, balance);
      showPhase();
    },
    onLine(isOpen) {
      common.noteLine(isOpen);
      if (isOpen) sit();
    },
    onSessionOver: common.over,
  });

  const refused = (refusal: { readonly code: string; readonly message: string }) => {
    if (common.isOver(refusal)) return;
    const { code, message } = refusal;
    set({ notice: { code, message } });
  };
  const timed = async <Answer extends CallResult<unknown>>(ask: () => Promise<Answer>) => {
    const sentAt = parts.now();
    const { answer, wasLost } = await common.send(ask);
    if (isClosed()) return answer;
    set({ lagMs: parts.now() - sentAt });
    // A wish whose first answer was lost may have been granted and be over by now: the books know.
    if (wasLost && !answer.ok) void refresh();
    return answer;
  };

  /** Sends what lies in the basket as one bet, until it is empty. */
  const send = async (): Promise<void> => {
    if (snapshot().isSending) return;
    set({ isSending: true });
    while (snapshot().basket.size > 0 && !isClosed()) {
      const { table, basket } = snapshot();
      if (table === null) break;
      const key = parts.newKey();
      const stakes = [...basket].map(([spot, stake]) => ({ spot, amount: formatAmount(stake, currency) }));
      const body = { shoe: table.shoe, coup: table.coup, stakes };
      const answer = await timed(() =>
        parts.client.call(calls.tables.placeTableBet, { body }, { idempotencyKey: key }),
      );
      if (isClosed()) return;
      set({ basket: without(snapshot().basket, basket) });
      if (!answer.ok) {
        set({ basket: nothingOn });
        refused(answer);
        break;
      }
      const { table: now, end } = snapshot();
      const isOn = now?.coup === body.coup && now.phase !== 'resting';
      if (isOn && end?.coup !== body.coup) noteBet(answer.value.bet);
      noteBalance(answer.value.version, answer.value.balance);
    }
    set({ isSending: false });
  };

  const undoBet = async (betId: string): Promise<void> => {
    const answer = await timed(() => parts.client.call(calls.tables.undoTableBet, { params: { betId } }));
    if (isClosed()) return;
    if (answer.ok) {
      dropBet(betId);
      noteBalance(answer.value.version, answer.value.balance);
    } else if (answer.code === 'round.unknown') dropBet(betId);
    else refused(answer);
  };

  const bet = (stakes: Stakes) => {
    const { basket, balance } = snapshot();
    if (!canAdd(snapshot(), stakes)) {
      if (totalOf(stakes) + totalOf(basket) > balance)
        set({ notice: { code: 'wallet.insufficient_funds', message: '' } });
      else if (areBetsOpen(snapshot())) set({ notice: { code: 'room.limit_passed', message: '' } });
      return;
    }
    set({ basket: sumStakes([basket, stakes]), notice: null });
    void send();
  };

  const sit = () => {
    void parts.client.call(calls.tables.sitAtTable).then((answer) => {
      if (!isClosed() && !answer.ok) common.isOver(answer);
    });
  };

  return {
    snapshot,
    subscribe: store.subscribe,
    report: set,
    takeChip: (chip) => set({ chip }),
    bet,
    rebet() {
      slips.note();
      bet(snapshot().before);
    },
    double() {
      if (!slips.isSlip()) bet(onFelt(snapshot()));
    },
    undo() {
      const { mine, isSending } = snapshot();
      const last = mine.at(-1);
      if (areBetsOpen(snapshot()) && !isSending && last !== undefined) void undoBet(last.betId);
    },
    clear() {
      const { mine, isSending } = snapshot();
      if (!areBetsOpen(snapshot()) || isSending) return;
      for (const { betId } of mine) void undoBet(betId);
    },
    sit,
    // At a table the chips are the stakes: nothing is typed.
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
    refresh,
    async beat() {
      if (await common.beat()) sit();
    },
    close() {
      common.close();
      line.close();
    },
  };
}
