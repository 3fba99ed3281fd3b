/** [C9] Where a room stands. Times are milliseconds since 1970, multipliers hundredths. */
export type CrashHead =
  | { readonly phase: 'resting'; readonly no: number; readonly nextAt: number | null }
  | {
      readonly phase: 'betting';
      readonly no: number;
      /** A bet counts that reached the server before this. */
      readonly closesAt: number;
      /** A moment later, so that bets of the last moment are in. */
      readonly takesOffAt: number;
    }
  | { readonly phase: 'flying'; readonly no: number; readonly startedAt: number }
  | {
      readonly phase: 'settling';
      readonly no: number;
      readonly point: number;
      readonly endedAt: number;
      /** The room was without an owner while it flew, or was closed: a bet without a standing order gets its stake back. */
      readonly isInterrupted: boolean;
    };

/** A bet of the round that is on. Amounts are smallest units as text. */
export type CrashEntry = {
  readonly memberId: string;
  readonly playSessionId: string;
  /** As everybody may see it. */
  readonly name: string;
  readonly currency: string;
  readonly stake: string;
  /** The standing order: the multiplier at which to cash out, or null. */
  readonly auto: number | null;
  readonly placedAt: number;
  /** Where it was cashed out; null while it was not. */
  readonly cashOut: number | null;
  readonly payout: string;
};

export type CrashCommand =
  | {
      readonly type: 'bet';
      readonly bet: string;
      readonly no: number;
      readonly entry: Pick<CrashEntry, 'memberId' | 'playSessionId' | 'name' | 'currency' | 'stake' | 'auto'>;
    }
  | { readonly type: 'recall'; readonly bet: string; readonly memberId: string }
  | { readonly type: 'cash_out'; readonly bet: string; readonly memberId: string };

/** What everybody in the room is told. */
export type CrashEvent =
  | { readonly type: 'betting'; readonly no: number; readonly closesAt: number; readonly takesOffAt: number }
  | {
      readonly type: 'bet';
      readonly bet: string;
      readonly name: string;
      readonly currency: string;
      readonly stake: string;
    }
  | { readonly type: 'flight'; readonly no: number; readonly startedAt: number }
  | {
      readonly type: 'cashed';
      readonly bet: string;
      readonly currency: string;
      readonly cashOut: number;
      readonly payout: string;
    }
  | { readonly type: 'returned'; readonly bet: string }
  | {
      readonly type: 'crashed';
      readonly no: number;
      readonly point: number;
      readonly endedAt: number;
      readonly isInterrupted: boolean;
    }
  | { readonly type: 'settled'; readonly no: number; readonly nextAt: number };

/** Stakes that go back, all of a currency together, in smallest units; with where they would have left the flight. */
export interface ReturnedStake {
  readonly currency: string;
  readonly stake: string;
  readonly cashOut: number | null;
}

/** What the room's keeper writes beside state and money. */
export type CrashEffect =
  | { readonly type: 'open'; readonly no: number }
  | {
      readonly type: 'reveal';
      readonly no: number;
      readonly point: number;
      /** Of a flight that was broken off. */
      readonly returned: readonly ReturnedStake[];
    }
  | { readonly type: 'record'; readonly no: number; readonly bet: string; readonly entry: CrashEntry };

/** What only the keeper knows while the round is on. */
export type CrashSecret = { readonly point: number };

export type CrashRefusal =
  | 'room.bets_closed'
  | 'room.bets_too_many'
  | 'room.too_early'
  | 'room.too_late'
  | 'round.bet_invalid'
  | 'round.unknown'
  | 'idempotency.mismatch';
