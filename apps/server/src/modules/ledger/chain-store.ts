import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { holders, type TransferRow, transferColumns, transferRows } from './store.ts';

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

export interface PlaceRow {
  readonly id: string;
  readonly version: bigint;
}

/**
 * Every so many transfers on the way back from a place of the chain (null: the newest, which is answered too), no further than
 * to the version `downTo`, and at most `most` of them; newest first.
 */
export async function chainPlaces(
  db: Queryable,
  account: bigint,
  way: {
    readonly from: PlaceRow | null;
    readonly downTo: bigint;
    readonly every: number;
    readonly most: number;
  },
): Promise<PlaceRow[]> {
  const { from, downTo, every, most } = way;
  const { rows } = await db.execute(sql`
    WITH RECURSIVE chain AS (
      SELECT t.id, CASE WHEN t.debit = ${account} THEN t.debit_before ELSE t.credit_before END AS before,
             COALESCE(${from?.version ?? null}::bigint, a.version) AS version, 0::bigint AS step
        FROM ledger.account a JOIN ledger.transfer t ON t.id = COALESCE(${from?.id ?? null}::uuid, a.last_transfer)
       WHERE a.id = ${account}
      UNION ALL
      SELECT t.id, CASE WHEN t.debit = ${account} THEN t.debit_before ELSE t.credit_before END, chain.version - 1, chain.step + 1
        FROM chain JOIN ledger.transfer t ON t.id = chain.before
       WHERE chain.version > ${downTo + 1n} AND chain.step < ${every * most}
    )
    SELECT id, version FROM chain WHERE step % ${every} = 0 AND step >= ${from === null ? 0 : 1} ORDER BY step`);
  return rows as unknown as PlaceRow[];
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
