import type { JsonValue, RoomRefusal } from '@ikka/game-kit';
import type { SeatDecision, SeatState } from './room-draft.ts';
import type {
  CommonOptions,
  SeatCommand,
  SeatHead,
  SeatRefusal,
  SeatRoom,
  WaitingPlace,
} from './room-types.ts';
import { isRefused, type SeatParts, seatOf, whyNotBeside } from './seat-parts.ts';

type Decided = SeatDecision | RoomRefusal<SeatRefusal>;
type Named<Type extends SeatCommand['type']> = Extract<SeatCommand, { readonly type: Type }>;

/** [SK29] So many wait at one table: whoever is further back would hardly come to sit. */
export const WAITING_MOST = 20;

const waitingOf = ({ waitingList = [] }: Pick<SeatHead, 'waitingList'>): readonly WaitingPlace[] =>
  waitingList;

/** [SK30] How many free seats are held for those who were offered one. */
export const heldSeats = (head: Pick<SeatHead, 'waitingList'>): number =>
  waitingOf(head).filter(({ offeredUntil }) => offeredUntil !== null).length;

/** [SK30] Whether a free seat is held for this member. */
export const isHeldFor = (head: Pick<SeatHead, 'waitingList'>, memberId: string): boolean =>
  waitingOf(head).some((place) => place.memberId === memberId && place.offeredUntil !== null);

const withWaitingList = (state: SeatState, list: readonly WaitingPlace[]): SeatDecision => ({
  head: { ...state.head, waitingList: list },
  events: [{ type: 'waiting_list' }],
  answer: {},
});

/** [SK29] Waits for a seat of a full table, behind all who wait. Who waits already keeps his place. */
export function joinWaitingList(
  parts: SeatParts,
  state: SeatState,
  command: Named<'join_waiting_list'>,
): Decided {
  const { room } = parts;
  const { memberId, playSessionId, device, address, heldMs } = command;
  const place = { memberId, playSessionId, device, address, heldMs };
  const list = waitingOf(state.head);
  if (list.some((other) => other.memberId === memberId)) return { answer: {} };
  if (!parts.isOffered || room.contest !== undefined || state.head.phase === 'closed')
    return { refused: 'seats.closing' };
  if (seatOf(state, memberId) !== null) return { refused: 'seats.already_seated' };
  const beside = whyNotBeside(room, [...state.entries.values()], place);
  if (beside !== null) return { refused: beside };
  // One browser waits once, whatever accounts it has.
  if (place.device !== null && list.some(({ device }) => device === place.device))
    return { refused: 'seats.device_seated' };
  if (room.seats - state.entries.size > heldSeats(state.head)) return { refused: 'seats.not_full' };
  if (list.length >= WAITING_MOST) return { refused: 'seats.waiting_list_full' };
  return withWaitingList(state, [...list, { ...place, goneAt: null, offeredUntil: null }]);
}

/** [SK29] Waits no more; who does not wait has what he wanted. */
export function leaveWaitingList(state: SeatState, memberId: string): SeatDecision {
  const list = waitingOf(state.head);
  const rest = list.filter((place) => place.memberId !== memberId);
  return rest.length === list.length ? { answer: {} } : withWaitingList(state, rest);
}

/** [SK31] The page that waits was disconnected, or a page of its member is connected again. */
export function hearWaiting(parts: SeatParts, state: SeatState, command: Named<'line'>): SeatDecision {
  const { memberId, playSessionId, isUp } = command;
  const list = waitingOf(state.head);
  const mine = list.find((place) => place.memberId === memberId);
  if (mine === undefined || isUp === (mine.goneAt === null)) return { answer: {} };
  if (!isUp && mine.playSessionId !== playSessionId) return { answer: {} };
  const heard = { ...mine, playSessionId, goneAt: isUp ? null : parts.at };
  return withWaitingList(
    state,
    list.map((place) => (place === mine ? heard : place)),
  );
}

/** [SK30, SK31] When the list next changes by itself. */
export const waitingTimes = (head: SeatHead, { graceMs }: SeatRoom['clock']): readonly (number | null)[] =>
  waitingOf(head).flatMap(({ goneAt, offeredUntil }) => [
    offeredUntil,
    goneAt === null ? null : goneAt + graceMs,
  ]);

/** [SK10] The time in which nobody could take a seat counts for none. */
export function shiftWaitingList(state: SeatState, outage: number): SeatState {
  if (waitingOf(state.head).length === 0) return state;
  const later = (at: number | null) => (at === null ? null : at + outage);
  const list = waitingOf(state.head).map((place) => ({
    ...place,
    goneAt: later(place.goneAt),
    offeredUntil: later(place.offeredUntil),
  }));
  return { ...state, head: { ...state.head, waitingList: list } };
}

/**
 * [SK30, SK31] What any decision means for those who wait: who sits by now, let his offer pass or was away for too long is off the
 * list, and so is everybody where the room takes nobody in; a free seat that nobody was offered goes to the first who can be asked.
 */
export function tendWaitingList<Result extends Decided>(
  {
    room,
    at,
    isOffered,
  }: { readonly room: SeatRoom<CommonOptions & JsonValue>; readonly at: number; readonly isOffered: boolean },
  state: SeatState,
  decided: Result,
): Result | SeatDecision {
  if (isRefused(decided)) return decided;
  const made: SeatDecision = decided;
  const head = made.head ?? state.head;
  const list = waitingOf(head);
  if (list.length === 0) return decided;
  const entries = new Map(state.entries);
  for (const [stay, entry] of made.entries ?? []) {
    if (entry === null) entries.delete(stay);
    else entries.set(stay, entry);
  }
  const seated = new Set([...entries.values()].map(({ memberId }) => memberId));
  const waits = ({ memberId, offeredUntil, goneAt }: WaitingPlace): boolean =>
    isOffered &&
    head.phase !== 'closed' &&
    !seated.has(memberId) &&
    (offeredUntil === null || offeredUntil > at) &&
    (goneAt === null || goneAt + room.clock.graceMs > at);
  const rest = list.filter(waits);
  let spare = room.seats - entries.size - heldSeats({ waitingList: rest });
  const next = rest.map((place) => {
    // Who cannot be reached keeps his place for a while, and holds up nobody behind him.
    if (place.offeredUntil !== null || place.goneAt !== null || spare <= 0) return place;
    spare -= 1;
    return { ...place, offeredUntil: at + place.heldMs };
  });
  const isSame = next.length === list.length && next.every((place, index) => place === list[index]);
  if (isSame) return decided;
  const events = made.events ?? [];
  const isTold = events.some(({ type }) => type === 'waiting_list');
  return {
    ...made,
    head: { ...head, waitingList: next },
    events: isTold ? events : [...events, { type: 'waiting_list' }],
  };
}

/** The list as one viewer may know it: how many wait, and where he stands himself; null where a room has none. */
export function viewWaitingList(
  { contest }: Pick<SeatRoom, 'contest'>,
  head: Pick<SeatHead, 'waitingList'>,
  memberId: string | null,
) {
  if (contest !== undefined) return null;
  const list = waitingOf(head);
  const at = list.findIndex((place) => place.memberId === memberId);
  const until = list[at]?.offeredUntil ?? null;
  return {
    waiting: list.length,
    held: heldSeats(head),
    me:
      at < 0 ? null : { place: at + 1, offeredUntil: until === null ? null : new Date(until).toISOString() },
  };
}
