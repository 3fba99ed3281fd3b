import { and, asc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { arrayLiteral, attachment, textArrayLiteral } from '../ledger/index.ts';
import { reconciliationTable, requestTable, roundTable, transactionTable } from './tables.ts';

export type StoredRound = typeof roundTable.$inferSelect;
export type StoredTransaction = typeof transactionTable.$inferSelect;

/** SQLSTATE of vendors.write_event when the round moved on, or the transaction was written, since it was read. */
const movedOn = 'IK002';

/** Whether somebody else wrote first, so that nothing of this was written and it has to be decided again. */
export function isMovedOn(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === movedOn) return true;
  }
  return false;
}

/** What one request of a vendor writes. */
export interface WrittenEvent {
  /** Null for the rollback of a bet that never came. A round at version 0 begins. */
  readonly round: StoredRound | null;
  /** What is added to the round's sums. */
  readonly stake: bigint;
  readonly refunded: bigint;
  readonly payout: bigint;
  readonly ends: boolean;
  readonly at: Date;
  readonly transactions: readonly Omit<StoredTransaction, 'at'>[];
}

const asText = (event: WrittenEvent): string =>
  JSON.stringify(event, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Writes it in the ledger's own batch, with the money that it moves. */
export const attachEvent = attachment<WrittenEvent>({
  name: 'vendor_event',
  sql: `SELECT vendors.write_event(e.event::jsonb) FROM unnest($1::int[], $2::text[]) e (place, event)
        WHERE ledger.was_posted(e.place)`,
  toParameters: (rows) => [textArrayLiteral(rows.map(asText))],
});

/** Writes what moves no money. */
export async function writeEvent(tx: Queryable, event: WrittenEvent): Promise<void> {
  await tx.execute(sql`SELECT vendors.write_event(${asText(event)}::jsonb)`);
}

export async function findTransaction(
  tx: Queryable,
  vendorCode: string,
  transactionId: string,
): Promise<StoredTransaction | null> {
  const [found] = await tx
    .select()
    .from(transactionTable)
    .where(
      and(eq(transactionTable.vendorCode, vendorCode), eq(transactionTable.transactionId, transactionId)),
    );
  return found ?? null;
}

export async function findRound(
  tx: Queryable,
  vendorCode: string,
  roundKey: string,
): Promise<StoredRound | null> {
  const [found] = await tx
    .select()
    .from(roundTable)
    .where(and(eq(roundTable.vendorCode, vendorCode), eq(roundTable.roundKey, roundKey)));
  return found ?? null;
}

export async function roundsByIds(tx: Queryable, ids: readonly string[]): Promise<StoredRound[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(roundTable)
    .where(sql`${roundTable.id} = ANY (${arrayLiteral(ids)}::uuid[])`);
}

export async function transactionsOfRound(tx: Queryable, roundId: string): Promise<StoredTransaction[]> {
  return tx
    .select()
    .from(transactionTable)
    .where(eq(transactionTable.roundId, roundId))
    .orderBy(transactionTable.at, transactionTable.transactionId);
}

/** What of a member's stakes with outside vendors stood, of rounds that began within a range. */
export async function sumRounds(
  tx: Queryable,
  wish: {
    readonly memberIds?: readonly bigint[] | undefined;
    readonly currencies?: readonly string[] | undefined;
    readonly from?: Date | undefined;
    readonly to?: Date | undefined;
  },
): Promise<{ rounds: number; stake: bigint; payout: bigint }> {
  const [sums] = await tx
    .select({
      rounds: sql<string>`count(*)`,
      stake: sql<string>`COALESCE(sum(stake - refunded), 0)`,
      payout: sql<string>`COALESCE(sum(payout), 0)`,
    })
    .from(roundTable)
    .where(
      and(
        wish.memberIds === undefined ? undefined : inArray(roundTable.memberId, [...wish.memberIds]),
        wish.currencies === undefined ? undefined : inArray(roundTable.currency, [...wish.currencies]),
        wish.from === undefined
          ? undefined
          : sql`${roundTable.beganAt} >= ${wish.from.toISOString()}::timestamptz`,
        wish.to === undefined ? undefined : lt(roundTable.beganAt, wish.to),
      ),
    );
  return {
    rounds: Number(sums?.rounds ?? 0),
    stake: BigInt(sums?.stake ?? 0),
    payout: BigInt(sums?.payout ?? 0),
  };
}

/** A vendor's rounds that ended in an interval, at most `limit`. */
export async function endedRounds(
  tx: Queryable,
  wish: { readonly vendorCode: string; readonly currency: string; readonly from: Date; readonly to: Date },
  limit: number,
): Promise<StoredRound[]> {
  return tx
    .select()
    .from(roundTable)
    .where(
      and(
        eq(roundTable.vendorCode, wish.vendorCode),
        eq(roundTable.currency, wish.currency),
        gte(roundTable.endedAt, wish.from),
        lt(roundTable.endedAt, wish.to),
      ),
    )
    .orderBy(asc(roundTable.endedAt))
    .limit(limit);
}

/** A vendor's rounds that hold a stake and began before an instant, oldest first. */
export async function forgottenRounds(
  tx: Queryable,
  wish: { readonly vendorCode: string; readonly currency: string; readonly before: Date },
  limit: number,
): Promise<StoredRound[]> {
  return tx
    .select()
    .from(roundTable)
    .where(
      and(
        eq(roundTable.vendorCode, wish.vendorCode),
        eq(roundTable.currency, wish.currency),
        isNull(roundTable.endedAt),
        lt(roundTable.beganAt, wish.before),
        gt(roundTable.stake, roundTable.refunded),
      ),
    )
    .orderBy(asc(roundTable.beganAt))
    .limit(limit);
}

export async function insertReconciliation(
  tx: Queryable,
  row: typeof reconciliationTable.$inferInsert,
): Promise<void> {
  await tx.insert(reconciliationTable).values(row);
}

/** Whether a vendor's round ended within a time in which its books were not compared since. */
export async function isUnreconciled(
  tx: Queryable,
  vendorCode: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<boolean> {
  const { rows } = await tx.execute<{ open: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM vendors.round r
       WHERE r.vendor_code = ${vendorCode} AND r.ended_at >= ${from.toISOString()}::timestamptz
         AND r.ended_at < ${to.toISOString()}::timestamptz
         AND NOT EXISTS (
           SELECT FROM vendors.reconciliation c
            WHERE c.vendor_code = r.vendor_code AND c.currency = r.currency
              AND c."from" <= r.ended_at AND c."to" > r.ended_at AND c.differences = 0)) AS open`);
  return rows[0]?.open ?? false;
}

/** Notes a request; false where it was noted before. */
export async function noteRequest(
  tx: Queryable,
  request: typeof requestTable.$inferInsert,
): Promise<boolean> {
  const noted = await tx.insert(requestTable).values(request).onConflictDoNothing().returning({
    requestId: requestTable.requestId,
  });
  return noted.length === 1;
}

export async function forgetRequests(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(requestTable).where(lt(requestTable.seenAt, before));
}
