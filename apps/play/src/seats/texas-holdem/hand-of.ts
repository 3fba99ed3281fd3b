import type { TexasHoldemView } from '@ikka/texas-holdem/rules';
import type { SeatView } from '../seat-snapshot.ts';

/** The hand of a view of Texas Hold'em, as its rules have written it; null where none is on. */
export function handOf(view: Pick<SeatView, 'hand'> | null): TexasHoldemView | null {
  return (view?.hand?.game as TexasHoldemView | undefined) ?? null;
}

export type HandPlayer = TexasHoldemView['players'][number];

/** One's own part in the hand; undefined for who has none. */
export function ownPlayer(view: SeatView): HandPlayer | undefined {
  return handOf(view)?.players.find(({ seat }) => seat === view.me?.seat);
}
