import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';

/** Sums over all accounts, by currency, kind, label and shard of the house's. */
export interface BookRow {
  readonly currency: number;
  readonly kind: number;
  readonly label: string;
  readonly shard: number | null;
  readonly accounts: bigint;
  /** int8 cannot hold every sum of int8s, so the sum comes as numeric and is read as text. */
  readonly balance: string;
}

export async function bookRows(db: Queryable): Promise<BookRow[]> {
  const { rows } = await db.execute(sql`
    SELECT a.currency, h.kind, CASE WHEN h.owner = 0 THEN h.label ELSE '' END AS label,
           CASE WHEN h.owner = 0 THEN h.shard END AS shard, count(*) AS accounts, sum(a.balance)::text AS balance
      FROM ledger.account a JOIN ledger.holder h ON h.account_id = a.id
     GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`);
  return rows as unknown as BookRow[];
}

/**
 * Walks the chain of every account back from its head to where it was last proved, checking each balance on the way.
 * Answers the accounts that are wrong; the marks of the others move up. Needs REPEATABLE READ: both statements must see
 * the same moment.
 */
export async function proveChains(tx: Transaction): Promise<bigint[]> {
  const { rows } = await tx.execute<{ id: bigint }>(sql`
    WITH RECURSIVE head AS (
      SELECT a.id, a.balance, a.version, a.last_transfer, COALESCE(p.version, 0) AS proved_version,
             COALESCE(p.balance, 0) AS proved_balance, p.last_transfer AS proved_last
        FROM ledger.account a LEFT JOIN ledger.proof p ON p.account_id = a.id
    ), walk AS (
      SELECT id, last_transfer AS next, balance AS expected, version - proved_version AS steps FROM head
      UNION ALL
      SELECT w.id,
             CASE WHEN t.debit = w.id THEN t.debit_before ELSE t.credit_before END,
             CASE WHEN t.debit = w.id THEN t.debit_balance + t.amount ELSE t.credit_balance - t.amount END,
             w.steps - 1
        FROM walk w JOIN ledger.transfer t ON t.id = w.next
       WHERE w.steps > 0 AND w.id IN (t.debit, t.credit)
         AND w.expected = CASE WHEN t.debit = w.id THEN t.debit_balance ELSE t.credit_balance END
    )
    SELECT h.id FROM head h LEFT JOIN walk w ON w.id = h.id AND w.steps = 0
     WHERE w.id IS NULL OR w.expected <> h.proved_balance OR w.next IS DISTINCT FROM h.proved_last
     ORDER BY h.id`);
  const wrong = rows.map(({ id }) => id);
  await tx.execute(sql`
    INSERT INTO ledger.proof (account_id, version, balance, last_transfer)
    SELECT a.id, a.version, a.balance, a.last_transfer FROM ledger.account a LEFT JOIN ledger.proof p ON p.account_id = a.id
     WHERE a.version > COALESCE(p.version, -1) AND a.id <> ALL (${`{${wrong.join(',')}}`}::bigint[])
    ON CONFLICT (account_id) DO UPDATE
      SET version = excluded.version, balance = excluded.balance, last_transfer = excluded.last_transfer`);
  return wrong;
}

/** Adds up every transfer anew; answers the accounts whose balance or count of transfers is another. Reads everything. */
export async function recountAll(db: Queryable): Promise<bigint[]> {
  const { rows } = await db.execute<{ id: bigint }>(sql`
    WITH side AS (
      SELECT debit AS id, -amount AS change FROM ledger.transfer UNION ALL SELECT credit, amount FROM ledger.transfer
    ), total AS (
      SELECT id, sum(change) AS balance, count(*) AS transfers FROM side GROUP BY id
    )
    SELECT COALESCE(a.id, t.id) AS id FROM ledger.account a FULL JOIN total t ON t.id = a.id
     WHERE a.id IS NULL OR a.balance <> COALESCE(t.balance, 0) OR a.version <> COALESCE(t.transfers, 0) ORDER BY 1`);
  return rows.map(({ id }) => id);
}
