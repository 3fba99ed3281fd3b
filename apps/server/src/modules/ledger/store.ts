import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';

export const SUSPENDED = 1;
export const MAY_GO_BELOW_ZERO = 2;
/** The owner of the house's accounts. */
export const HOUSE = 0n;

export interface AccountKey {
  readonly owner: bigint;
  readonly kind: number;
  readonly currency: number;
  readonly label: string;
  readonly shard: number;
}

/** Opens the account unless it is open. */
export async function openAccount(
  tx: Queryable,
  key: AccountKey,
  flags: number,
): Promise<{ id: bigint; book: bigint }> {
  const { rows } = await tx.execute<{ id: bigint; book: bigint }>(sql`
    SELECT id, book FROM ledger.open_account(${key.owner}, ${key.kind}::smallint, ${key.currency}, ${key.label},
      ${key.shard}::smallint, ${flags}::smallint)`);
  return only(rows);
}

export async function setSuspended(tx: Transaction, owner: bigint, suspended: boolean): Promise<bigint> {
  const { rows } = await tx.execute<{ changed: bigint }>(
    sql`SELECT ledger.set_suspended(${owner}, ${suspended}) AS changed`,
  );
  return only(rows).changed;
}

export interface AccountRow {
  readonly id: bigint;
  readonly owner: bigint;
  readonly kind: number;
  readonly currency: number;
  readonly label: string;
  readonly shard: number;
  readonly balance: bigint;
  readonly version: bigint;
  readonly flags: number;
}

const accountColumns = sql`a.id, h.owner, h.kind, a.currency, h.label, h.shard, a.balance, a.version, a.flags`;

export async function accountsOf(db: Queryable, owner: bigint): Promise<AccountRow[]> {
  const { rows } = await db.execute(sql`
    SELECT ${accountColumns} FROM ledger.holder h JOIN ledger.account a ON a.id = h.account_id
    WHERE h.owner = ${owner} ORDER BY a.id`);
  return rows as unknown as AccountRow[];
}

/** The accounts of one kind of each of these owners. */
export async function accountsOfKind(
  db: Queryable,
  owners: readonly bigint[],
  kind: number,
): Promise<AccountRow[]> {
  if (owners.length === 0) return [];
  const { rows } = await db.execute(sql`
    SELECT ${accountColumns} FROM ledger.holder h JOIN ledger.account a ON a.id = h.account_id
    WHERE h.owner = ANY (${literal(owners)}::bigint[]) AND h.kind = ${kind} ORDER BY a.id`);
  return rows as unknown as AccountRow[];
}

/** The next accounts of a kind that members have and that were ever moved, by their ids. */
export async function movedAccounts(
  db: Queryable,
  kind: number,
  after: bigint,
  limit: number,
): Promise<AccountRow[]> {
  const { rows } = await db.execute(sql`
    SELECT ${accountColumns} FROM ledger.holder h JOIN ledger.account a ON a.id = h.account_id
    WHERE h.account_id > ${after} AND h.kind = ${kind} AND h.owner > 0 AND a.version > 0
    ORDER BY h.account_id LIMIT ${limit}`);
  return rows as unknown as AccountRow[];
}

export async function accountById(db: Queryable, id: bigint): Promise<AccountRow | undefined> {
  const { rows } = await db.execute(sql`
    SELECT ${accountColumns} FROM ledger.account a JOIN ledger.holder h ON h.account_id = a.id WHERE a.id = ${id}`);
  return rows[0] as unknown as AccountRow | undefined;
}

/** One side of a transfer as its account sees it, or the whole transfer with both accounts' holders. */
export interface TransferRow {
  readonly id: string;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly amount: bigint;
  readonly debitBalance: bigint;
  readonly creditBalance: bigint;
  readonly reference: string | null;
  readonly at: Date;
  readonly kind: number;
  readonly debitOwner: bigint;
  readonly debitKind: number;
  readonly debitLabel: string;
  readonly creditOwner: bigint;
  readonly creditKind: number;
  readonly creditLabel: string;
  readonly currency: number;
}

export const transferColumns = sql`t.id, t.debit, t.credit, t.amount, t.debit_balance AS "debitBalance",
  t.credit_balance AS "creditBalance", t.reference, t.at, t.kind, d.owner AS "debitOwner", d.kind AS "debitKind",
  d.label AS "debitLabel", c.owner AS "creditOwner", c.kind AS "creditKind", c.label AS "creditLabel", d.currency`;

export const holders = sql`JOIN ledger.holder d ON d.account_id = t.debit JOIN ledger.holder c ON c.account_id = t.credit`;

export async function transfersById(db: Queryable, ids: readonly string[]): Promise<TransferRow[]> {
  if (ids.length === 0) return [];
  return transferRows(
    db,
    sql`SELECT ${transferColumns} FROM ledger.transfer t ${holders} WHERE t.id = ANY (${literal(ids)}::uuid[]) ORDER BY t.id`,
  );
}

export async function ensurePartition(db: Queryable, month: string): Promise<boolean> {
  const { rows } = await db.execute<{ made: boolean }>(
    sql`SELECT ledger.ensure_partition(${month}::date) AS made`,
  );
  return only(rows).made;
}

function literal(values: readonly unknown[]): string {
  return `{${values.join(',')}}`;
}

export async function transferRows(db: Queryable, query: SQL): Promise<TransferRow[]> {
  const { rows } = await db.execute(query);
  return rows as unknown as TransferRow[];
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`);
  return row;
}
