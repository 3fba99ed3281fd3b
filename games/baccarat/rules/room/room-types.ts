import type { SpotStakes } from '../choice.ts';
import type { Side } from '../coup.ts';
import type { BaccaratOutcome } from '../outcome.ts';

/**
 * [B24] Where a table stands. `closed`: no shoe. `shuffling`: a shoe is committed to. `waiting`: bets are open without a clock.
 * `betting`: they are open until `closesAt`. `dealing`: card by card. `settling`: what is owed is paid. `resting`: the coup
 * lies there to be read.
 */
export type TablePhase = 'closed' | 'shuffling' | 'waiting' | 'betting' | 'dealing' | 'settling' | 'resting';

/** A table's head. Times are milliseconds since 1970. */
export type TableHead = {
  readonly phase: TablePhase;
  /** The shoe's number, counted from 1; 0 before the first. */
  readonly shoe: number;
  /** The coup that is on or comes next, counted from 1 in each shoe. */
  readonly coup: number;
  /** How many cards of the shoe are out. */
  readonly position: number;
  /** The card that was turned first, null before it. */
  readonly turned: number | null;
  /** The marks of this shoe's coups. */
  readonly marks: readonly string[];
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly closesAt: number | null;
  /** When the dealer acts next by himself; null where he waits for players. */
  readonly dueAt: number | null;
  /** Somebody is at the table until then, as far as it knows. */
  readonly wantedUntil: number;
};

/** A bet of the coup that is on. Amounts are smallest units as text. */
export type TableEntry = {
  readonly memberId: string;
  readonly playSessionId: string;
  /** As everybody may see it. */
  readonly name: string;
  readonly currency: string;
  readonly stakes: SpotStakes;
  readonly placedAt: number;
};

/** What one member may have on a spot in one coup, in smallest units as text. */
export type SpotLimits = {
  readonly least: string;
  /** On Player and Banker. */
  readonly most: string;
  /** On every other spot. */
  readonly sideMost: string;
};

export type TableCommand =
  | {
      readonly type: 'bet';
      readonly bet: string;
      readonly shoe: number;
      readonly coup: number;
      readonly limits: SpotLimits;
      readonly entry: Omit<TableEntry, 'placedAt'>;
    }
  | { readonly type: 'recall'; readonly bet: string; readonly memberId: string }
  | { readonly type: 'undo'; readonly bet: string; readonly memberId: string }
  /** Somebody is there: the dealer deals. */
  | { readonly type: 'sit' };

/** What everybody at the table is told. */
export type TableEvent =
  | { readonly type: 'shuffling'; readonly shoe: number; readonly dueAt: number }
  | { readonly type: 'burned'; readonly card: number; readonly count: number }
  | { readonly type: 'waiting'; readonly shoe: number; readonly coup: number }
  | { readonly type: 'betting'; readonly shoe: number; readonly coup: number; readonly closesAt: number }
  | {
      readonly type: 'bet';
      readonly bet: string;
      readonly name: string;
      readonly currency: string;
      readonly stakes: SpotStakes;
    }
  | { readonly type: 'undone'; readonly bet: string }
  | { readonly type: 'closed'; readonly coup: number }
  | { readonly type: 'card'; readonly side: Side; readonly card: number }
  | { readonly type: 'result'; readonly coup: number; readonly mark: string }
  | { readonly type: 'paid'; readonly bet: string; readonly currency: string; readonly payout: string }
  | { readonly type: 'settled'; readonly coup: number; readonly nextAt: number }
  | { readonly type: 'shoe_ended'; readonly shoe: number };

/** What the table's keeper writes beside state and money. */
export type TableEffect =
  | { readonly type: 'open'; readonly shoe: number }
  | { readonly type: 'reveal'; readonly shoe: number; readonly marks: readonly string[] }
  | {
      readonly type: 'record';
      readonly shoe: number;
      readonly coup: number;
      readonly bet: string;
      readonly entry: TableEntry;
      readonly outcome: BaccaratOutcome;
      readonly payout: string;
      /** What of the stakes the member's own bets on the other side set off. */
      readonly setOff: string;
    };

/** What only the keeper knows while the shoe is on: the order of its cards. */
export type TableSecret = { readonly cards: readonly number[] };

export type TableRefusal =
  | 'room.bets_closed'
  | 'room.bets_too_many'
  | 'room.limit_passed'
  | 'round.bet_invalid'
  | 'round.unknown'
  | 'idempotency.mismatch';
