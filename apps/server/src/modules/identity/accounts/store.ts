import type { LanguageCode } from '@ikka/contract';
import type { CurrencyCode } from '@ikka/money';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { accountTable } from '../tables.ts';
import type { Account, AccountState, AgentValue } from './account.ts';

const accountColumns = {
  id: accountTable.id,
  name: accountTable.name,
  nickname: accountTable.nickname,
  agentValue: accountTable.agentValue,
  isTrial: accountTable.isTrial,
  currency: accountTable.currency,
  state: accountTable.state,
  suspendedReason: accountTable.suspendedReason,
  registeredAt: accountTable.registeredAt,
  lastLoginAt: accountTable.lastLoginAt,
} as const;

type AccountRow = Omit<Account, 'agentValue'> & { readonly agentValue: number };

const toAccount = (row: AccountRow): Account => ({ ...row, agentValue: row.agentValue as AgentValue });

/** What a new account is made of. */
export interface NewAccount {
  readonly name: string;
  readonly nameKey: string;
  readonly nickname: string;
  readonly passwordHash: string | null;
  readonly agentValue: AgentValue;
  readonly isTrial: boolean;
  readonly currency: CurrencyCode;
  readonly payeeName?: string | null;
  readonly email?: string | null;
  readonly mobileNum?: string | null;
  readonly countryDialingCode?: string | null;
  readonly registeredAt: Date;
  readonly registeredIp: string;
  readonly registeredFrom?: string | null;
  readonly termsAgreedAt?: Date | null;
  readonly ageConfirmed?: number | null;
  readonly emailKey?: string | null;
  readonly mobileKey?: string | null;
  readonly mobileVerifiedAt?: Date | null;
  readonly paymentPasswordHash?: string | null;
  readonly passwordChangedAt?: Date | null;
  readonly referralCode?: string | null;
  readonly referredBy?: bigint | null;
  readonly uplineId?: bigint | null;
  readonly language?: LanguageCode | null;
}

/**
 * Answers null when the name, the verified number or the referral code is taken, also by an account whose transaction
 * commits while this one waits. The transaction stays usable.
 */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<Account | null> {
  const [row] = await tx.insert(accountTable).values(account).onConflictDoNothing().returning(accountColumns);
  return row ? toAccount(row) : null;
}

export async function isNameTaken(db: Queryable, nameKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(eq(accountTable.nameKey, nameKey));
  return rows.length > 0;
}

/** Whether the member can log in by a password. */
export async function hasPassword(db: Queryable, id: bigint): Promise<boolean> {
  const rows = await db
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(and(eq(accountTable.id, id), isNotNull(accountTable.passwordHash)));
  return rows.length > 0;
}

export async function findByNameKey(
  db: Queryable,
  nameKey: string,
): Promise<{ account: Account; passwordHash: string | null; passwordChangedAt: Date | null } | null> {
  const [row] = await db
    .select({
      ...accountColumns,
      passwordHash: accountTable.passwordHash,
      passwordChangedAt: accountTable.passwordChangedAt,
    })
    .from(accountTable)
    .where(eq(accountTable.nameKey, nameKey));
  if (!row) return null;
  const { passwordHash, passwordChangedAt, ...account } = row;
  return { account: toAccount(account), passwordHash, passwordChangedAt };
}

/** The accounts of these keys, in no order. */
export async function findByNameKeys(
  db: Queryable,
  nameKeys: readonly string[],
): Promise<{ account: Account; nameKey: string }[]> {
  const rows = await db
    .select({ ...accountColumns, nameKey: accountTable.nameKey })
    .from(accountTable)
    .where(inArray(accountTable.nameKey, [...nameKeys]));
  return rows.map(({ nameKey, ...account }) => ({ account: toAccount(account), nameKey }));
}

export async function findAccount(db: Queryable, id: bigint): Promise<Account | null> {
  const [row] = await db.select(accountColumns).from(accountTable).where(eq(accountTable.id, id));
  return row ? toAccount(row) : null;
}

/** The names of several accounts, in one query. */
export async function namesOfAccounts(
  db: Queryable,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: accountTable.id, name: accountTable.name })
    .from(accountTable)
    .where(inArray(accountTable.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Those of these accounts that nobody has logged in to since an instant. */
export async function accountsAway(db: Queryable, ids: readonly bigint[], since: Date): Promise<bigint[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(
      and(
        inArray(accountTable.id, [...ids]),
        lt(sql`coalesce(${accountTable.lastLoginAt}, ${accountTable.registeredAt})`, since),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Locks the account's row until the end of the transaction: what happens to one member happens in turn. */
export async function lockAccount(tx: Transaction, id: bigint): Promise<Account | null> {
  const [row] = await tx
    .select(accountColumns)
    .from(accountTable)
    .where(eq(accountTable.id, id))
    .for('no key update');
  return row ? toAccount(row) : null;
}

export async function setState(
  tx: Transaction,
  id: bigint,
  state: AccountState,
  reason: string | null,
): Promise<void> {
  await tx.update(accountTable).set({ state, suspendedReason: reason }).where(eq(accountTable.id, id));
}

export async function setLastLogin(tx: Transaction, id: bigint, at: Date): Promise<void> {
  await tx.update(accountTable).set({ lastLoginAt: at }).where(eq(accountTable.id, id));
}

/** Replaces a hash by a stronger one of the same password; loses against a change of password in between. */
export async function replaceHash(db: Queryable, id: bigint, from: string, to: string): Promise<void> {
  await db
    .update(accountTable)
    .set({ passwordHash: to })
    .where(and(eq(accountTable.id, id), eq(accountTable.passwordHash, from)));
}

export interface MemberFilter {
  readonly search?: string | undefined;
  readonly state?: AccountState | undefined;
  readonly isTrial?: boolean | undefined;
}

/** A filter with its search normalised; `except` is an account that the list has already. */
export interface AccountFilter extends Omit<MemberFilter, 'search'> {
  readonly searchKey: string;
  readonly except?: bigint | undefined;
}

/** Every key that begins with `prefix` lies from `prefix` up to it followed by the last code point. */
const beginsWith = (prefix: string): SQL | undefined =>
  and(gte(accountTable.nameKey, prefix), lt(accountTable.nameKey, `${prefix}\u{10ffff}`));

const conditionOf = (filter: AccountFilter): SQL | undefined =>
  and(
    filter.searchKey === '' ? undefined : beginsWith(filter.searchKey),
    filter.state === undefined ? undefined : eq(accountTable.state, filter.state),
    filter.isTrial === undefined ? undefined : eq(accountTable.isTrial, filter.isTrial),
    filter.except === undefined ? undefined : ne(accountTable.id, filter.except),
  );

/** A search answers in the order of names, without one the newest come first: each the order of an index. */
export async function findAccounts(
  db: Queryable,
  filter: AccountFilter,
  rows: { readonly limit: number; readonly offset: number },
): Promise<Account[]> {
  const found = await db
    .select(accountColumns)
    .from(accountTable)
    .where(conditionOf(filter))
    .orderBy(filter.searchKey === '' ? desc(accountTable.id) : asc(accountTable.nameKey))
    .limit(rows.limit)
    .offset(rows.offset);
  return found.map(toAccount);
}

/** Counts no further than `countMax`, so that it costs the same with ten accounts and ten million. */
export async function countAccounts(db: Queryable, filter: AccountFilter, countMax: number): Promise<number> {
  const some = db
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(conditionOf(filter))
    .limit(countMax)
    .as('some');
  const [row] = await db.select({ count: sql<bigint>`count(*)` }).from(some);
  return Number(row?.count ?? 0n);
}
