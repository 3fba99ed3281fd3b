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

const transferColumns = sql`t.id, t.debit, t.credit, t.amount, t.debit_balance AS "debitBalance",
  t.credit_balance AS "creditBalance", t.reference, t.at, t.kind, d.owner AS "debitOwner", d.kind AS "debitKind",
  d.label AS "debitLabel", c.owner AS "creditOwner", c.kind AS "creditKind", c.label AS "creditLabel", d.currency`;

const holders = sql`JOIN ledger.holder d ON d.account_id = t.debit JOIN ledger.holder c ON c.account_id = t.credit`;

export async function transfersById(db: Queryable, ids: readonly string[]): Promise<TransferRow[]> {
  if (ids.length === 0) return [];
  return transferRows(
    db,
    sql`SELECT ${transferColumns} FROM ledger.transfer t ${holders} WHERE t.id = ANY (${literal(ids)}::uuid[]) ORDER BY t.id`,
  );
}

/**
 * Follows the account's chain from its head, newest first: each step is one look-up by primary key, so no index burdens
 * the posting. Steps at most `depth`; answers those within the range of time.
 */
export async function chainOf(
  db: Queryable,
  account: bigint,
  range: { readonly from?: Date; readonly to?: Date },
  page: { readonly skip: number; readonly limit: number },
): Promise<TransferRow[]> {
  const from = range.from?.toISOString() ?? '-infinity';
  const to = range.to?.toISOString() ?? 'infinity';
  const isWholeChain = range.to === undefined;
  const depth = isWholeChain ? page.skip + page.limit : Number.MAX_SAFE_INTEGER;
  return transferRows(
    db,
    sql`WITH RECURSIVE chain AS (
      SELECT t.id, t.at, CASE WHEN t.debit = ${account} THEN t.debit_before ELSE t.credit_before END AS before, 1::bigint AS step
        FROM ledger.account a JOIN ledger.transfer t ON t.id = a.last_transfer WHERE a.id = ${account}
      UNION ALL
      SELECT t.id, t.at, CASE WHEN t.debit = ${account} THEN t.debit_before ELSE t.credit_before END, chain.step + 1
        FROM chain JOIN ledger.transfer t ON t.id = chain.before
       WHERE chain.step < ${depth} AND chain.at >= ${from}::timestamptz
    ), page AS (
      SELECT id, step FROM chain WHERE at >= ${from}::timestamptz AND at < ${to}::timestamptz
       ORDER BY step LIMIT ${page.limit} OFFSET ${page.skip}
    )
    SELECT ${transferColumns} FROM page JOIN ledger.transfer t ON t.id = page.id ${holders} ORDER BY page.step`,
  );
}

/** One account's transfers from its newest (or from `upTo`) back to, and without, the one named `after`. */
const chainBack = (account: bigint, upTo: string | null, after: string | null) => sql`
  WITH RECURSIVE chain AS (
    SELECT t.id, CASE WHEN t.debit = ${account} THEN t.debit_before ELSE t.credit_before END AS before, 1::bigint AS step
      FROM ledger.account a JOIN ledger.transfer t ON t.id = COALESCE(${upTo}::uuid, a.last_transfer)
     WHERE a.id = ${account} AND t.id IS DISTINCT FROM ${after}::uuid
    UNION ALL
    SELECT t.id, CASE WHEN t.debit = ${account} THEN t.debit_before ELSE t.credit_before END, chain.step + 1
      FROM chain JOIN ledger.transfer t ON t.id = chain.before
     WHERE chain.before IS DISTINCT FROM ${after}::uuid
  )`;

/** Every so many transfers of a stretch of the chain, and its last one, oldest first: where it can be cut into pieces. */
export async function chainMarks(
  db: Queryable,
  account: bigint,
  after: string | null,
  every: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`${chainBack(account, null, after)} SELECT id FROM chain WHERE (step - 1) % ${every} = 0 ORDER BY step DESC`,
  );
  return rows.map(({ id }) => id);
}

/** The stretch itself, oldest first. */
export async function chainStretch(
  db: Queryable,
  account: bigint,
  upTo: string | null,
  after: string | null,
): Promise<TransferRow[]> {
  return transferRows(
    db,
    sql`${chainBack(account, upTo, after)}
    SELECT ${transferColumns} FROM chain JOIN ledger.transfer t ON t.id = chain.id ${holders} ORDER BY chain.step DESC`,
  );
}

/**
 * What was used of an allowance and put back since then, oldest first: its chain is followed back as far as that, by the
 * primary key.
 */
export async function usesSince(
  db: Queryable,
  account: bigint,
  since: Date,
  kinds: readonly [used: number, restored: number],
): Promise<{ kind: number; amount: bigint; reference: string | null }[]> {
  const { rows } = await db.execute(sql`
    WITH RECURSIVE chain AS (
      SELECT t.kind, t.amount, t.reference, t.at, 1::bigint AS step,
             CASE WHEN t.debit = ${account} THEN t.debit_before ELSE t.credit_before END AS before
        FROM ledger.account a JOIN ledger.transfer t ON t.id = a.last_transfer
       WHERE a.id = ${account} AND t.at > ${since.toISOString()}::timestamptz
      UNION ALL
      SELECT t.kind, t.amount, t.reference, t.at, chain.step + 1,
             CASE WHEN t.debit = ${account} THEN t.debit_before ELSE t.credit_before END
        FROM chain JOIN ledger.transfer t ON t.id = chain.before
       WHERE t.at > ${since.toISOString()}::timestamptz
    )
    SELECT kind, amount, reference FROM chain
     WHERE kind IN (${kinds[0]}, ${kinds[1]}) AND amount > 0 ORDER BY step DESC`);
  return rows as unknown as { kind: number; amount: bigint; reference: string | null }[];
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

async function transferRows(db: Queryable, query: SQL): Promise<TransferRow[]> {
  const { rows } = await db.execute(query);
  return rows as unknown as TransferRow[];
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`);
  return row;
}
