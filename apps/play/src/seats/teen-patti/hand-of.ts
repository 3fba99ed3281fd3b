import type { TeenPattiView } from '@ikka/teen-patti/rules';
import type { SeatView } from '../seat-snapshot.ts';

/** The hand of a view of Teen Patti, as its rules have written it; null where none is on. */
export function handOf(view: Pick<SeatView, 'hand'> | null): TeenPattiView | null {
  return (view?.hand?.game as TeenPattiView | undefined) ?? null;
}

/** One's own part in the hand; undefined for who has none. */
export function ownPlayer(view: SeatView): TeenPattiView['players'][number] | undefined {
  return handOf(view)?.players.find(({ seat }) => seat === view.me?.seat);
}
