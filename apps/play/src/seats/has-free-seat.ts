import type { SeatView } from './seat-snapshot.ts';

/** Whether the viewer may sit down: on a seat that nobody is offered, or on his own offer. */
export function hasFreeSeat({ seats, line }: Pick<SeatView, 'seats' | 'line'>): boolean {
  const free = seats.filter((player) => player === null).length;
  return free > (line?.held ?? 0) || (free > 0 && line?.me?.offeredUntil != null);
}
