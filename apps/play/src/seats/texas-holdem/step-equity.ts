import { equityOf, sampleEquity } from '@ikka/texas-holdem/rules';
import type { SeatView } from '../seat-snapshot.ts';
import { handOf } from './hand-of.ts';
import { knownHands } from './known-hands.ts';

/** What the hands that are known could hope for at a step. */
export interface StepEquity {
  /** Every way in which the table could have been filled up was counted; before the flop the shares are estimates. */
  readonly isExact: boolean;
  /** Somebody was still in whose cards were never shown: the shares are those of a pot without him. */
  readonly hasUnknown: boolean;
  readonly hands: readonly {
    readonly seat: number;
    readonly cards: readonly number[];
    /** Of 1. */
    readonly share: number;
  }[];
}

const BOARD = 5;

/**
 * At a step of a replay: one's own hand and those that were shown at its end, as far as they were not folded by then. Null where no card is to
 * come, or where fewer than two of them are known.
 */
export function stepEquity(view: SeatView, outcome: unknown): StepEquity | null {
  const hand = handOf(view);
  const own = view.me?.seat;
  if (hand === null || own === undefined || hand.board.length >= BOARD) return null;
  const known = knownHands(own, outcome);
  const inHand = hand.players.filter(({ isFolded }) => !isFolded).map(({ seat }) => seat);
  const playing = known.filter(({ seat }) => inHand.includes(seat));
  if (playing.length < 2) return null;
  const cards = playing.map((one) => one.cards);
  const dead = known.filter(({ seat }) => !inHand.includes(seat)).flatMap((one) => one.cards);
  const isExact = hand.board.length > 0;
  const shares = isExact ? equityOf(cards, hand.board, dead).shares : sampleEquity(cards, dead);
  return {
    isExact,
    hasUnknown: playing.length < inHand.length,
    hands: playing.map((one, at) => ({ ...one, share: shares[at] ?? 0 })),
  };
}
