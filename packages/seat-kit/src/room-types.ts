import type { JsonValue } from '@ikka/game-kit';
import type { ContestState, ContestTerms } from './contest-terms.ts';
import type { HandEnd, HandEvent, SeatDebt } from './hand-rules.ts';
import type { RakeTerms } from './rake.ts';

/** How high a room plays. */
export const seatLevels = ['small', 'middle', 'high'] as const;
export type SeatLevel = (typeof seatLevels)[number];

/** The options that every seat game has, beside its own. */
export type CommonOptions = { readonly rake: RakeTerms };

/** A room as data: it is opened and closed while the house runs. Amounts are smallest units of its one currency, as text. */
export interface SeatRoom<Options extends CommonOptions = CommonOptions> {
  readonly roomId: string;
  readonly gameId: string;
  /** Its number among the rooms of its level; 0 for a private one. */
  readonly no: number;
  /** [SK16] By which friends find a private room; nothing for a room of the house. */
  readonly code?: string;
  readonly level: SeatLevel;
  /** As the ledger names it; trial money has rooms of its own. */
  readonly currency: string;
  readonly seats: number;
  readonly stake: string;
  readonly buyIn: { readonly least: string; readonly most: string };
  readonly clock: SeatClock;
  /** Whether two seats may not have one network address. */
  readonly refusesSharedAddress: boolean;
  readonly options: Options;
  /** [SK18] Where hands are played for chips; absent at a cash table. */
  readonly contest?: ContestTerms;
}

/** How long a seat may take, in milliseconds. */
export interface SeatClock {
  /** For one act. */
  readonly turnMs: number;
  /** In reserve, used where a turn takes longer; so much of it comes back with each hand. */
  readonly bankMs: number;
  readonly bankBackMs: number;
  /** For whoever's line is down, from when it went. */
  readonly graceMs: number;
  /** Seeds are waited for so long. */
  readonly seedsMs: number;
  /** From when two are ready to the first hand. */
  readonly startMs: number;
  /** The result of a hand stands so long; less where nothing was shown. */
  readonly showMs: number;
  readonly packedMs: number;
  /** A seat that sits out so long is left, its money returned. */
  readonly idleMs: number;
}

export const usualClock: SeatClock = {
  turnMs: 15_000,
  bankMs: 30_000,
  bankBackMs: 5_000,
  graceMs: 30_000,
  seedsMs: 5_000,
  startMs: 3_000,
  showMs: 6_000,
  packedMs: 3_500,
  idleMs: 180_000,
};

/**
 * `closed`: nobody may sit. `waiting`: fewer than two are ready, or the first hand is about to begin. `shuffling`: the deck is committed
 * to and seats give their seeds. `playing`: a hand is on. `showing`: its result stands.
 */
export type SeatPhase = 'closed' | 'waiting' | 'shuffling' | 'playing' | 'showing';

/**
 * A seat's part in the deal: the hash that it gave before, and the seed once it has shown it. Both are empty of a seat that is dealt into a
 * contest while nobody plays it.
 */
export type DealtShare = {
  readonly seat: number;
  readonly stay: string;
  readonly hash: string;
  readonly seed: string | null;
};

/** An act as a hand's record keeps it. */
export type RecordedAct = { readonly seat: number; readonly act: JsonValue };

/** What lay in front of a seat at the deal, and what it owed the table; nothing where that is not said. */
export type DealtStack = { readonly seat: number; readonly stack: string; readonly owes?: SeatDebt };

/** The hand that is on, about to begin, or just over. */
export type SeatHandState = {
  readonly no: number;
  readonly dealer: number;
  /** Of a contest: the level by which it is played. */
  readonly level?: number;
  readonly shares: readonly DealtShare[];
  /** Stacks at the deal, in the order of the seats; empty before. */
  readonly stacks: readonly DealtStack[];
  /** The game's own state; null before the deal. */
  readonly hand: JsonValue;
  readonly acts: readonly RecordedAct[];
  /** What it came to; null before its end. A hand that was given back has the reason `void`. */
  readonly end: HandEnd | null;
};

export type SeatHead = {
  readonly phase: SeatPhase;
  /** The latest hand's number, from 1; 0 before the first. */
  readonly no: number;
  readonly dealer: number;
  readonly hand: SeatHandState | null;
  /** Who is asked, and until when; null where nobody is. */
  readonly turn: {
    readonly no: number;
    readonly seats: readonly number[];
    readonly endsAt: number;
    readonly bankEndsAt: number;
  } | null;
  /** When the phase ends by itself. */
  readonly dueAt: number | null;
  /** How the room's contest stands; absent at a cash table. */
  readonly contest?: ContestState;
  /** [SK29] Who waits for a seat, in the order in which they came; absent where nobody ever has. */
  readonly waitingList?: readonly WaitingPlace[];
};

/** [SK29] A place among those who wait for a seat. No money is bound to it. */
export type WaitingPlace = {
  readonly memberId: string;
  /** The page that waits. */
  readonly playSessionId: string;
  readonly device: string | null;
  readonly address: string | null;
  /** How long a seat is held for him, as it was when he came. */
  readonly heldMs: number;
  /** Since when his page cannot be reached; null while it can. */
  readonly goneAt: number | null;
  /** Until when a seat is held for him; null while none is. */
  readonly offeredUntil: number | null;
};

/** A seat that is taken. Its id is the stay's: one stay of one member. */
export type SeatEntry = {
  readonly memberId: string;
  readonly currency: string;
  /** The page that plays the seat. */
  readonly playSessionId: string;
  /** As strangers may read it. */
  readonly name: string;
  /** By which two seats of one browser, or of one network, are known; hashes that tell nobody else anything. */
  readonly device: string | null;
  readonly address: string | null;
  readonly isRobot: boolean;
  readonly seat: number;
  /** What lies in front of it at the deal of the hand that is on, else now. */
  readonly stack: string;
  /** Brought since the deal; it counts from the next hand on. */
  readonly waiting: string;
  /** All that was brought to the table in this stay, and all that was staked of it. */
  readonly brought: string;
  readonly staked: string;
  /** Ids of what was brought, so that the same wish again is found. */
  readonly buyIns: readonly string[];
  /** The hash of the seat's seed for the next deal; null where it gave none. */
  readonly hash: string | null;
  /** [SK15] What it owes the table before it is dealt in; null for nothing, as where it is not said. */
  readonly owes?: SeatDebt | null;
  readonly isOut: boolean;
  readonly isLeaving: boolean;
  /** Since when its line is down, and since when it does not play. */
  readonly goneAt: number | null;
  readonly idleAt: number | null;
  /** Turns in a row that the clock played. */
  readonly lapses: number;
  readonly bankMs: number;
  /** In a contest, where `stack` is chips: the place once it is out, and the prize once the contest is over. */
  readonly place?: number;
  readonly prize?: string;
};

/** Who sits, as the server knows him. */
export type Sitter = Pick<
  SeatEntry,
  'memberId' | 'currency' | 'playSessionId' | 'name' | 'device' | 'address' | 'isRobot'
>;

/** Whose command it is: the page must be the one that plays the seat. */
interface BySeat {
  readonly memberId: string;
  readonly playSessionId: string;
}

export type SeatCommand =
  | {
      readonly type: 'sit';
      readonly stay: string;
      /** Null: any. */
      readonly seat: number | null;
      readonly buyIn: string;
      readonly hash: string;
      readonly sitter: Sitter;
    }
  | (BySeat & { readonly type: 'top_up'; readonly id: string; readonly amount: string })
  /** Finds what was brought under an id, for who may bring no more. */
  | { readonly type: 'recall'; readonly memberId: string; readonly id: string }
  | (Omit<WaitingPlace, 'goneAt' | 'offeredUntil'> & { readonly type: 'join_waiting_list' })
  | { readonly type: 'leave_waiting_list'; readonly memberId: string }
  | (BySeat & { readonly type: 'leave' })
  | (BySeat & { readonly type: 'sit_out'; readonly isOut: boolean })
  | (BySeat & { readonly type: 'return'; readonly hash: string })
  | (BySeat & { readonly type: 'seed'; readonly hand: number; readonly seed: string; readonly next: string })
  /** Finds that a seed stands, for who may begin no hand. */
  | { readonly type: 'recall_seed'; readonly memberId: string; readonly hand: number }
  | (BySeat & { readonly type: 'act'; readonly hand: number; readonly turn: number; readonly act: JsonValue })
  | (BySeat & { readonly type: 'emote'; readonly emote: string })
  /** The line of a page went down, or is up again. */
  | (BySeat & { readonly type: 'line'; readonly isUp: boolean })
  /** The house's word: who may play no more leaves after the hand. */
  | { readonly type: 'retire'; readonly memberId: string };

export type SeatEvent =
  | HandEvent
  | { readonly type: 'sat' | 'left' | 'out' | 'in' | 'gone' | 'back'; readonly seat: number }
  | { readonly type: 'topped_up'; readonly seat: number; readonly amount: string }
  /** Those who wait are others, or one of them is offered a seat. */
  | { readonly type: 'waiting_list' }
  | { readonly type: 'shuffling' | 'void'; readonly no: number }
  | {
      readonly type: 'dealt';
      readonly no: number;
      readonly dealer: number;
      readonly seats: readonly number[];
    }
  | { readonly type: 'emote'; readonly seat: number; readonly emote: string }
  /** A contest begins, is over, or was called off and gave every entry back. */
  | { readonly type: 'begun' | 'finished' | 'called_off' }
  | { readonly type: 'placed'; readonly seat: number; readonly place: number }
  | { readonly type: 'level'; readonly level: number }
  | {
      readonly type: 'ended';
      readonly no: number;
      readonly reason: string;
      readonly winners: HandEnd['winners'];
      readonly rake: string;
      readonly refunds: HandEnd['refunds'];
    };

/**
 * A seat's part in a hand that is over, for the record: one of money, one of a contest's chips, which moves none, or its part in the
 * contest that ended with the hand.
 */
export type SeatPlay = {
  readonly kind: 'hand' | 'chips' | 'contest';
  readonly stay: string;
  readonly entry: SeatEntry;
  readonly stake: string;
  readonly payout: string;
  /** What of the stake is no turnover. */
  readonly setOff: string;
  readonly choice: JsonValue;
  readonly outcome: JsonValue;
};

/** What the room's keeper writes beside state and money. */
export type SeatEffect =
  | { readonly type: 'open'; readonly no: number }
  /** The hand is over, with its parts; none where it was given back or never dealt. */
  | {
      readonly type: 'end';
      readonly no: number;
      readonly clientSeed: string;
      readonly outcome: JsonValue;
      readonly plays: readonly SeatPlay[];
    };

/** What only the keeper knows while a hand is on. */
export type SeatSecret = { readonly serverSeed: string; readonly commitment: string };

export type SeatRefusal =
  | 'seats.taken'
  | 'seats.full'
  | 'seats.already_seated'
  | 'seats.not_seated'
  | 'seats.buy_in_invalid'
  | 'seats.turn_over'
  | 'seats.act_invalid'
  | 'seats.elsewhere'
  | 'seats.device_seated'
  | 'seats.address_seated'
  | 'seats.closing'
  | 'seats.held'
  | 'seats.not_full'
  | 'seats.waiting_list_full'
  | 'seats.entropy_mismatch'
  | 'round.unknown'
  | 'idempotency.mismatch';
