import type { JsonValue, RoomRefusal, RoomRules } from '@ikka/game-kit';
import { beginContest, callOff, clearContest, noteLevel } from './contest-room.ts';
import { noContest } from './contest-terms.ts';
import { voidHand } from './end-hand.ts';
import { isPlaying, leave, leaveIdle, letLeaversGo } from './leave-seat.ts';
import { actByClock, actInHand, hurryTurn } from './play-turn.ts';
import { RoomDraft, type SeatDecision, type SeatState } from './room-draft.ts';
import type {
  CommonOptions,
  SeatCommand,
  SeatEffect,
  SeatEntry,
  SeatEvent,
  SeatHead,
  SeatRefusal,
  SeatRoom,
  SeatSecret,
} from './room-types.ts';
import type { JsonHandRules } from './seat-game.ts';
import { idleFrom, isRefused, ownSeat, type SeatParts, seatOf } from './seat-parts.ts';
import { beginShuffle, missSeeds, planStart, recallSeed, takeSeed } from './start-hand.ts';
import { hearLine, recallBuyIn, returnToSeat, takeSeat, topUp } from './take-seat.ts';
import {
  joinWaitingList,
  leaveWaitingList,
  shiftWaitingList,
  tendWaitingList,
  waitingTimes,
} from './waiting-list.ts';

export type SeatRoomRules = RoomRules<
  SeatHead,
  SeatEntry,
  SeatCommand,
  SeatEvent,
  SeatEffect,
  SeatSecret,
  SeatRefusal
>;

type Decided = SeatDecision | RoomRefusal<SeatRefusal>;

/** [SK10] An outage up to this long moves the clocks on; a hand that lay for longer is given back. */
const OUTAGE_MOST_MS = 60_000;

/** Whether the room may take nobody in any more and lets everybody go. */
const mustEmpty = ({ phase, contest }: SeatHead, isOffered: boolean): boolean =>
  !isOffered &&
  // [SK26] A contest that has begun is played to its end.
  (contest === undefined ? phase === 'waiting' || phase === 'shuffling' : contest.stage === 'registering');

/** A room of seats: a game's rules for one hand, and all that stands around it. */
export function seatRoom(rules: JsonHandRules, room: SeatRoom<CommonOptions & JsonValue>): SeatRoomRules {
  const wakeAt: SeatRoomRules['wakeAt'] = ({ head, entries }, { isOffered }) => {
    if (head.phase === 'closed') return isOffered ? Number.NEGATIVE_INFINITY : null;
    if (mustEmpty(head, isOffered)) return Number.NEGATIVE_INFINITY;
    // [SK31] Nobody waits where nobody may sit.
    if (!isOffered && (head.waitingList?.length ?? 0) > 0) return Number.NEGATIVE_INFINITY;
    const times = [head.dueAt, head.turn?.bankEndsAt ?? null, ...waitingTimes(head, room.clock)];
    const isContestOn = head.contest !== undefined && head.contest.stage !== 'registering';
    for (const [stay, { idleAt }] of isContestOn ? [] : entries) {
      if (idleAt !== null && !isPlaying({ head }, stay)) times.push(idleAt + room.clock.idleMs);
    }
    const due = times.filter((time) => time !== null);
    return due.length === 0 ? null : Math.min(...due);
  };

  const wake = (parts: SeatParts, state: SeatState, secret: SeatSecret | null): SeatDecision => {
    const draft = new RoomDraft(state);
    const { at, isOffered } = parts;
    if (draft.head.phase === 'closed') {
      if (isOffered) draft.head = { ...draft.head, phase: 'waiting' };
      return draft.decision();
    }
    if (mustEmpty(draft.head, isOffered)) {
      emptyRoom(draft);
      return draft.decision();
    }
    const { head } = draft;
    if (head.phase === 'playing' && head.turn !== null && head.turn.bankEndsAt <= at)
      actByClock(parts, draft, secret);
    else if (head.dueAt !== null && head.dueAt <= at) {
      if (head.phase === 'shuffling') missSeeds(parts, draft, secret);
      else if (head.contest === undefined) beginShuffle(parts, draft);
      else goOnWithContest(parts, draft);
    }
    const stage = draft.head.contest?.stage ?? 'registering';
    if (stage === 'registering') leaveIdle(draft, at - room.clock.idleMs);
    planStart(parts, draft, at);
    return draft.decision();
  };

  const wishOf = (
    parts: SeatParts,
    state: SeatState,
    command: SeatCommand,
    secret: SeatSecret | null,
  ): Decided => {
    switch (command.type) {
      case 'sit':
        return takeSeat(parts, state, command);
      case 'top_up':
        return topUp(parts, state, command);
      case 'recall':
        return recallBuyIn(state, command);
      case 'leave':
        return askToLeave(parts, state, command);
      case 'retire':
        return retire(parts, state, command.memberId);
      case 'join_waiting_list':
        return joinWaitingList(parts, state, command);
      case 'leave_waiting_list':
        return leaveWaitingList(state, command.memberId);
      case 'sit_out':
        return sitOut(parts, state, command);
      case 'return':
        return returnToSeat(parts, state, command);
      case 'line':
        return hearLine(parts, state, command);
      case 'seed':
        return takeSeed(parts, state, command, secret);
      case 'recall_seed':
        return recallSeed(state, command);
      case 'act':
        return actInHand(parts, state, command, secret);
      case 'emote':
        return emote(state, command);
    }
  };

  return {
    first: {
      phase: 'waiting',
      no: 0,
      dealer: -1,
      hand: null,
      turn: null,
      dueAt: null,
      ...(room.contest === undefined ? {} : { contest: noContest }),
    },
    decide(state, command, { at, secret, isOffered }) {
      const parts: SeatParts = { rules, room, at, isOffered };
      if (command.type === 'wake') return tendWaitingList(parts, state, wake(parts, state, secret));
      if (command.type === 'resume') {
        const { aliveAt } = command;
        const shifted = shiftWaitingList(state, Math.max(0, at - aliveAt));
        return tendWaitingList(parts, shifted, resume(shifted, { at, aliveAt, room }));
      }
      return tendWaitingList(parts, state, wishOf(parts, state, command, secret));
    },
    /** [SK10] The house closes the room: the hand that is on is given back, and everybody goes with his money. */
    breakOff(state, { at }) {
      const draft = new RoomDraft(state);
      emptyRoom(draft);
      return tendWaitingList({ room, at, isOffered: false }, state, draft.decision());
    },
    wakeAt,
    secretOf: ({ phase, no }) => (phase === 'waiting' || phase === 'closed' ? null : no),
  };
}

/** [SK10] Whoever takes the room over goes on with its hand: its deck was fixed, and the time in which nobody could act counts for none. */
function resume(
  state: SeatState,
  {
    at,
    aliveAt,
    room,
  }: { readonly at: number; readonly aliveAt: number; readonly room: Pick<SeatRoom, 'clock'> },
): SeatDecision {
  const draft = new RoomDraft(state);
  const { head } = draft;
  const outage = Math.max(0, at - aliveAt);
  const { contest } = head;
  if (contest?.stage === 'playing' && outage > OUTAGE_MOST_MS) {
    voidHand(draft);
    callOff(draft);
    return draft.decision();
  }
  if (head.phase === 'playing' && outage > OUTAGE_MOST_MS) {
    voidHand(draft);
    draft.head = { ...draft.head, dueAt: at + room.clock.startMs };
    letLeaversGo(draft);
    return draft.decision();
  }
  if (outage === 0) return { answer: {} };
  const { turn } = head;
  draft.head = {
    ...head,
    dueAt: head.dueAt === null ? null : head.dueAt + outage,
    turn: turn && { ...turn, endsAt: turn.endsAt + outage, bankEndsAt: turn.bankEndsAt + outage },
    ...(contest === undefined || contest.beganAt === null
      ? {}
      : { contest: { ...contest, beganAt: contest.beganAt + outage } }),
  };
  for (const [stay, { idleAt }] of draft.seated()) {
    if (idleAt !== null) draft.change(stay, { idleAt: idleAt + outage });
  }
  return draft.decision();
}

/** [SK18] What comes after the announcement, after a hand, and after the result. */
function goOnWithContest(parts: SeatParts, draft: RoomDraft): void {
  const { contest } = draft.head;
  if (contest?.stage === 'over') {
    clearContest(draft);
    return;
  }
  if (contest?.stage === 'registering') {
    if (draft.entries.size < parts.room.seats) return;
    beginContest(parts, draft);
  }
  noteLevel(parts, draft);
  beginShuffle(parts, draft);
}

/** Gives back a hand that is on, lets everybody go, and takes nobody in. */
function emptyRoom(draft: RoomDraft): void {
  voidHand(draft);
  if (draft.head.contest !== undefined) callOff(draft);
  draft.head = { ...draft.head, phase: 'closed', hand: null, turn: null, dueAt: null };
  for (const [stay] of draft.seated()) leave(draft, stay);
}

/** [SK11] Leaves at once, or after the hand in which the seat has a part. */
function askToLeave(
  parts: SeatParts,
  state: SeatState,
  command: Extract<SeatCommand, { readonly type: 'leave' }>,
): Decided {
  const found = ownSeat(state, command);
  // Who is gone already has what he wanted.
  if (isRefused(found)) return found.refused === 'seats.not_seated' ? { answer: {} } : found;
  return letGo(parts, state, found[0], false);
}

/** [SK12, SK31] Who may play no more waits for no seat, and leaves after the hand, whatever page he plays from. */
function retire(parts: SeatParts, state: SeatState, memberId: string): Decided {
  const found = seatOf(state, memberId);
  return found === null ? leaveWaitingList(state, memberId) : letGo(parts, state, found[0], true);
}

function letGo(parts: SeatParts, state: SeatState, stay: string, isForGood: boolean): SeatDecision {
  const draft = new RoomDraft(state);
  if (draft.head.contest?.stage === 'playing') {
    playByClock(parts, draft, stay, isForGood);
    return draft.decision();
  }
  if (isPlaying(draft, stay)) {
    draft.change(stay, { isLeaving: true });
    return draft.decision();
  }
  leave(draft, stay);
  planStart(parts, draft, parts.at);
  return draft.decision();
}

/** [SK19, SK25] Nobody leaves a contest with chips: his seat is played by the clock, until he comes back or for good. */
function playByClock(parts: SeatParts, draft: RoomDraft, stay: string, isForGood: boolean): void {
  const entry = draft.entries.get(stay);
  if (entry === undefined || entry.place !== undefined) return;
  if (entry.isOut && (entry.isLeaving || !isForGood)) return;
  draft.change(stay, { isOut: true, isLeaving: entry.isLeaving || isForGood });
  if (!entry.isOut) draft.events.push({ type: 'out', seat: entry.seat });
  hurryTurn(parts, draft);
}

/** [SK6] Sits out from the next hand on, or comes back in; coming in takes a wish to leave back. */
function sitOut(
  parts: SeatParts,
  state: SeatState,
  command: Extract<SeatCommand, { readonly type: 'sit_out' }>,
): Decided {
  const found = ownSeat(state, command);
  if (isRefused(found)) return found;
  const [stay, entry] = found;
  const { isOut } = command;
  const { contest } = state.head;
  if (contest !== undefined) {
    if (contest.stage !== 'playing' || entry.place !== undefined || entry.isLeaving) return { answer: {} };
    if (isOut) return letGo(parts, state, stay, false);
  }
  if (entry.isOut === isOut && (isOut || !entry.isLeaving)) return { answer: {} };
  const draft = new RoomDraft(state);
  draft.change(stay, {
    isOut,
    idleAt: isOut ? idleFrom(parts, entry.idleAt ?? parts.at) : null,
    ...(isOut ? {} : { isLeaving: false, lapses: 0, goneAt: null }),
  });
  draft.events.push({ type: isOut ? 'out' : 'in', seat: entry.seat });
  planStart(parts, draft, parts.at);
  return draft.decision();
}

function emote(state: SeatState, command: Extract<SeatCommand, { readonly type: 'emote' }>): Decided {
  const found = ownSeat(state, command);
  if (isRefused(found)) return found;
  const draft = new RoomDraft(state);
  // Nothing of the room changes but its version: a telling is a step.
  draft.head = { ...draft.head };
  draft.events.push({ type: 'emote', seat: found[1].seat, emote: command.emote });
  return draft.decision();
}
