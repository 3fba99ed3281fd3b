import type { ContestView } from '@ikka/contract';
import type { SeatView } from './seat-snapshot.ts';

type Player = NonNullable<SeatView['seats'][number]>;

/** Who is ahead first: those who are in by chips, or in a pool by the fewest points; then those who are out, the last one first. */
export function ranked(seats: SeatView['seats'], kind: ContestView['kind']): readonly Player[] {
  const ahead = (a: Player, b: Player) => {
    if (a.result !== null || b.result !== null) return (a.result?.place ?? 0) - (b.result?.place ?? 0);
    const more = Number(b.stack) - Number(a.stack);
    return kind === 'pool' ? -more : more;
  };
  return seats.filter((player) => player !== null).toSorted((a, b) => ahead(a, b) || a.seat - b.seat);
}
