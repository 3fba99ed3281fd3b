import type { CallResult } from '@ikka/client';
import { type CallValue, calls, type SeatPush, type SeatRoomState } from '@ikka/contract';
import { openRoomLine, type RoomLineBase } from '../room/room-line.ts';
import type { SeatPlayParts } from './create-seat-play.ts';
import type { Wait } from './seat-snapshot.ts';

interface KeepWaitingParts extends Pick<SeatPlayParts, 'client' | 'openLine'>, Omit<RoomLineBase, 'onLine'> {
  /** Where the member waits now, or that he waits nowhere. */
  readonly onWait: (wait: Wait | null) => void;
}

/** The table for a seat of which a member waits. */
export interface KeepWaiting {
  /** A room was shown, or told of. */
  note(view: Pick<SeatRoomState, 'roomId' | 'waitingList'>): void;
  /** This room is watched from now on, or none: another one, where he waits, keeps a line of its own. */
  watch(roomId: string | null): void;
  /** Waits no more. */
  leave(): Promise<CallResult<CallValue<typeof calls.seats.leaveWaitingList>> | null>;
  close(): void;
}

/**
 * A member who waits looks at other tables meanwhile. The line to the table stays open, because a place is kept only for whoever can be
 * reached, and because he is to hear of his seat wherever he is.
 */
export function keepWaiting(parts: KeepWaitingParts): KeepWaiting {
  let wait: Wait | null = null;
  let watched: string | null = null;
  let kept: { readonly roomId: string; close(): void } | null = null;

  const keep = () => {
    const roomId = wait !== null && wait.roomId !== watched ? wait.roomId : null;
    if (kept?.roomId === roomId) return;
    kept?.close();
    kept = null;
    if (roomId === null) return;
    const line = openRoomLine<
      CallValue<typeof calls.seats.seatState>,
      SeatPush<'room.events'>,
      SeatPush<'room.own'>
    >({
      ...parts,
      openLine: (listen) => parts.openLine(roomId, listen),
      read: () => parts.client.call(calls.seats.seatState, { params: { roomId } }),
      onRoom: ({ view }) => note(view),
      // What is told to all says nothing of his own place.
      onEvents: ({ events }) => void (events.some(({ type }) => type === 'waiting_list') && line.sync()),
      onOwn: ({ view }) => note(view),
      onLine: () => undefined,
    });
    kept = { roomId, close: line.close };
  };

  const note: KeepWaiting['note'] = ({ roomId, waitingList }) => {
    const me = waitingList?.me ?? null;
    if (me === null && wait?.roomId !== roomId) return;
    const next = me === null ? null : { roomId, ...me };
    if (
      next?.place === wait?.place &&
      next?.offeredUntil === wait?.offeredUntil &&
      next?.roomId === wait?.roomId
    )
      return;
    wait = next;
    parts.onWait(next);
    keep();
  };

  return {
    note,
    watch(roomId) {
      watched = roomId;
      keep();
    },
    async leave() {
      if (wait === null) return null;
      const answer = await parts.client.call(calls.seats.leaveWaitingList, {
        params: { roomId: wait.roomId },
      });
      if (answer.ok) note(answer.value.view);
      return answer;
    },
    close() {
      kept?.close();
      kept = null;
    },
  };
}
