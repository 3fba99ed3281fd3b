import type { JsonValue } from './json-value.ts';

/** What a room is at one version: a small head, and an entry for each bet of the round that is on. */
export interface RoomState<Head, Entry> {
  readonly head: Head;
  readonly entries: ReadonlyMap<string, Entry>;
}

/** Who a bet belongs to, and in which money. */
export interface BetOwner {
  /** The bet's id, a UUIDv7 that follows from the member's key. */
  readonly bet: string;
  readonly memberId: string;
  readonly currency: string;
}

/**
 * Money of bets. `hold` sets a stake aside, and the command is refused where it is not
 * there; `settle` ends the hold and pays what was won, the stake included; `return` ends it by giving it back. What of a settled
 * stake the player's own bets on the other side set off is `setOff`: it was staked, and is no turnover.
 */
export type BetMovement =
  | (BetOwner & { readonly kind: 'hold'; readonly stake: bigint })
  | (BetOwner & {
      readonly kind: 'settle';
      readonly stake: bigint;
      readonly payout: bigint;
      readonly setOff?: bigint;
    })
  | (BetOwner & { readonly kind: 'return'; readonly stake: bigint });

/** Whose seat it is: one stay of a member at a table, by its id (a UUIDv7 that follows from the member's key). */
interface SeatOwner {
  readonly stay: string;
  readonly memberId: string;
  readonly currency: string;
}

/**
 * Money at a table with seats. `buy_in` brings it there under an id of its own, and the command is refused where it is not there;
 * `settle_hand` takes what the seat staked in a hand and gives what it won, of which `setOff` is no turnover; `settle_contest` takes all
 * that was paid for a contest and gives the prize to the member; `cash_out` brings back all that lies there, of which `unstaked` was never
 * staked.
 */
export type SeatMovement =
  | (SeatOwner & { readonly kind: 'buy_in'; readonly id: string; readonly amount: bigint })
  | (SeatOwner & {
      readonly kind: 'settle_hand';
      readonly no: number;
      readonly stake: bigint;
      readonly payout: bigint;
      readonly setOff: bigint;
    })
  | (SeatOwner & { readonly kind: 'settle_contest'; readonly stake: bigint; readonly payout: bigint })
  | (SeatOwner & { readonly kind: 'cash_out'; readonly amount: bigint; readonly unstaked: bigint });

/** Money that a decision moves, in smallest units. */
export type Movement = BetMovement | SeatMovement;

/** What the command that ends a bet is answered once the bet has left the room: as it was then, to its member alone. */
export type PastBet = { readonly memberId: string } & (
  | { readonly answer: JsonValue }
  | { readonly refused: string }
);

/** What the clock says to a room: its time has come, or it was taken over from an owner last heard of at `aliveAt`. */
export type RoomTimer = { readonly type: 'wake' } | { readonly type: 'resume'; readonly aliveAt: number };

/** When a command counts, in milliseconds since 1970, and what the room's keeper alone knows. */
export interface DecisionContext<Secret> {
  /** When the server received it. */
  readonly at: number;
  /** Of the round that is on; null where there is none. */
  readonly secret: Secret | null;
  /** Whether the house offers the game now: no round begins while it does not. */
  readonly isOffered: boolean;
  /**
   * Whether the round that is on is played to its end though no other begins; absent where it is not. A game whose rounds are
   * long ends one early where it is neither offered nor draining.
   */
  readonly isDraining?: boolean;
}

/** What becomes of a room by one command. All of it is written in one transaction, or none of it. */
export interface Decision<Head, Entry, Event, Effect> {
  readonly head?: Head;
  /** Entries that change; null takes one away. */
  readonly entries?: readonly (readonly [id: string, entry: Entry | null])[];
  readonly movements?: readonly Movement[];
  /** What is remembered of bets that leave the room, for whoever did not hear how they ended. */
  readonly past?: readonly (readonly [bet: string, past: PastBet])[];
  /** What everybody in the room may know of it. */
  readonly events?: readonly Event[];
  /** What the game's own keeper writes in the same transaction. */
  readonly effects?: readonly Effect[];
  /** What the one who asked is told. */
  readonly answer: JsonValue;
}

/** An expected "no", by a code of the game's own. */
export interface RoomRefusal<Code extends string = string> {
  readonly refused: Code;
}

/** A room's game as pure rules: from a state and a command to a decision. The rules know neither clock nor database. */
export interface RoomRules<
  Head extends JsonValue,
  Entry extends JsonValue,
  Command,
  Event extends JsonValue,
  Effect,
  Secret,
  Code extends string,
> {
  /** The head of a room in which nothing has happened yet. */
  readonly first: Head;
  decide(
    state: RoomState<Head, Entry>,
    command: Command | RoomTimer,
    context: DecisionContext<Secret>,
  ): Decision<Head, Entry, Event, Effect> | RoomRefusal<Code>;
  /**
   * Ends the round that is on at once, because the house closes the room. Nothing where there is none; absent where a round
   * is always finished.
   */
  breakOff?(
    state: RoomState<Head, Entry>,
    context: DecisionContext<Secret>,
  ): Decision<Head, Entry, Event, Effect>;
  /** When the room wants to be woken (a time in the past: at once), or null. Follows from the state alone. */
  wakeAt(state: RoomState<Head, Entry>, context: Omit<DecisionContext<Secret>, 'at'>): number | null;
  /** The number of the round whose secret the state needs, or null. */
  secretOf(head: Head): number | null;
}
