import { calls, type OwnCrashBet } from '@ikka/contract';
import { CASH_OUT_MAX, multiplierAt, payoutOf } from '@ikka/crash/rules';
import { formatAmount } from '@ikka/money';
import type { AutoplayPlan } from '../round/autoplay.ts';
import { ending, type PlayParts } from '../round/create-play.ts';
import { firstSnapshot } from '../round/first-snapshot.ts';
import type { PlayBase } from '../round/play-base.ts';
import { amountOf, currencyOfState, type ServerState } from '../round/play-state.ts';
import { isOffered, nearestStake } from '../round/stake-steps.ts';
import { countRound, emptyTally } from '../round/tally.ts';
import { type CrashRoom, fateOf, openBets } from './crash-room.ts';
import { type CrashSnapshot, type EndedBet, mainAction } from './crash-snapshot.ts';
import { createTurns } from './crash-turns.ts';
import type { RoomClock } from './room-clock.ts';
import { openRoomLine, type RoomLineParts } from './room-line.ts';
import { sendBet, sendCashOut } from './send-wish.ts';

export interface CrashPlayParts extends Omit<PlayParts, 'memory'> {
  readonly openLine: RoomLineParts['openLine'];
  readonly clock: RoomClock;
}

/** One player at crash. What is shared is the room's; what is his own are bets, cash-outs and autoplay. */
export interface CrashPlay extends Omit<PlayBase, 'snapshot'> {
  snapshot(): CrashSnapshot;
  setOrder(order: number): void;
  setHasOrder(hasOrder: boolean): void;
  /** What the main button says: bet, cash out, queue for the next round or stop. */
  press(): void;
  /** A second bet on the round that is taken. */
  addBet(): void;
  cashOut(betId: string): void;
  startAutoplay(plan: AutoplayPlan): void;
}

const FIRST_ORDER = 200;

export function createCrashPlay(parts: CrashPlayParts, first: ServerState): CrashPlay {
  const currency = currencyOfState(first);
  const amount = (text: string) => amountOf(text, currency);
  const listeners = new Set<() => void>();
  const openedAt = parts.now();
  let snapshot: CrashSnapshot = {
    ...firstSnapshot(first, null, null),
    hasStage: true,
    lastRound: null,
    room: null,
    order: FIRST_ORDER,
    hasOrder: false,
    isQueued: false,
    placing: 0,
    cashing: new Set(),
    counted: null,
    lastEnded: null,
    isUnsure: false,
  };
  let isClosed = false;
  let isLineOpen = false;
  /** Of the word on the balance that counts; a word of an earlier version is not believed. */
  let balanceVersion = 0;
  /** Bets whose end was counted on this page. */
  const ended = new Set<string>();
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
  const set = (change: Partial<CrashSnapshot>) => {
    const { net } = snapshot;
    snapshot = { ...snapshot, ...change };
    if (snapshot.net !== net) tellPosition();
    for (const listen of [...listeners]) listen();
  };
  const phaseNow = (): CrashSnapshot['phase'] => {
    if (snapshot.phase === 'ended') return 'ended';
    if (!isLineOpen) return 'reconnecting';
    const { room } = snapshot;
    return room?.state.phase === 'flying' && openBets(room).length > 0 ? 'showing' : 'idle';
  };
  const hasOpenBets = () => snapshot.room !== null && openBets(snapshot.room).length > 0;
  const over = (code: string) => {
    set({ phase: 'ended', notice: { code, message: '' }, isQueued: false, autoplay: null });
    parts.tell({ type: 'session-ended', code });
  };
  const noteBalance = (version: number, balance: string | null) => {
    if (balance === null || version < balanceVersion) return;
    balanceVersion = version;
    set({ balance: amount(balance) });
  };

  /** A bet is over: counted once, whoever told of it. */
  const finish = (
    { betId, stake: text }: Pick<OwnCrashBet, 'betId' | 'stake'>,
    end: Omit<EndedBet, 'betId' | 'stake'>,
  ) => {
    if (ended.has(betId)) return;
    ended.add(betId);
    const stake = amount(text);
    const { payout, fate } = end;
    const isCounted = fate !== 'returned';
    const bet: EndedBet = { betId, stake, payout, fate };
    set({
      lastEnded: bet,
      won: fate === 'paid' ? snapshot.won + payout : snapshot.won,
      ...(isCounted
        ? {
            net: snapshot.net + payout - stake,
            tally: countRound(snapshot.tally, { stake, payout }),
          }
        : {}),
    });
    parts.tell({ type: 'balance-changed' });
    turns.note(bet);
  };

  /** Ends those of the player's bets that the room shows to be over. */
  const finishEnded = (room: CrashRoom) => {
    for (const bet of room.mine) {
      if (bet.cashOut !== null) finish(bet, { fate: 'paid', payout: amount(bet.payout) });
      else if (room.end !== null) {
        const fate = fateOf(bet, room.end);
        const stake = amount(bet.stake);
        const paid = fate === 'paid' ? payoutOf(stake, bet.autoCashOut ?? CASH_OUT_MAX) : 0n;
        finish(bet, { fate, payout: fate === 'returned' ? stake : paid });
      }
    }
  };
  /** Bets that were on when the page last heard and are gone now: the record says what became of them. */
  const lookUp = async (gone: readonly OwnCrashBet[]) => {
    const answer = await parts.client.call(calls.play.playedRounds);
    if (!answer.ok || isClosed) return;
    for (const bet of gone) {
      const round = answer.value.rounds.find(({ roundId }) => roundId === bet.betId);
      const payout = amount(round?.payout ?? bet.stake);
      const fate = round === undefined ? 'returned' : payout > 0n ? 'paid' : 'lost';
      finish(bet, { fate, payout });
    }
    await refresh();
  };

  const onRoom = (room: CrashRoom) => {
    const before = snapshot.room;
    const isNewRound = before !== null && before.state.no !== room.state.no;
    const isHere = (bet: OwnCrashBet) => room.mine.some(({ betId }) => betId === bet.betId);
    const gone = (before?.mine ?? []).filter((bet) => !ended.has(bet.betId) && !isHere(bet));
    set({ room, ...(isNewRound && room.state.phase === 'betting' ? { won: 0n, counted: null } : {}) });
    finishEnded(room);
    set({ phase: phaseNow() });
    if (gone.length > 0) void lookUp(gone);
    act(room);
  };

  /** What was to be done as soon as bets are open. */
  const act = (room: CrashRoom) => {
    if (room.state.phase !== 'betting' || snapshot.placing > 0 || snapshot.phase === 'ended') return;
    if (!snapshot.isQueued) return turns.act(room);
    set({ isQueued: false });
    void place(room.state.no);
  };

  /** One bet on a round; answers its id, or null where it was not taken. */
  const place = async (no: number): Promise<string | null> => {
    const { stake, order, hasOrder } = snapshot;
    if (stake > snapshot.balance) {
      set({ notice: { code: 'wallet.insufficient_funds', message: '' } });
      return null;
    }
    set({ placing: snapshot.placing + 1, notice: null, autoplayEnd: null, isUnsure: false });
    const wish = { no, stake: formatAmount(stake, currency), autoCashOut: hasOrder ? order : null };
    const { answer, wasLost } = await sendBet(wishes, parts.newKey(), wish);
    if (isClosed) return null;
    set({ placing: snapshot.placing - 1 });
    if (!answer.ok) {
      refused(answer.code, answer.message, wasLost);
      return null;
    }
    const { bet, balance, version } = answer.value;
    noteBalance(version, balance);
    if (snapshot.room?.state.no === no) line.noteOwn(bet, version);
    parts.tell({ type: 'balance-changed' });
    return bet.betId;
  };
  const refused = (code: string, message: string, wasLost: boolean) => {
    if (ending.has(code)) return over(code);
    if (wasLost) {
      set({ isUnsure: true });
      void refresh();
    } else set({ notice: { code, message } });
    if (code === 'round.stake_invalid') void refresh();
  };

  const cashOut = async (betId: string) => {
    const { room, cashing } = snapshot;
    if (room?.state.phase !== 'flying' || cashing.has(betId)) return;
    const seen = multiplierAt(parts.clock.now() - Date.parse(room.state.startedAt));
    set({ cashing: new Set([...cashing, betId]), notice: null });
    const { answer, wasLost } = await sendCashOut(wishes, betId);
    if (isClosed) return;
    const rest = new Set(snapshot.cashing);
    rest.delete(betId);
    set({ cashing: rest });
    if (!answer.ok) return refused(answer.code, answer.message, wasLost && answer.code !== 'room.too_late');
    const { bet, balance, version } = answer.value;
    noteBalance(version, balance);
    set({ counted: { betId, cashOut: bet.cashOut ?? seen, seen } });
    line.noteOwn(bet, version);
  };

  const refresh = async () => {
    const asked = balanceVersion;
    const answer = await parts.client.call(calls.play.playState);
    if (isClosed) return;
    if (!answer.ok) {
      if (ending.has(answer.code)) over(answer.code);
      return;
    }
    const state = answer.value;
    const stakes = state.stakes.map(amount);
    set({
      server: state,
      stakes,
      stake: nearestStake(state, stakes, snapshot.stake),
      ...(balanceVersion === asked ? { balance: amount(state.balance) } : {}),
    });
  };

  const turns = createTurns({ snapshot: () => snapshot, set, place, isEnded: (betId) => ended.has(betId) });
  const line = openRoomLine({
    client: parts.client,
    openLine: parts.openLine,
    clock: parts.clock,
    local: parts.now,
    wait: parts.wait,
    onRoom,
    onOwn: ({ version, balance }) => noteBalance(version, balance),
    onLine(isOpen) {
      isLineOpen = isOpen;
      set({ phase: phaseNow() });
    },
    onSessionOver: over,
  });
  tellPosition();

  return {
    snapshot: () => snapshot,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    report: set,
    setStake(stake) {
      const isFree = snapshot.phase === 'idle' && snapshot.autoplay === null;
      if (isFree && isOffered(snapshot.server, snapshot.stakes, stake)) set({ stake });
    },
    setOrder: (order) => set({ order }),
    setHasOrder: (hasOrder) => set({ hasOrder }),
    clearTally: () => set({ tally: emptyTally }),
    press() {
      const { room } = snapshot;
      switch (mainAction(snapshot)) {
        case 'bet':
          if (room !== null) void place(room.state.no);
          return;
        case 'cash-out':
          if (room !== null) for (const { betId } of openBets(room)) void cashOut(betId);
          return;
        case 'queue':
          return set({ isQueued: true, autoplayEnd: null, notice: null });
        case 'unqueue':
          return set({ isQueued: false });
        case 'stop':
          return turns.stop('player');
        default:
      }
    },
    addBet() {
      const { room, placing } = snapshot;
      if (room?.state.phase === 'betting' && placing === 0) void place(room.state.no);
    },
    cashOut: (betId) => void cashOut(betId),
    startAutoplay(plan) {
      const { autoplay, server, hasOrder, room } = snapshot;
      if (autoplay !== null || !server.autoplay.enabled || !hasOrder || snapshot.phase === 'ended') return;
      set({ autoplayEnd: null, isQueued: false });
      turns.start({ ...plan, rounds: Math.min(plan.rounds, server.autoplay.maxRounds) });
      if (room !== null) act(room);
    },
    stopAutoplay: turns.stop,
    refresh,
    async beat() {
      const answer = await parts.client.call(calls.play.playTime);
      if (isClosed || snapshot.phase === 'ended') return;
      if (answer.ok) {
        const { realityCheckMinutes } = answer.value;
        set({ server: { ...snapshot.server, realityCheckMinutes } });
      } else if (ending.has(answer.code) && !hasOpenBets()) over(answer.code);
    },
    close() {
      isClosed = true;
      line.close();
      listeners.clear();
    },
  };
}
