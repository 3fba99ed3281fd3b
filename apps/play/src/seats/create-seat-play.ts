import type { CallResult, Stay } from '@ikka/client';
import {
  type CallValue,
  calls,
  type SeatPush,
  type SeatRoomEvent,
  type SeatRoomState,
  type seatEmotes,
} from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import { openRoomLine, type RoomLine, type RoomListener } from '../room/room-line.ts';
import { createRoomPlay, type RoomPlayParts } from '../room/room-play.ts';
import { firstSnapshot } from '../round/first-snapshot.ts';
import { createNumberFields } from '../round/number-fields.ts';
import type { PlayBase } from '../round/play-base.ts';
import type { ServerState } from '../round/play-state.ts';
import { createPlayStore } from '../round/play-store.ts';
import { emptyTally } from '../round/tally.ts';
import type { Entropy } from './entropy.ts';
import { type KeepWaiting, keepWaiting } from './keep-waiting.ts';
import { isInHand, playsHere, type SeatSnapshot } from './seat-snapshot.ts';

/** What is heard of a room with seats. */
export type SeatListener = RoomListener<SeatPush<'room.events'>, SeatPush<'room.own'>>;

export interface SeatPlayParts extends RoomPlayParts {
  readonly entropy: Entropy;
  /** Keeps the room that is watched over a reload. */
  readonly noteRoom: (roomId: string | null) => void;
  readonly openLine: (roomId: string, listen: SeatListener) => Stay;
}

type Emote = (typeof seatEmotes)[number];
type Answered = CallValue<typeof calls.seats.actInHand>;

/** One member at a game with seats: the room that he watches, and what he does there. */
export interface SeatPlay extends Omit<PlayBase, 'snapshot'> {
  snapshot(): SeatSnapshot;
  /** What happens in the room, for motion and sound. Answers how to stop hearing. */
  hear(listen: (events: readonly SeatRoomEvent[]) => void): () => void;
  /** Watches another room, or none: then one is chosen from the list. */
  enter(roomId: string | null): void;
  /** Takes a seat, or any that is free; false: it was refused, and the page says why. */
  sit(seat: number | null, buyIn: bigint): Promise<boolean>;
  topUp(amount: bigint): Promise<boolean>;
  /** Waits for a seat of the table that is watched. */
  joinWaitingList(): Promise<boolean>;
  /** Waits for no seat any more. */
  leaveWaitingList(): void;
  /** What the list of tables says of the member's place. */
  noteWait: KeepWaiting['note'];
  /** Leaves: at once, or after the hand that is on. */
  leave(): void;
  /** Sits out from the next hand on, or comes back in, which takes a wish to leave back. */
  setOut(isOut: boolean): Promise<void>;
  /** Plays the seat from this page on. */
  takeOver(): void;
  /** Acts in the hand that is on; nothing while another act is on its way. */
  act(act: unknown): void;
  emote(emote: Emote): void;
}

const emoteShownMs = 3_500;

export function createSeatPlay(parts: SeatPlayParts, first: ServerState, firstRoom: string | null): SeatPlay {
  const store = createPlayStore<SeatSnapshot>(parts, first, {
    ...firstSnapshot(first, null, null),
    hasStage: true,
    lastRound: null,
    isLineOpen: true,
    roomId: null,
    view: null,
    wait: null,
    isSending: false,
    emotes: new Map(),
  });
  const { snapshot, set } = store;
  const common = createRoomPlay(parts, {
    store,
    hasBets: () => isInHand(snapshot().view),
    isShowing: () => snapshot().view?.phase === 'showing',
    onOver: () => undefined,
    areBetsInBooks: () => !isInHand(snapshot().view),
  });
  const waiting = keepWaiting({
    ...parts,
    onWait: (wait) => set({ wait }),
    onSessionOver: common.over,
  });
  const listeners = new Set<(events: readonly SeatRoomEvent[]) => void>();
  /** Of the room that is watched. */
  let line: RoomLine | null = null;
  let version = 0;
  /** The hand for which this page has shown its seed. */
  let shownFor: number | null = null;

  const take = (next: { readonly version: number; readonly view: SeatRoomState }) => {
    if (next.version < version) return;
    version = next.version;
    const before = snapshot().view;
    set({ view: next.view });
    waiting.note(next.view);
    common.showPhase();
    const isOver = before?.phase === 'playing' && next.view.phase !== 'playing' && next.view.me !== null;
    // What lay in front of the seat is in the wallet now; whoever has no seat is told no balance.
    const hasLeft = before?.me != null && next.view.me === null;
    if (hasLeft) parts.tell({ type: 'balance-changed' });
    if (isOver || hasLeft) void common.refresh();
    void giveEntropy(next.view);
  };
  const noteBalance = (heardAt: number, balance: string | null) => {
    const old = snapshot().balance;
    if (common.noteBalance(heardAt, balance) && snapshot().balance !== old) {
      parts.tell({ type: 'balance-changed' });
    }
  };

  /** Asks for something in the room; answers whether it was done. */
  const ask = async (
    call: (roomId: string) => Promise<CallResult<Answered>>,
    quiet: ReadonlySet<string> = new Set(),
  ): Promise<boolean> => {
    const { roomId } = snapshot();
    if (roomId === null) return false;
    const { answer } = await common.send(() => call(roomId));
    if (common.isClosed() || snapshot().roomId !== roomId) return false;
    if (!answer.ok) {
      if (common.isOver(answer)) return false;
      if (!quiet.has(answer.code)) set({ notice: { code: answer.code, message: answer.message } });
      void line?.sync();
      return false;
    }
    line?.expect(answer.value.version);
    noteBalance(answer.value.version, answer.value.balance);
    take(answer.value);
    return true;
  };
  /** The same, one thing at a time. */
  const askAlone: typeof ask = async (...asked) => {
    if (snapshot().isSending) return false;
    set({ isSending: true, notice: null });
    try {
      return await ask(...asked);
    } finally {
      set({ isSending: false });
    }
  };

  /** Shows the seat's share of the shuffle, once the house's is fixed and this browser's own fingerprint stands beside it. */
  const giveEntropy = async (view: SeatRoomState) => {
    if (!playsHere(view) || view.phase !== 'shuffling' || view.me.entropyWanted === null) return;
    const hand = view.me.entropyWanted;
    const hash = view.fair?.seats.find(({ seat }) => seat === view.me.seat)?.hash;
    const seed = hash === undefined ? null : parts.entropy.seedOf(hash);
    if (seed === null || shownFor === hand) return;
    shownFor = hand;
    const body = { hand, seed, next: parts.entropy.draw() };
    await ask(
      (roomId) => parts.client.call(calls.seats.giveEntropy, { params: { roomId }, body }),
      new Set(['seats.turn_over']),
    );
  };
  const returnToSeat = () => {
    const body = { entropy: parts.entropy.draw() };
    return ask((roomId) => parts.client.call(calls.seats.returnToSeat, { params: { roomId }, body }));
  };

  const showEmote = (seat: number, emote: string) => {
    set({ emotes: new Map(snapshot().emotes).set(seat, emote) });
    void parts.wait(emoteShownMs).then(() => {
      if (snapshot().emotes.get(seat) !== emote) return;
      const rest = new Map(snapshot().emotes);
      rest.delete(seat);
      set({ emotes: rest });
    });
  };

  const open = (roomId: string) => {
    let isFirst = true;
    const isCurrent = () => !common.isClosed() && snapshot().roomId === roomId;
    const opened: RoomLine = openRoomLine<
      CallValue<typeof calls.seats.seatState>,
      SeatPush<'room.events'>,
      SeatPush<'room.own'>
    >({
      ...parts,
      openLine: (listen) => parts.openLine(roomId, listen),
      read: () => parts.client.call(calls.seats.seatState, { params: { roomId } }),
      onRoom(state) {
        if (!isCurrent()) return;
        take(state);
        if (isFirst && state.view.me !== null) void returnToSeat();
        isFirst = false;
      },
      onEvents(push) {
        if (!isCurrent()) return;
        const seat = snapshot().view?.me?.seat;
        if (!playsHere(snapshot().view))
          take(push.view.me === null ? { ...push, view: withMe(push.view) } : push);
        else if (push.events.some((event) => event.type === 'left' && event.seat === seat))
          void opened.sync();
        // What is told to all says nothing of his own place.
        const isListMoved = push.events.some(({ type }) => type === 'waiting_list');
        if (isListMoved && snapshot().wait?.roomId === roomId) void opened.sync();
        for (const event of push.events) if (event.type === 'emote') showEmote(event.seat, event.emote);
        for (const listen of [...listeners]) listen(push.events);
      },
      onOwn(push) {
        if (!isCurrent()) return;
        noteBalance(push.version, push.balance);
        take(push);
      },
      onLine: (isOpen) => isCurrent() && common.noteLine(isOpen),
      onSessionOver: common.over,
    });
    line = opened;
  };
  /** The public view says nothing of a seat that the member plays on another page, nor of his place on the waiting list: what is known of it stays. */
  const withMe = (view: SeatRoomState): SeatRoomState => {
    const before = snapshot().view;
    const me = before?.me ?? null;
    const waitingList = view.waitingList && { ...view.waitingList, me: before?.waitingList?.me ?? null };
    return me?.isElsewhere === true && view.seats[me.seat] !== null
      ? { ...view, waitingList, me }
      : { ...view, waitingList };
  };

  const play: SeatPlay = {
    snapshot,
    subscribe: store.subscribe,
    report: set,
    hear(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    enter(roomId) {
      if (roomId === snapshot().roomId) return;
      line?.close();
      line = null;
      version = 0;
      shownFor = null;
      parts.noteRoom(roomId);
      waiting.watch(roomId);
      set({ roomId, view: null, notice: null, emotes: new Map(), isLineOpen: true });
      if (roomId !== null) open(roomId);
      else common.showPhase();
    },
    sit(seat, buyIn) {
      const idempotencyKey = parts.newKey();
      const body = { seat, buyIn: formatAmount(buyIn, snapshot().currency), entropy: parts.entropy.draw() };
      return askAlone((roomId) =>
        parts.client.call(calls.seats.takeSeat, { params: { roomId }, body }, { idempotencyKey }),
      );
    },
    topUp(amount) {
      const idempotencyKey = parts.newKey();
      const body = { amount: formatAmount(amount, snapshot().currency) };
      return askAlone((roomId) =>
        parts.client.call(calls.seats.topUpSeat, { params: { roomId }, body }, { idempotencyKey }),
      );
    },
    joinWaitingList: () =>
      askAlone((roomId) => parts.client.call(calls.seats.joinWaitingList, { params: { roomId } })),
    leaveWaitingList() {
      void waiting.leave().then((answer) => {
        if (answer === null || common.isClosed()) return;
        if (!answer.ok) set({ notice: { code: answer.code, message: answer.message } });
        else if (answer.value.view.roomId === snapshot().roomId) take(answer.value);
      });
    },
    noteWait: waiting.note,
    leave: () => void askAlone((roomId) => parts.client.call(calls.seats.leaveSeat, { params: { roomId } })),
    async setOut(isOut) {
      const isDone = await askAlone((roomId) =>
        parts.client.call(calls.seats.sitOut, { params: { roomId }, body: { isOut } }),
      );
      // Whoever was away may have no seed in the house: without one he is not dealt in.
      if (isDone && !isOut) await returnToSeat();
    },
    takeOver: () => void returnToSeat(),
    act(act) {
      const { view } = snapshot();
      if (view === null || !isInHand(view)) return;
      const body = { hand: view.no, turn: view.turn?.no ?? 0, act };
      void askAlone(
        (roomId) => parts.client.call(calls.seats.actInHand, { params: { roomId }, body }),
        // The clock was quicker: the table shows what it did.
        new Set(['seats.turn_over']),
      );
    },
    async emote(emote) {
      const { roomId } = snapshot();
      if (roomId === null) return;
      await parts.client.call(calls.seats.seatEmote, { params: { roomId }, body: { emote } });
    },
    // Bets are the buttons of the hand.
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
    close() {
      line?.close();
      waiting.close();
      common.close();
    },
  };
  play.enter(firstRoom);
  return play;
}
