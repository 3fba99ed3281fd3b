import type { JsonValue, RoomRefusal } from '@ikka/game-kit';
import { endHand } from './end-hand.ts';
import { RoomDraft, type SeatDecision, type SeatState } from './room-draft.ts';
import type { SeatCommand, SeatHandState, SeatRefusal, SeatSecret } from './room-types.ts';
import { idleFrom, isRefused, optionsOf, ownSeat, type SeatParts } from './seat-parts.ts';
import { handDeck } from './view-room.ts';

type Decided = SeatDecision | RoomRefusal<SeatRefusal>;

/** [SK19] The time of a turn that nobody plays: as long as others need to see it. */
const AWAY_MS = 1_500;

/** Turns in a row that the clock may play before a seat sits out. */
const LAPSES_MOST = 2;

/** [SK8] Starts the clock of whoever is asked now: his time, what he has in reserve, and a while more where his line is down. */
export function askNext(parts: SeatParts, draft: RoomDraft): void {
  const { hand, turn } = draft.head;
  const seats = hand === null ? [] : parts.rules.asked(hand.hand);
  if (seats.length === 0) {
    draft.head = { ...draft.head, turn: null };
    return;
  }
  const { clock } = parts.room;
  const asked = draft.seated().filter(([, { seat }]) => seats.includes(seat));
  const isAway = parts.room.contest !== undefined && asked.every(([, { isOut }]) => isOut);
  const endsAt = parts.at + (isAway ? AWAY_MS : clock.turnMs);
  const reserve = asked.map(([, { bankMs, goneAt }]) =>
    isAway ? 0 : Math.max(bankMs, goneAt === null ? 0 : goneAt + clock.graceMs - endsAt),
  );
  draft.head = {
    ...draft.head,
    turn: {
      no: (turn?.no ?? 0) + 1,
      seats: [...seats],
      endsAt,
      bankEndsAt: endsAt + Math.max(0, ...reserve),
    },
  };
}

/** [SK19] In a contest a seat that sits out is played by the clock; a turn of its own that is on ends soon. */
export function hurryTurn(parts: SeatParts, draft: RoomDraft): void {
  const { turn } = draft.head;
  if (turn === null) return;
  const asked = draft.seated().filter(([, { seat }]) => turn.seats.includes(seat));
  if (!asked.every(([, { isOut }]) => isOut)) return;
  const soon = parts.at + AWAY_MS;
  const [endsAt, bankEndsAt] = [Math.min(turn.endsAt, soon), Math.min(turn.bankEndsAt, soon)];
  draft.head = { ...draft.head, turn: { ...turn, endsAt, bankEndsAt } };
}

/** [SK8] Takes an act for the turn that is named, or one that is free whoever's turn it is. */
export function actInHand(
  parts: SeatParts,
  state: SeatState,
  command: Extract<SeatCommand, { readonly type: 'act' }>,
  secret: SeatSecret | null,
): Decided {
  const found = ownSeat(state, command);
  if (isRefused(found)) return found;
  const [stay, { seat, bankMs, isLeaving }] = found;
  const { hand, turn, phase } = state.head;
  const act = parts.rules.readAct(command.act);
  if (act === undefined || parts.rules.isByClock?.(act) === true) return { refused: 'seats.act_invalid' };
  // [SK25] Who may play no more is played by the clock to the end of a contest.
  if (isLeaving && parts.room.contest !== undefined) return { refused: 'seats.turn_over' };
  if (phase !== 'playing' || hand === null || hand.no !== command.hand || turn === null)
    return { refused: 'seats.turn_over' };
  const isOwnTurn = turn.no === command.turn && turn.seats.includes(seat);
  if (!isOwnTurn && !parts.rules.isFree(act)) return { refused: 'seats.turn_over' };
  const draft = new RoomDraft(state);
  const refused = apply(parts, draft, { hand, seat, act, secret });
  if (refused !== null) return refused;
  // Whoever acts is there, and what he took beyond his time came out of his reserve.
  const late = isOwnTurn ? Math.max(0, parts.at - turn.endsAt) : 0;
  if (draft.entries.has(stay))
    draft.change(stay, { lapses: 0, goneAt: null, bankMs: Math.max(0, bankMs - late) });
  return draft.decision();
}

/** [SK8] What the rules do for whoever was asked and let his time run out. */
export function actByClock(parts: SeatParts, draft: RoomDraft, secret: SeatSecret | null): void {
  const { hand, turn } = draft.head;
  if (hand === null || turn === null) throw new Error('nobody is asked');
  for (const seat of turn.seats) {
    const now = draft.head.hand;
    if (now === null || draft.head.phase !== 'playing' || !parts.rules.asked(now.hand).includes(seat))
      continue;
    const [stay, entry] = draft.seated().find(([, one]) => one.seat === seat) ?? [];
    if (stay !== undefined && entry !== undefined) {
      const lapses = entry.lapses + 1;
      const isOut = entry.isOut || lapses >= LAPSES_MOST;
      const idleAt = isOut ? idleFrom(parts, entry.idleAt ?? parts.at) : null;
      draft.change(stay, { lapses, isOut, bankMs: 0, idleAt });
      if (isOut && !entry.isOut) draft.events.push({ type: 'out', seat });
    }
    draft.events.push({ type: 'act', seat, act: 'timeout', amount: null });
    const refused = apply(parts, draft, {
      hand: now,
      seat,
      act: parts.rules.byClock(now.hand, seat),
      secret,
    });
    if (refused !== null) throw new Error(`the clock cannot act for the seat ${seat}: ${refused.refused}`);
  }
}

/** Makes an act a part of the hand, and ends the hand with the last one. */
function apply(
  parts: SeatParts,
  draft: RoomDraft,
  {
    hand,
    seat,
    act,
    secret,
  }: {
    readonly hand: SeatHandState;
    readonly seat: number;
    readonly act: JsonValue;
    readonly secret: SeatSecret | null;
  },
): RoomRefusal<SeatRefusal> | null {
  if (secret === null) throw new Error('a hand is played without its secret');
  const { rules, room } = parts;
  const deck = handDeck(rules, hand, secret);
  const options = optionsOf(room, hand);
  const step = rules.act(options, hand.hand, { seat, act, deck });
  if ('refused' in step) return step;
  const [before, after] = [rules.asked(hand.hand), rules.asked(step.hand)];
  const isSameTurn = isSame(before, after) && rules.isFree(act);
  const played: SeatHandState = { ...hand, hand: step.hand, acts: [...hand.acts, { seat, act }] };
  draft.head = { ...draft.head, hand: played };
  draft.events.push(...step.events);
  const end = rules.endOf(options, step.hand, deck);
  if (end !== null) endHand(parts, draft, { hand: played, end, deck });
  else if (isPartOf(after, before)) shrinkTurn(draft, after);
  else if (!isSameTurn) askNext(parts, draft);
  return null;
}

/** [SK8] Several are asked at once: those who have not acted keep their turn and its clock. */
function shrinkTurn(draft: RoomDraft, seats: readonly number[]): void {
  const { turn } = draft.head;
  draft.head = { ...draft.head, turn: turn && { ...turn, seats: [...seats] } };
}

const isPartOf = (some: readonly number[], all: readonly number[]): boolean =>
  some.length > 0 && some.length < all.length && some.every((seat) => all.includes(seat));

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((seat, at) => seat === other[at]);
