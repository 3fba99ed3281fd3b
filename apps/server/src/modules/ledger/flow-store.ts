import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';

/** What moved in a stretch of time from accounts of one kind to accounts of another; sums as text of numeric. */
export interface FlowRow {
  readonly begins: Date;
  readonly currency: number;
  readonly kind: number;
  readonly debitKind: number;
  readonly debitLabel: string;
  readonly creditKind: number;
  readonly creditLabel: string;
  readonly transfers: bigint;
  readonly amount: string;
}

/**
 * The transfers of a range by quarter of an hour and both sides. Members are many and count as one; labels tell the house's
 * accounts apart. The index over `at` is one of blocks: a range reads the blocks of its time and no others.
 */
export async function flowRows(db: Queryable, from: Date, to: Date): Promise<FlowRow[]> {
  const { rows } = await db.execute(sql`
    SELECT date_bin('15 minutes', t.at, '2000-01-01Z') AS begins, d.currency, t.kind,
           d.kind AS "debitKind", CASE WHEN d.owner = 0 THEN d.label ELSE '' END AS "debitLabel",
           c.kind AS "creditKind", CASE WHEN c.owner = 0 THEN c.label ELSE '' END AS "creditLabel",
           count(*) AS transfers, sum(t.amount)::text AS amount
      FROM ledger.transfer t
      JOIN ledger.holder d ON d.account_id = t.debit
      JOIN ledger.holder c ON c.account_id = t.credit
     WHERE t.at >= ${from.toISOString()}::timestamptz AND t.at < ${to.toISOString()}::timestamptz
     GROUP BY 1, 2, 3, 4, 5, 6, 7`);
  return rows as unknown as FlowRow[];
}

/**
 * Tells the index of blocks over `at` of the blocks that were written since the last time. Until it knows them, whatever the
 * range, each of them is read; vacuum would tell it some day.
 */
export async function summarizeTimes(db: Queryable): Promise<void> {
  await db.execute(sql`
    SELECT brin_summarize_new_values(c.oid) FROM pg_inherits p
      JOIN pg_index i ON i.indrelid = p.inhrelid
      JOIN pg_class c ON c.oid = i.indexrelid
      JOIN pg_am a ON a.oid = c.relam
     WHERE p.inhparent = 'ledger.transfer'::regclass AND a.amname = 'brin'`);
}

/** The least id of all transfers; null while there is none. */
export async function oldestTransferId(db: Queryable): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM ledger.transfer ORDER BY id LIMIT 1`);
  return rows[0]?.id ?? null;
}

/** The sum over all shards of one account of the house. */
export async function houseBalance(
  db: Queryable,
  { kind, currency, label }: { readonly kind: number; readonly currency: number; readonly label: string },
): Promise<bigint> {
  const { rows } = await db.execute<{ balance: string }>(sql`
    SELECT COALESCE(sum(a.balance), 0)::text AS balance
      FROM ledger.holder h JOIN ledger.account a ON a.id = h.account_id
     WHERE h.owner = 0 AND h.kind = ${kind} AND h.currency = ${currency} AND h.label = ${label}`);
  return BigInt(rows[0]?.balance ?? 0);
}
