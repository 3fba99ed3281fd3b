import type { SeatView } from '../seat-snapshot.ts';
import { HandCards } from './HandCards.tsx';
import { handOf } from './hand-of.ts';
import { sorted } from './own-groups.ts';

/** One's own cards at a step of a replay, as they lay best then. */
export function Held({ view }: { view: SeatView }) {
  const hand = handOf(view);
  if (hand === null || hand.wild === null || hand.mine === null) return null;
  const { cards, drawn } = hand.mine;
  return <HandCards groups={sorted(cards, hand.wild)} wild={hand.wild} fresh={drawn?.card ?? null} />;
}
