import type { CurrencyCode } from '@ikka/money';
import type { Database, Queryable } from '../../platform/database/index.ts';
import { currencyOfNumber } from './accounts.ts';
import { chainOf, chainPlaces, chainStretch } from './chain-store.ts';
import { type AccountKind, accountKindOf, accountKinds, type TransferKind, transferKindOf } from './kinds.ts';
import {
  type AccountRow,
  accountById,
  accountsOf,
  accountsOfKind,
  HOUSE,
  movedAccounts,
  SUSPENDED,
  type TransferRow,
  transfersById,
} from './store.ts';

export interface AccountBalance {
  readonly accountId: bigint;
  readonly owner: bigint;
  readonly kind: AccountKind;
  readonly currency: CurrencyCode;
  readonly label: string;
  readonly balance: bigint;
  readonly version: bigint;
  readonly isSuspended: boolean;
}

/** One side of a transfer: whose account, of what kind. */
export interface Side {
  readonly accountId: bigint;
  /** The member, or 0n for the house. */
  readonly owner: bigint;
  readonly kind: AccountKind;
  readonly label: string;
  readonly balanceAfter: bigint;
}

export interface StoredTransfer {
  readonly id: string;
  readonly kind: TransferKind;
  readonly debit: Side;
  readonly credit: Side;
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly reference: string | null;
  readonly at: Date;
}

export interface StatementEntry extends StoredTransfer {
  /** What the transfer changed on this account: negative where it was the debit side. */
  readonly change: bigint;
  readonly balanceAfter: bigint;
}

export interface StatementPage {
  /** Newest first. */
  readonly entries: readonly StatementEntry[];
  /** How many transfers the account has in all, whatever the range. */
  readonly total: bigint;
}

export interface StatementQuery {
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
  readonly skip?: number;
  readonly limit: number;
}

/** A place in an account's chain: a transfer, and how many there are with it and before it. */
export interface ChainPlace {
  readonly id: string;
  readonly version: bigint;
}

export interface WayBack {
  /** Where the way begins; null: with the newest transfer, which is answered as the first place. */
  readonly from: ChainPlace | null;
  /** The way ends before this version. */
  readonly downTo: bigint;
  /** Transfers from one place to the next. */
  readonly every: number;
  /** Places beyond `from` at most. */
  readonly most: number;
}

export interface Statements {
  /** Every account of a member with its balance; limits' allowances and points among them. */
  balances(memberId: bigint, db?: Queryable): Promise<AccountBalance[]>;
  /** The cash accounts of many members at once, for a list. */
  cashOf(memberIds: readonly bigint[]): Promise<AccountBalance[]>;
  /** Every pot of the house, in every money. */
  pots(): Promise<AccountBalance[]>;
  account(accountId: bigint, db?: Queryable): Promise<AccountBalance | undefined>;
  /** An account's transfers, newest first; undefined when there is no such account. */
  statement(accountId: bigint, query: StatementQuery): Promise<StatementPage | undefined>;
  /**
   * The account's transfers after one of them (null: from its first), oldest first: up to `upTo`, or to its newest. It reads
   * `upTo` and all between into memory; `placesBack` says where a long way can be cut.
   */
  stretch(
    accountId: bigint,
    between: { readonly after: string | null; readonly upTo: string | null },
    db?: Queryable,
  ): Promise<StatementEntry[]>;
  /** Places along the chain, newest first, found by walking no further than asked: a long way is cut in many calls. */
  placesBack(accountId: bigint, way: WayBack, db?: Queryable): Promise<ChainPlace[]>;
  /** Members' cash accounts that were ever moved: the next of them after an id, by their ids. */
  cashAfter(accountId: bigint, limit: number): Promise<AccountBalance[]>;
  /** The stored transfers of these ids, oldest first; unknown ids are left out. */
  transfers(ids: readonly string[]): Promise<StoredTransfer[]>;
}

export function createStatements(database: Database): Statements {
  return {
    balances: async (memberId, db = database.db) => (await accountsOf(db, memberId)).map(toBalance),
    cashOf: async (memberIds) =>
      (await accountsOfKind(database.db, memberIds, accountKinds.cash.number)).map(toBalance),
    pots: async () =>
      (await accountsOfKind(database.db, [HOUSE], accountKinds.jackpot.number)).map(toBalance),
    account: async (accountId, db = database.db) => {
      const row = await accountById(db, accountId);
      return row && toBalance(row);
    },
    statement: async (accountId, { skip = 0, limit, ...range }) => {
      const account = await accountById(database.db, accountId);
      if (!account) return undefined;
      const rows = await chainOf(database.db, accountId, range, { skip, limit });
      return { total: account.version, entries: rows.map((row) => toEntry(row, accountId)) };
    },
    stretch: async (accountId, { after, upTo }, db = database.db) =>
      (await chainStretch(db, accountId, upTo, after)).map((row) => toEntry(row, accountId)),
    placesBack: (accountId, way, db = database.db) => chainPlaces(db, accountId, way),
    cashAfter: async (accountId, limit) =>
      (await movedAccounts(database.db, accountKinds.cash.number, accountId, limit)).map(toBalance),
    transfers: async (ids) => (await transfersById(database.db, ids)).map(toTransfer),
  };
}

function toBalance(row: AccountRow): AccountBalance {
  return {
    accountId: row.id,
    owner: row.owner,
    kind: accountKindOf(row.kind),
    currency: currencyOfNumber(row.currency).code,
    label: row.label,
    balance: row.balance,
    version: row.version,
    isSuspended: (row.flags & SUSPENDED) !== 0,
  };
}

export function toTransfer(row: TransferRow): StoredTransfer {
  return {
    id: row.id,
    kind: transferKindOf(row.kind),
    debit: {
      accountId: row.debit,
      owner: row.debitOwner,
      kind: accountKindOf(row.debitKind),
      label: row.debitLabel,
      balanceAfter: row.debitBalance,
    },
    credit: {
      accountId: row.credit,
      owner: row.creditOwner,
      kind: accountKindOf(row.creditKind),
      label: row.creditLabel,
      balanceAfter: row.creditBalance,
    },
    amount: row.amount,
    currency: currencyOfNumber(row.currency).code,
    reference: row.reference,
    at: row.at,
  };
}

function toEntry(row: TransferRow, accountId: bigint): StatementEntry {
  const transfer = toTransfer(row);
  const isDebit = row.debit === accountId;
  return {
    ...transfer,
    change: isDebit ? -row.amount : row.amount,
    balanceAfter: isDebit ? row.debitBalance : row.creditBalance,
  };
}
