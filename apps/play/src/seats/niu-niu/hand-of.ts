import type { NiuNiuView } from '@ikka/niu-niu/rules';
import type { SeatView } from '../seat-snapshot.ts';

/** The hand of a view of NiuNiu, as its rules have written it; null where none is on. */
export function handOf(view: Pick<SeatView, 'hand'> | null): NiuNiuView | null {
  return (view?.hand?.game as NiuNiuView | undefined) ?? null;
}
