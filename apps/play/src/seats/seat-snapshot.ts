import type { SeatRoomState } from '@ikka/contract';
import type { RoomSnapshot } from '../room/room-play.ts';

export type SeatView = SeatRoomState;
export type OwnSeat = NonNullable<SeatView['me']>;

/** Where the member waits for a seat. */
export interface Wait {
  readonly roomId: string;
  /** From 1. */
  readonly place: number;
  /** Until when a seat is held for him; null while none is. */
  readonly offeredUntil: string | null;
}

/** What the page of a game with seats shows. */
export interface SeatSnapshot extends RoomSnapshot {
  /** The room that is watched; null where one is still to be chosen. */
  readonly roomId: string | null;
  /** As it was told last; null until it was read. */
  readonly view: SeatView | null;
  /** The table for a seat of which the member waits; null where he waits nowhere. */
  readonly wait: Wait | null;
  /** Something that was asked for is not answered yet. */
  readonly isSending: boolean;
  /** What seats said a moment ago without words. */
  readonly emotes: ReadonlyMap<number, string>;
}

/** Whether this page plays a seat: a member's other pages show the table and do nothing there. */
export const playsHere = (view: SeatView | null): view is SeatView & { me: OwnSeat } =>
  view !== null && view.me !== null && !view.me.isElsewhere;

/** Whether the viewer's seat has a part in a hand that is not over. */
export function isInHand(view: SeatView | null): boolean {
  const seat = view?.me?.seat;
  if (view === null || seat === undefined) return false;
  return view.phase === 'playing' && view.seats[seat]?.isDealt === true;
}

export const isAsked = (view: SeatView | null): boolean =>
  playsHere(view) && view.turn?.seats.includes(view.me.seat) === true;
