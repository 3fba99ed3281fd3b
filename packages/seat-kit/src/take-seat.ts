import { isServerSeed } from '@ikka/fair';
import type { RoomRefusal } from '@ikka/game-kit';
import { isPlaying } from './leave-seat.ts';
import { RoomDraft, type SeatDecision, type SeatState } from './room-draft.ts';
import type { SeatCommand, SeatRefusal } from './room-types.ts';
import { isRefused, ownSeat, type SeatParts, seatOf, whyNotBeside } from './seat-parts.ts';
import { planStart } from './start-hand.ts';
import { stackOf } from './view-room.ts';
import { hearWaiting, heldSeats, isHeldFor } from './waiting-list.ts';

type Decided = SeatDecision | RoomRefusal<SeatRefusal>;
type Named<Type extends SeatCommand['type']> = Extract<SeatCommand, { readonly type: Type }>;

/** [SK2, SK3] Takes a seat with what is brought to the table. The same wish again is answered as it stands. */
export function takeSeat(parts: SeatParts, state: SeatState, command: Named<'sit'>): Decided {
  const { room, at } = parts;
  const { stay, sitter, hash } = command;
  const standing = state.entries.get(stay);
  if (standing !== undefined) {
    const isSame = standing.memberId === sitter.memberId && standing.buyIns[0] === stay;
    return isSame ? { answer: {} } : { refused: 'idempotency.mismatch' };
  }
  const { contest } = state.head;
  if (!parts.isOffered) return { refused: 'seats.closing' };
  // [SK18] A contest that has begun takes nobody, whoever has left its result by now.
  if (contest !== undefined && contest.stage !== 'registering') return { refused: 'seats.full' };
  if (seatOf(state, sitter.memberId) !== null) return { refused: 'seats.already_seated' };
  const others = [...state.entries.values()];
  const beside = whyNotBeside(room, others, sitter);
  if (beside !== null) return { refused: beside };
  const taken = new Set(others.map(({ seat }) => seat));
  const free = Array.from({ length: room.seats }, (_, seat) => seat).filter((seat) => !taken.has(seat));
  if (free.length === 0) return { refused: 'seats.full' };
  // [SK30] Nobody sits down on what somebody was offered.
  if (!isHeldFor(state.head, sitter.memberId) && free.length <= heldSeats(state.head))
    return { refused: 'seats.held' };
  const seat = command.seat ?? free[0] ?? 0;
  if (!free.includes(seat)) return { refused: 'seats.taken' };
  const buyIn = BigInt(command.buyIn);
  if (buyIn < BigInt(room.buyIn.least) || buyIn > BigInt(room.buyIn.most))
    return { refused: 'seats.buy_in_invalid' };
  if (!isServerSeed(hash)) return { refused: 'seats.entropy_mismatch' };
  const draft = new RoomDraft(state);
  draft.put(stay, {
    ...sitter,
    seat,
    // [SK18] What is paid for a contest is no chips.
    stack: room.contest?.stack ?? command.buyIn,
    waiting: '0',
    brought: command.buyIn,
    staked: '0',
    buyIns: [stay],
    hash,
    // [SK15] Who comes to a table that plays comes in between its blinds.
    owes: state.head.phase === 'waiting' ? null : 'entry',
    isOut: false,
    isLeaving: false,
    goneAt: null,
    idleAt: null,
    lapses: 0,
    bankMs: room.clock.bankMs,
  });
  const { memberId, currency } = sitter;
  draft.movements.push({ kind: 'buy_in', id: stay, stay, memberId, currency, amount: buyIn });
  draft.events.push({ type: 'sat', seat });
  planStart(parts, draft, at);
  return draft.decision();
}

/** [SK3] Brings more to the table, up to the most that may lie there; in a hand it counts from the next one on. */
export function topUp(parts: SeatParts, state: SeatState, command: Named<'top_up'>): Decided {
  const found = ownSeat(state, command);
  if (isRefused(found)) return found;
  const [stay, entry] = found;
  if (entry.buyIns.includes(command.id)) return { answer: {} };
  if (!parts.isOffered || entry.isLeaving || parts.room.contest !== undefined)
    return { refused: 'seats.closing' };
  const amount = BigInt(command.amount);
  const stack = stackOf(parts.rules, state.head, entry);
  const { stake, buyIn } = parts.room;
  if (amount < BigInt(stake) || stack + amount > BigInt(buyIn.most))
    return { refused: 'seats.buy_in_invalid' };
  const isDealt = isPlaying(state, stay);
  const draft = new RoomDraft(state);
  draft.change(stay, {
    ...(isDealt
      ? { waiting: String(BigInt(entry.waiting) + amount) }
      : { stack: String(BigInt(entry.stack) + amount) }),
    brought: String(BigInt(entry.brought) + amount),
    buyIns: [...entry.buyIns, command.id].slice(-buyInsKept),
  });
  const { memberId, currency, seat } = entry;
  draft.movements.push({ kind: 'buy_in', id: command.id, stay, memberId, currency, amount });
  draft.events.push({ type: 'topped_up', seat, amount: command.amount });
  planStart(parts, draft, parts.at);
  return draft.decision();
}

/** So many ids of what was brought are remembered; the first is the stay's own. */
const buyInsKept = 50;

/** Finds what was brought under an id, for who may bring no more. */
export function recallBuyIn(state: SeatState, { memberId, id }: Named<'recall'>): Decided {
  const found = seatOf(state, memberId);
  return found?.[1].buyIns.includes(id) ? { answer: {} } : { refused: 'round.unknown' };
}

/** [SK7] The page takes the seat over, from whichever played it before, with a seed of its own. */
export function returnToSeat(parts: SeatParts, state: SeatState, command: Named<'return'>): Decided {
  const found = seatOf(state, command.memberId);
  if (found === null) return { refused: 'seats.not_seated' };
  if (!isServerSeed(command.hash)) return { refused: 'seats.entropy_mismatch' };
  const [stay, entry] = found;
  const draft = new RoomDraft(state);
  draft.change(stay, {
    playSessionId: command.playSessionId,
    hash: command.hash,
    goneAt: null,
    ...(parts.room.contest === undefined ? {} : { isOut: entry.isLeaving, idleAt: null, lapses: 0 }),
  });
  if (entry.goneAt !== null) draft.events.push({ type: 'back', seat: entry.seat });
  planStart(parts, draft, parts.at);
  return draft.decision();
}

/** [SK6] The line of the page that plays a seat went down, or is up again. Of another page it says nothing. */
export function hearLine(parts: SeatParts, state: SeatState, command: Named<'line'>): Decided {
  const { isUp } = command;
  const found = ownSeat(state, command);
  if (isRefused(found)) return hearWaiting(parts, state, command);
  const [stay, entry] = found;
  if (isUp === (entry.goneAt === null)) return { answer: {} };
  const draft = new RoomDraft(state);
  // [SK18] Whose line is down before a contest begins is left, in time, as a seat that does not play is elsewhere.
  const isRegistered = draft.head.contest?.stage === 'registering';
  draft.change(stay, {
    goneAt: isUp ? null : parts.at,
    ...(isRegistered ? { idleAt: isUp ? null : parts.at } : {}),
  });
  draft.events.push({ type: isUp ? 'back' : 'gone', seat: entry.seat });
  const { turn } = draft.head;
  if (!isUp && turn?.seats.includes(entry.seat)) {
    const bankEndsAt = Math.max(turn.bankEndsAt, parts.at + parts.room.clock.graceMs);
    draft.head = { ...draft.head, turn: { ...turn, bankEndsAt } };
  }
  planStart(parts, draft, parts.at);
  return draft.decision();
}
