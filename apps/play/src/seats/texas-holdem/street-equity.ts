import { equityOf } from '@ikka/texas-holdem/rules';

/** A hand of the record whose cards are known, with its chance to win at each round from the flop on, as a share of 1. */
export interface KnownHand {
  readonly seat: number;
  readonly cards: readonly number[];
  readonly flop: number;
  readonly turn: number;
  readonly river: number;
}

const isHand = (value: unknown): value is { readonly seat: number; readonly cards: readonly number[] } => {
  if (typeof value !== 'object' || value === null || !('seat' in value) || !('cards' in value)) return false;
  return typeof value.seat === 'number' && Array.isArray(value.cards) && value.cards.length === HAND + BOARD;
};

const HAND = 2;
const BOARD = 5;

/**
 * What each known hand could hope for, by every way in which the rest of the table could have come: one's own and those that were shown.
 * None where the table was not dealt to its end, or nobody else's cards are known.
 */
export function streetEquity(seat: number, outcome: unknown): readonly KnownHand[] {
  if (typeof outcome !== 'object' || outcome === null || !('cards' in outcome) || !('shown' in outcome))
    return [];
  const others = Array.isArray(outcome.shown) ? outcome.shown : [];
  const hands = [{ seat, cards: outcome.cards }, ...others.filter((one) => isHand(one) && one.seat !== seat)];
  const known = hands.filter(isHand);
  const board = known[0]?.cards.slice(HAND) ?? [];
  if (known.length < 2 || known[0]?.seat !== seat) return [];
  const held = known.map(({ cards }) => cards.slice(0, HAND));
  const [flop, turn, river] = [3, 4, BOARD].map((count) => equityOf(held, board.slice(0, count)).shares);
  return known.map((hand, at) => ({
    seat: hand.seat,
    cards: held[at] ?? [],
    flop: flop?.[at] ?? 0,
    turn: turn?.[at] ?? 0,
    river: river?.[at] ?? 0,
  }));
}
