import { type CurrencyCode, currencies } from '@ikka/money';
import type { Database, Queryable } from '../../platform/database/index.ts';
import {
  type AccountKind,
  accountKinds,
  everydayAccounts,
  type HouseAccountKind,
  type MemberAccountKind,
  unitOffsets,
} from './kinds.ts';
import { HOUSE, MAY_GO_BELOW_ZERO, openAccount } from './store.ts';
import type { HouseAccount } from './transfer.ts';

/** Ids of accounts never change, so they are remembered; the oldest are forgotten first. */
const REMEMBERED_MAX = 200_000;

export interface Accounts {
  /** A member's account of this kind, opened when first asked for (inside `tx` when given). Ids are remembered. */
  memberAccount(
    memberId: bigint,
    kind: MemberAccountKind,
    currency: CurrencyCode,
    label?: string,
    tx?: Queryable,
  ): Promise<bigint>;
  /** Opens the accounts that every member has (inside `tx` when given) and answers their ids. */
  ensureMemberAccounts(
    memberId: bigint,
    currency: CurrencyCode,
    tx?: Queryable,
  ): Promise<Record<(typeof everydayAccounts)[number], bigint>>;
  /** An account of the house, opened when first asked for (inside `tx` when given). */
  houseAccount(
    kind: HouseAccountKind,
    currency: CurrencyCode,
    label?: string,
    tx?: Queryable,
  ): Promise<HouseAccount>;
}

export function createAccounts(database: Database): Accounts {
  const members = new Map<string, bigint>();
  const houses = new Map<string, HouseAccount>();

  const memberAccount = async (
    memberId: bigint,
    kind: MemberAccountKind,
    currency: CurrencyCode,
    label = '',
    tx?: Queryable,
  ): Promise<bigint> => {
    if (memberId <= 0n) throw new RangeError(`not a member: ${memberId}`);
    const name = `${memberId}/${kind}/${currency}/${label}`;
    const known = members.get(name);
    if (known !== undefined) return known;
    const opened = await open(tx ?? database.db, memberId, kind, currency, label);
    // An account opened in a caller's transaction may yet be rolled back.
    if (tx === undefined) remember(members, name, opened.id);
    return opened.id;
  };

  return {
    memberAccount,
    ensureMemberAccounts: async (memberId, currency, tx) => {
      const ids: Partial<Record<(typeof everydayAccounts)[number], bigint>> = {};
      for (const kind of everydayAccounts) ids[kind] = await memberAccount(memberId, kind, currency, '', tx);
      return ids as Record<(typeof everydayAccounts)[number], bigint>;
    },
    houseAccount: async (kind, currency, label = '', tx) => {
      const name = `${kind}/${currency}/${label}`;
      const known = houses.get(name);
      if (known) return known;
      const { book } = await open(tx ?? database.db, HOUSE, kind, currency, label);
      const { isSharded } = accountKinds[kind];
      const account: HouseAccount = { book, kind, currency: ledgerNumber(kind, currency), label, isSharded };
      if (tx === undefined) houses.set(name, account);
      return account;
    },
  };
}

/** The number of the currency to the ledger: what counts allowances or points can never meet what counts money. */
export function ledgerNumber(kind: AccountKind, currency: CurrencyCode): number {
  return currencies[currency].ledgerNumber + unitOffsets[accountKinds[kind].unit];
}

/** The currency and unit behind a ledger number. */
export function currencyOfNumber(number: number): { code: CurrencyCode; unit: keyof typeof unitOffsets } {
  for (const unit of ['money', 'allowance', 'points'] as const) {
    const found = Object.values(currencies).find(
      ({ ledgerNumber }) => ledgerNumber + unitOffsets[unit] === number,
    );
    if (found) return { code: found.code, unit };
  }
  throw new Error(`no currency has the ledger number ${number}`);
}

function open(
  db: Queryable,
  owner: bigint,
  kind: AccountKind,
  currency: CurrencyCode,
  label: string,
): Promise<{ id: bigint; book: bigint }> {
  const { number, mayGoBelowZero } = accountKinds[kind];
  const key = { owner, kind: number, currency: ledgerNumber(kind, currency), label, shard: 0 };
  return openAccount(db, key, mayGoBelowZero ? MAY_GO_BELOW_ZERO : 0);
}

function remember(map: Map<string, bigint>, name: string, id: bigint): void {
  if (map.size >= REMEMBERED_MAX) {
    const oldest = map.keys().next();
    if (!oldest.done) map.delete(oldest.value);
  }
  map.set(name, id);
}
