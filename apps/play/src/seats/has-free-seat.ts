import type { SeatView } from './seat-snapshot.ts';

/** Whether the viewer may sit down: on a seat that nobody is offered, or on his own offer. */
export function hasFreeSeat({ seats, waitingList }: Pick<SeatView, 'seats' | 'waitingList'>): boolean {
  const free = seats.filter((player) => player === null).length;
  return free > (waitingList?.held ?? 0) || (free > 0 && waitingList?.me?.offeredUntil != null);
}
