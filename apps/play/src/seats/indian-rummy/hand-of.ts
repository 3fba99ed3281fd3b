import type { RummyView } from '@ikka/indian-rummy/rules';
import { isAsked, type SeatView } from '../seat-snapshot.ts';

/** The hand of a view of Indian Rummy, as its rules have written it; null where none is on. */
export function handOf(view: Pick<SeatView, 'hand'> | null): RummyView | null {
  return (view?.hand?.game as RummyView | undefined) ?? null;
}

/** What the viewer can do now; null where it is not his turn. */
export const movesOf = (view: SeatView): RummyView['moves'] =>
  isAsked(view) ? (handOf(view)?.moves ?? null) : null;
