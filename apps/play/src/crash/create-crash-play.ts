import type { Stay } from '@ikka/client';
import { calls, type OwnCrashBet } from '@ikka/contract';
import { CASH_OUT_MAX, CASH_OUT_MIN, multiplierAt } from '@ikka/crash/rules';
import { formatAmount } from '@ikka/money';
import { createRoomPlay, type RoomPlayParts } from '../room/room-play.ts';
import { watchSlips } from '../room/slips.ts';
import type { AutoplayPlan } from '../round/autoplay.ts';
import { firstSnapshot } from '../round/first-snapshot.ts';
import { createNumberFields, type NumberField, stakeField, withoutDrafts } from '../round/number-fields.ts';
import type { PlayBase } from '../round/play-base.ts';
import type { ServerState } from '../round/play-state.ts';
import { createPlayStore } from '../round/play-store.ts';
import { isOffered } from '../round/stake-steps.ts';
import { emptyTally } from '../round/tally.ts';
import { type CrashListener, openCrashLine } from './crash-line.ts';
import { type CrashRoom, openBets } from './crash-room.ts';
import { type CrashSnapshot, mainAction, shownAt } from './crash-snapshot.ts';
import { createTurns } from './crash-turns.ts';
import { createEndedBets } from './ended-bets.ts';

export interface CrashPlayParts extends RoomPlayParts {
  readonly openLine: (listen: CrashListener) => Stay;
}

/** One player at crash. What is shared is the room's; what is his own are bets, cash-outs and autoplay. */
export interface CrashPlay extends Omit<PlayBase, 'snapshot'> {
  snapshot(): CrashSnapshot;
  setHasOrder(hasOrder: boolean): void;
  /**
   * What the main button says: bet, cash out, queue for the next round or stop. Nothing else for a moment after it said to cash out:
   * the second half of a double press, or one that came with the crash, must not place a bet.
   */
  press(): void;
  /** A second bet on the round that is taken. */
  addBet(): void;
  cashOut(betId: string): void;
  startAutoplay(plan: AutoplayPlan): void;
}

const FIRST_ORDER = 200;

export function createCrashPlay(parts: CrashPlayParts, first: ServerState): CrashPlay {
  const store = createPlayStore<CrashSnapshot>(parts, first, {
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
    isLineOpen: false,
    heardLastAt: null,
  });
  const { snapshot, set } = store;
  const hasBets = () => {
    const { room } = snapshot();
    return room !== null && openBets(room).length > 0;
  };
  const common = createRoomPlay(parts, {
    store,
    hasBets: () => hasBets() || snapshot().placing > 0,
    isShowing: () => snapshot().room?.state.phase === 'flying' && hasBets(),
    onOver: () => set({ isQueued: false, autoplay: null }),
    // A bet that was cashed out is on record once its flight is settled.
    areBetsInBooks() {
      const { room } = snapshot();
      if (room === null || room.state.phase === 'resting') return true;
      return !room.mine.some(({ betId }) => ended.has(betId));
    },
  });
  const { isClosed, noteBalance, refresh } = common;
  const slips = watchSlips(parts.now);
  const isStakeFixed = () => snapshot().phase !== 'idle' || snapshot().autoplay !== null;
  const orderField = (): NumberField => ({
    name: 'order',
    value: BigInt(snapshot().order),
    least: BigInt(CASH_OUT_MIN),
    greatest: BigInt(CASH_OUT_MAX),
    digits: 2,
    isMoney: false,
  });
  const numbers = createNumberFields({
    snapshot,
    set,
    isFixed: (name) =>
      name === 'stake' ? isStakeFixed() : snapshot().autoplay !== null || snapshot().phase === 'ended',
    fields: () => [stakeField(snapshot()), ...(snapshot().hasOrder ? [orderField()] : [])],
    apply: (name, value) => set(name === 'stake' ? { stake: value } : { order: Number(value) }),
  });
  const canPlace = () => numbers.problems().length === 0;

  const onRoom = (room: CrashRoom, isReread: boolean) => {
    // What comes now may change the button under the player's finger.
    if (mainAction(snapshot()) === 'cash-out') slips.note();
    const before = snapshot().room;
    const isNewRound = before !== null && before.state.no !== room.state.no;
    const isHere = (bet: OwnCrashBet) => room.mine.some(({ betId }) => betId === bet.betId);
    const gone = (before?.mine ?? []).filter((bet) => !ended.has(bet.betId) && !isHere(bet));
    set({ room, ...(isNewRound ? { won: 0n, counted: null } : {}) });
    ended.noteRoom(room);
    common.showPhase();
    if (gone.length > 0) void ended.lookUp(gone);
    else if (isReread) void refresh();
    act(room);
  };

  /** What was to be done as soon as bets are open. */
  const act = (room: CrashRoom) => {
    const { isQueued, placing, phase, closing } = snapshot();
    if (room.state.phase !== 'betting' || placing > 0 || phase === 'ended' || closing !== null) return;
    if (!isQueued) return turns.act(room);
    set({ isQueued: false });
    if (canPlace()) void place(room.state.no);
  };

  /** One bet on a round; answers its id, or null where it was not taken. */
  const place = async (no: number): Promise<string | null> => {
    const { stake, balance, currency, order, hasOrder, placing } = snapshot();
    if (stake > balance) {
      set({ notice: { code: 'wallet.insufficient_funds', message: '' } });
      return null;
    }
    set({ placing: placing + 1, notice: null, autoplayEnd: null, isUnsure: false });
    const key = parts.newKey();
    const body = { no, stake: formatAmount(stake, currency), autoCashOut: hasOrder ? order : null };
    const { answer, wasLost } = await common.send(() =>
      parts.client.call(calls.crash.placeCrashBet, { body }, { idempotencyKey: key }),
    );
    if (isClosed()) return null;
    set({ placing: snapshot().placing - 1 });
    if (!answer.ok) {
      refused(answer, wasLost);
      common.showPhase();
      return null;
    }
    const { bet, version } = answer.value;
    noteBalance(version, answer.value.balance);
    if (snapshot().room?.state.no === no) line.noteOwn(bet, version);
    parts.tell({ type: 'balance-changed' });
    return bet.betId;
  };
  const refused = (refusal: { readonly code: string; readonly message: string }, wasLost: boolean) => {
    if (common.isOver(refusal)) return;
    const { code, message } = refusal;
    set(wasLost ? { isUnsure: true } : { notice: { code, message } });
    if (wasLost || code === 'round.stake_invalid') void refresh();
  };

  const cashOut = async (betId: string) => {
    const { room, cashing } = snapshot();
    if (room?.state.phase !== 'flying' || cashing.has(betId)) return;
    const seen = multiplierAt(shownAt(snapshot(), parts.clock.now()) - Date.parse(room.state.startedAt));
    set({ cashing: new Set([...cashing, betId]), notice: null });
    // A bet that was cashed out is answered as it stands.
    const { answer, wasLost } = await common.send(() =>
      parts.client.call(calls.crash.cashOutCrash, { params: { betId } }),
    );
    if (isClosed()) return;
    const rest = new Set(snapshot().cashing);
    rest.delete(betId);
    set({ cashing: rest });
    if (!answer.ok) return refused(answer, wasLost && answer.code !== 'room.too_late');
    const { bet, balance, version } = answer.value;
    noteBalance(version, balance);
    set({ counted: { betId, cashOut: bet.cashOut ?? seen, seen } });
    line.noteOwn(bet, version);
  };

  const turns = createTurns({ snapshot, set, place, isEnded: (betId) => ended.has(betId) });
  const ended = createEndedBets({
    client: parts.client,
    send: common.send,
    tell: parts.tell,
    store,
    isClosed,
    onEnded: turns.note,
    refresh,
  });
  const line = openCrashLine({
    ...parts,
    onRoom,
    onOwn: ({ version, balance }) => void noteBalance(version, balance),
    onRead: (at) => set({ heardLastAt: snapshot().isLineOpen ? null : at }),
    onLine(isOpen) {
      // Where it opens again, the room is shown as it was until it has been read.
      if (!isOpen && snapshot().heardLastAt === null) set({ heardLastAt: parts.clock.now() });
      common.noteLine(isOpen);
    },
    onSessionOver: common.over,
  });

  return {
    snapshot,
    subscribe: store.subscribe,
    report: set,
    numbers: {
      ...numbers,
      type(name, text) {
        numbers.type(name, text);
        // A bet that waits for the next round is not placed with what cannot be meant.
        if (!canPlace()) set({ isQueued: false });
      },
    },
    setStake(stake) {
      const { server, stakes, drafts } = snapshot();
      if (isStakeFixed() || !isOffered(server, stakes, stake)) return;
      set({ stake, drafts: withoutDrafts(drafts, ['stake']) });
    },
    setHasOrder: (hasOrder) => set({ hasOrder }),
    clearTally: () => set({ tally: emptyTally }),
    press() {
      const { room } = snapshot();
      const action = mainAction(snapshot());
      if (action === 'cash-out') slips.note();
      else if (slips.isSlip()) return;
      switch (action) {
        case 'bet':
          if (room !== null && canPlace()) void place(room.state.no);
          return;
        case 'cash-out':
          if (room !== null) for (const { betId } of openBets(room)) void cashOut(betId);
          return;
        case 'queue':
          if (canPlace()) set({ isQueued: true, autoplayEnd: null, notice: null });
          return;
        case 'unqueue':
          return set({ isQueued: false });
        case 'stop':
          return turns.stop('player');
        default:
      }
    },
    addBet() {
      const { room, placing } = snapshot();
      if (room?.state.phase === 'betting' && placing === 0 && canPlace()) void place(room.state.no);
    },
    cashOut: (betId) => void cashOut(betId),
    startAutoplay(plan) {
      const { autoplay, server, hasOrder, room, phase, closing } = snapshot();
      if (phase === 'ended' || closing !== null) return;
      if (autoplay !== null || !server.autoplay.enabled || !hasOrder || !canPlace()) return;
      set({ autoplayEnd: null, isQueued: false });
      turns.start({ ...plan, rounds: Math.min(plan.rounds, server.autoplay.maxRounds) });
      if (room !== null) act(room);
    },
    stopAutoplay: turns.stop,
    refresh,
    beat: async () => void (await common.beat()),
    close() {
      common.close();
      line.close();
    },
  };
}
