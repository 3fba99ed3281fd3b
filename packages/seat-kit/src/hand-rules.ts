import type { JsonValue } from '@ikka/game-kit';

/** What a seat owes the table, where a game has blinds: it sat down between them, or they passed it by. */
export const seatDebts = ['entry', 'missed'] as const;
export type SeatDebt = (typeof seatDebts)[number];

/** A seat as it is dealt in: its number, what it has in front of it, in smallest units, and what it owes. */
export interface DealtSeat {
  readonly seat: number;
  readonly stack: bigint;
  readonly owes: SeatDebt | null;
}

/** Something at the table that pages show by motion and sound. Amounts are smallest units as text. */
export type HandEvent = {
  readonly type: 'act';
  readonly seat: number;
  readonly act: string;
  readonly amount: string | null;
};

/** A hand after an act, or a dealt hand. */
export interface HandStep<Hand> {
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
}

/** What one seat put into the pot in the end, without what came back uncalled, and what it took out. */
export type SeatResult = { readonly seat: number; readonly stake: string; readonly payout: string };

/**
 * What a hand came to, in smallest units as text. Stakes together are payouts together and the rake. `pot` is what was raked: without
 * refunds.
 */
export type HandEnd = {
  readonly reason: string;
  readonly pot: string;
  readonly rake: string;
  readonly seats: readonly SeatResult[];
  readonly winners: readonly { readonly seat: number; readonly amount: string }[];
  readonly refunds: readonly { readonly seat: number; readonly amount: string }[];
  /** Seats whose cards everybody may see. */
  readonly shown: readonly number[];
};

/** `seats.turn_over`: somebody else is asked by now. `seats.act_invalid`: one cannot do that now. */
export type HandRefusal = 'seats.turn_over' | 'seats.act_invalid';

/** Who looks at a hand, and how amounts are written for him. */
export interface Viewing {
  /** The viewer's seat in this hand; null for whoever has none. */
  readonly seat: number | null;
  /** The hand's cards in the order of the deal; null where they are not fixed. */
  readonly deck: readonly number[];
  readonly shown: (units: bigint) => string;
}

/**
 * A card game between seats as pure rules, one hand at a time. The kit owns seats, money at the table, clocks, seeds and records; the
 * rules know a hand from its deal to its end. All states and acts are JSON: a hand is kept, moved between processes and recomputed.
 *
 * No state holds a card that may not be seen: cards follow from `deck`, which only the room's keeper can draw.
 */
export interface HandRules<Options extends JsonValue, Hand extends JsonValue, Act extends JsonValue> {
  readonly code: string;
  /** Changes with every change of a deal, an act or a payout. */
  readonly version: string;
  /** Cards of the whole pack, and how many of them a hand of so many seats may need. */
  readonly packSize: number;
  cardsOf(seats: number): number;
  /** The least stack with which a seat is dealt in. */
  leastStack(options: Options): bigint;
  /** Deals: seats in the order of the room, dealer among them or not. */
  begin(
    options: Options,
    table: { readonly seats: readonly DealtSeat[]; readonly dealer: number },
  ): HandStep<Hand>;
  /** Who is asked now; nobody once the hand is over. */
  asked(hand: Hand): readonly number[];
  /** An act as it came from a page (amounts as smallest units in text), or undefined where it is none. */
  readAct(value: unknown): Act | undefined;
  /** Whether the act is taken whoever's turn it is. */
  isFree(act: Act): boolean;
  /** Whether the act is the clock's alone: from a page it is refused. No act is where this is left out. */
  isByClock?(act: Act): boolean;
  act(
    options: Options,
    hand: Hand,
    wish: { readonly seat: number; readonly act: Act; readonly deck: readonly number[] },
  ): HandStep<Hand> | { readonly refused: HandRefusal };
  /** What is done for a seat that was asked and did not act in time. */
  byClock(hand: Hand, seat: number): Act;
  /** What the hand came to, once it is over. */
  endOf(options: Options, hand: Hand, deck: readonly number[]): HandEnd | null;
  /** What a seat has put into the pot so far, in smallest units. */
  paidBy(hand: Hand, seat: number): bigint;
  /** What one viewer may know. Nothing of a hand reaches a page that did not come out of it. */
  view(options: Options, hand: Hand, viewing: Viewing): JsonValue;
  /** The cards that a seat holds, of the deck. */
  cardsAt(hand: Hand, seat: number, deck: readonly number[]): readonly number[];
  /** [SK17] How seats contend for a pot; left out where nobody can give up or raise. */
  readonly duel?: {
    /** Seats that can still win the hand. */
    seatsIn(hand: Hand): readonly number[];
    /** Whether the act puts in more than is asked for. */
    raises(hand: Hand, seat: number, act: Act): boolean;
  };
}
