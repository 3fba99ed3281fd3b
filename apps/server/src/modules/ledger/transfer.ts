import type { HouseAccountKind, TransferKind } from './kinds.ts';

/**
 * An account of the house as one logical account. A busy one is spread over one row a lane (a shard); which row a transfer
 * took is the ledger's own business.
 */
export interface HouseAccount {
  readonly book: bigint;
  readonly kind: HouseAccountKind;
  readonly currency: number;
  readonly label: string;
  readonly isSharded: boolean;
}

/** A member's account by its id, or an account of the house. */
export type AccountRef = bigint | HouseAccount;

/** Moves `amount` smallest units from `debit` to `credit`. */
export interface Transfer {
  /** A UUIDv7: the idempotency key. Make it with `ledger.newId()` or derive it with `derivedId`. */
  readonly id: string;
  readonly debit: AccountRef;
  readonly credit: AccountRef;
  /** Above zero. */
  readonly amount: bigint;
  readonly kind: TransferKind;
  /** UUID of the round, deposit, withdrawal … that it belongs to. */
  readonly reference?: string;
  /** Refused as `stale` unless the debit account is at this version just before this transfer. */
  readonly expectVersion?: bigint;
  /** For settling what began before a suspension: a suspended member's round still ends. */
  readonly evenSuspended?: boolean;
  /** For what ends something older: the id's time may lie further back than a fresh id's. */
  readonly evenLate?: boolean;
  /** Moves what the debit account has, up to `amount`; possibly nothing. */
  readonly upToBalance?: boolean;
}

/** Transfers that stand or fall together, and rows of other modules that are written in the same durable batch. */
export interface Post {
  readonly transfers: readonly Transfer[];
  readonly attach?: readonly AttachedRow[];
}

export type RefusalReason =
  | 'id_reused'
  | 'untimely_id'
  | 'no_account'
  | 'suspended'
  | 'currency'
  | 'stale'
  | 'insufficient_funds';

export interface PostedTransfer {
  /** What moved: less than asked only with `upToBalance`. */
  readonly amount: bigint;
  readonly debitBalance: bigint;
  readonly creditBalance: bigint;
  /** The debit account's version just after this transfer; null when it was posted by an earlier call. */
  readonly debitVersion: bigint | null;
}

/**
 * `posted`: durable now, attachments included. `duplicate`: the very same was durable already, nothing was written, and the
 * balances are those of that time. `refused`: nothing was written; `at` is the transfer that stood in the way, with the
 * debit account's balance and version as the batch saw them (zero where there is no account).
 */
export type PostOutcome =
  | { readonly status: 'posted' | 'duplicate'; readonly transfers: readonly PostedTransfer[] }
  | {
      readonly status: 'refused';
      readonly reason: RefusalReason;
      readonly at: number;
      readonly debitBalance: bigint;
      readonly debitVersion: bigint;
    };

/**
 * How rows of another module are written with the posts that they belong to. `sql` runs once a batch; its `$1` is `int[]`,
 * each row's place in the batch, the rest come from `toParameters`. It must write only rows WHERE ledger.was_posted(place).
 */
export interface AttachmentKind<Row> {
  /** Unique; lower case letters and underscores. */
  readonly name: string;
  readonly sql: string;
  /** Column arrays for `$2` onwards, in the order of `rows`. */
  readonly toParameters: (rows: readonly Row[]) => unknown[];
}

/** A row with the kind that knows how to write it; made by `attachment(kind)`. */
export interface AttachedRow {
  readonly kind: AttachmentKind<never>;
  readonly row: unknown;
}

/** Makes the function that wraps a row for `Post.attach`. Call it once for each kind, at module level. */
export function attachment<Row>(kind: AttachmentKind<Row>): (row: Row) => AttachedRow {
  return (row) => ({ kind: kind as AttachmentKind<never>, row });
}
