import type { Spot } from '@ikka/baccarat/rules';
import type { CallResult } from '@ikka/client';
import { calls, type OwnTableBet, type OwnTableNews } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import type { RoomClock } from '../crash/room-clock.ts';
import { insist } from '../crash/send-wish.ts';
import { ending, type PlayParts } from '../round/create-play.ts';
import { firstSnapshot } from '../round/first-snapshot.ts';
import type { PlayBase } from '../round/play-base.ts';
import { amountOf, currencyOfState, type ServerState } from '../round/play-state.ts';
import { countRound, emptyTally } from '../round/tally.ts';
import { openTableLine, type TableLineParts } from './table-line.ts';
import { areBetsOpen, canAdd, onFelt, type TableSnapshot } from './table-snapshot.ts';
import {
  isGap,
  type Purse,
  type Stakes,
  stakesOf,
  sumStakes,
  tableOfState,
  totalOf,
  withPush,
} from './table-view.ts';

export interface TablePlayParts extends Omit<PlayParts, 'memory'> {
  readonly openLine: TableLineParts['openLine'];
  readonly clock: RoomClock;
}

/** One player at a table. What is shared is the room's; what is his own are chips and bets. */
export interface TablePlay extends Omit<PlayBase, 'snapshot'> {
  snapshot(): TableSnapshot;
  takeChip(chip: bigint): void;
  /** Puts chips down; they are sent at once, together with others that wait. */
  bet(stakes: Stakes): void;
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
  const listeners = new Set<() => void>();
  const openedAt = parts.now();
  const opened = firstSnapshot(first, null, null);
  let snapshot: TableSnapshot = {
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
  };
  let isClosed = false;
  /** Of the word on the balance that counts; a word of an earlier version is not believed. */
  let balanceVersion = 0;
  const wishes = { client: parts.client, wait: parts.wait, isClosed: () => isClosed };

  const tellPosition = () => {
    const { net, server } = snapshot;
    const elapsed = Date.parse(first.serverTime) - Date.parse(first.sessionStartedAt);
    parts.tell({
      type: 'position',
      net: formatAmount(net, currency),
      currency: server.currency,
      currencySymbol: server.currencySymbol,
      elapsedMs: elapsed + parts.now() - openedAt,
    });
  };
  const set = (change: Partial<TableSnapshot>) => {
    const { net } = snapshot;
    snapshot = { ...snapshot, ...change };
    if (snapshot.net !== net) tellPosition();
    for (const listen of [...listeners]) listen();
  };
  const phaseNow = (): TableSnapshot['phase'] => {
    if (snapshot.phase === 'ended') return 'ended';
    if (!snapshot.isLineOpen) return 'reconnecting';
    const isDealt = snapshot.table?.phase === 'dealing' || snapshot.table?.phase === 'settling';
    return isDealt && snapshot.mine.length > 0 ? 'showing' : 'idle';
  };
  const over = (code: string) => {
    set({ phase: 'ended', notice: { code, message: '' }, basket: nothingOn });
    parts.tell({ type: 'session-ended', code });
  };
  const noteBalance = (version: number, balance: string | null) => {
    if (balance === null || version < balanceVersion) return;
    balanceVersion = version;
    set({ balance: amount(balance) });
    parts.tell({ type: 'balance-changed' });
  };
  const noteBet = ({ betId, stakes }: OwnTableBet) => {
    if (snapshot.mine.some((one) => one.betId === betId)) return;
    set({ mine: [...snapshot.mine, { betId, stakes: stakesOf(stakes, currency) }] });
  };
  const dropBet = (betId: string) => set({ mine: snapshot.mine.filter((one) => one.betId !== betId) });

  const noteOwn = (news: OwnTableNews) => {
    if (news.type === 'placed') return noteBet(news.bet);
    dropBet(news.betId);
    if (news.type === 'undone') return;
    const [stake, payout] = [amount(news.stake), amount(news.payout)];
    const before =
      snapshot.end?.coup === news.coup ? snapshot.end : { coup: news.coup, stake: 0n, payout: 0n };
    const end = { coup: news.coup, stake: before.stake + stake, payout: before.payout + payout };
    set({
      end,
      won: end.payout,
      net: snapshot.net + payout - stake,
      tally: countRound(snapshot.tally, { stake, payout }),
    });
  };

  const line = openTableLine({
    client: parts.client,
    openLine: parts.openLine,
    clock: parts.clock,
    local: parts.now,
    wait: parts.wait,
    onState(state, lagMs) {
      const wasKnown = snapshot.table !== null;
      const mine = state.mine.map(({ betId, stakes }) => ({ betId, stakes: stakesOf(stakes, currency) }));
      set({ table: tableOfState(state, purse), mine, lagMs });
      set({ phase: phaseNow() });
      // What was paid while the line was down is in the books alone.
      if (wasKnown) void refresh();
    },
    onEvents(push) {
      const { table } = snapshot;
      if (table === null || isGap(table, push)) return false;
      const after = withPush(table, push, purse);
      const isNew = after.coup !== table.coup || after.shoe !== table.shoe;
      const isDealt = push.events.some(({ type }) => type === 'closed' || type === 'result');
      const lay = sumStakes(snapshot.mine.map(({ stakes }) => stakes));
      set({
        table: after,
        ...(isDealt && lay.size > 0 ? { before: lay } : {}),
        ...(isNew ? { won: 0n, end: null } : {}),
      });
      set({ phase: phaseNow() });
      // A new shoe's commitment is read, not pushed.
      if (push.events.some(({ type }) => type === 'shuffling')) void line.sync();
      return true;
    },
    onOwn({ version, balance, bets }) {
      for (const news of bets) noteOwn(news);
      noteBalance(version, balance);
      set({ phase: phaseNow() });
    },
    onLine(isLineOpen) {
      set({ isLineOpen });
      set({ phase: phaseNow() });
      if (isLineOpen) sit();
    },
    onSessionOver: over,
  });
  tellPosition();

  const refused = ({ code, message }: { readonly code: string; readonly message: string }) => {
    if (ending.has(code)) over(code);
    else set({ notice: { code, message } });
  };
  const timed = async <Answer extends CallResult<unknown>>(ask: () => Promise<Answer>) => {
    const sentAt = parts.now();
    const { answer, wasLost } = await insist(wishes, ask);
    if (isClosed) return answer;
    set({ lagMs: parts.now() - sentAt });
    // A wish whose first answer was lost may have been granted and be over by now: the books know.
    if (wasLost && !answer.ok) void refresh();
    return answer;
  };

  /** Sends what lies in the basket as one bet, until it is empty. */
  const send = async (): Promise<void> => {
    if (snapshot.isSending) return;
    set({ isSending: true });
    while (snapshot.basket.size > 0 && !isClosed) {
      const { table, basket } = snapshot;
      if (table === null) break;
      const key = parts.newKey();
      const stakes = [...basket].map(([spot, stake]) => ({ spot, amount: formatAmount(stake, currency) }));
      const body = { shoe: table.shoe, coup: table.coup, stakes };
      const answer = await timed(() =>
        parts.client.call(calls.tables.placeTableBet, { body }, { idempotencyKey: key }),
      );
      if (isClosed) return;
      set({ basket: without(snapshot.basket, basket) });
      if (!answer.ok) {
        set({ basket: nothingOn });
        refused(answer);
        break;
      }
      const isOn = snapshot.table?.coup === body.coup && snapshot.table.phase !== 'resting';
      if (isOn && snapshot.end?.coup !== body.coup) noteBet(answer.value.bet);
      noteBalance(answer.value.version, answer.value.balance);
    }
    set({ isSending: false });
  };

  const undoBet = async (betId: string): Promise<void> => {
    const answer = await timed(() => parts.client.call(calls.tables.undoTableBet, { params: { betId } }));
    if (isClosed) return;
    if (answer.ok) {
      dropBet(betId);
      noteBalance(answer.value.version, answer.value.balance);
    } else if (answer.code === 'round.unknown') dropBet(betId);
    else refused(answer);
  };

  const sit = () => {
    void parts.client.call(calls.tables.sitAtTable).then((answer) => {
      if (!isClosed && !answer.ok && ending.has(answer.code)) over(answer.code);
    });
  };

  const refresh = async () => {
    const asked = balanceVersion;
    const answer = await parts.client.call(calls.play.playState);
    if (isClosed) return;
    if (!answer.ok) {
      if (ending.has(answer.code)) over(answer.code);
      return;
    }
    const server = answer.value;
    const isFresh = balanceVersion === asked;
    set({
      server,
      stakes: server.stakes.map(amount),
      ...(isFresh ? { balance: amount(server.balance), net: amount(server.netPosition) } : {}),
    });
  };

  return {
    snapshot: () => snapshot,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    report: set,
    takeChip: (chip) => set({ chip }),
    bet(stakes) {
      if (!canAdd(snapshot, stakes)) {
        if (totalOf(stakes) + totalOf(snapshot.basket) > snapshot.balance)
          set({ notice: { code: 'wallet.insufficient_funds', message: '' } });
        else if (areBetsOpen(snapshot)) set({ notice: { code: 'room.limit_passed', message: '' } });
        return;
      }
      set({ basket: sumStakes([snapshot.basket, stakes]), notice: null });
      void send();
    },
    undo() {
      const last = snapshot.mine.at(-1);
      if (areBetsOpen(snapshot) && !snapshot.isSending && last !== undefined) void undoBet(last.betId);
    },
    clear() {
      if (!areBetsOpen(snapshot) || snapshot.isSending) return;
      for (const { betId } of snapshot.mine) void undoBet(betId);
    },
    sit,
    setStake: () => undefined,
    clearTally: () => set({ tally: emptyTally }),
    startAutoplay: () => undefined,
    stopAutoplay: () => undefined,
    refresh,
    async beat() {
      const answer = await parts.client.call(calls.play.playTime);
      if (isClosed || snapshot.phase === 'ended') return;
      if (answer.ok) {
        const { realityCheckMinutes } = answer.value;
        set({ server: { ...snapshot.server, realityCheckMinutes } });
        sit();
      } else if (ending.has(answer.code) && onFelt(snapshot).size === 0) over(answer.code);
    },
    close() {
      isClosed = true;
      line.close();
      listeners.clear();
    },
  };
}

/** What is left of the first stakes without the second. */
function without(stakes: Stakes, gone: Stakes): Stakes {
  const left = [...stakes].map(([spot, stake]): [Spot, bigint] => [spot, stake - (gone.get(spot) ?? 0n)]);
  return new Map(left.filter(([, stake]) => stake > 0n));
}
