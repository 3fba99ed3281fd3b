import type { LineDirection } from '@ikka/contract';
import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sum } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { attachment, textArrayLiteral } from '../ledger/index.ts';
import { transferTable as transfer } from './tables.ts';

export type LineTransfer = typeof transfer.$inferSelect;

export interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** A list is counted no further than this, so that its cost has a bound. */
const countedMost = 10_000;

/** Writes a transfer in the ledger's transaction that moves its money. */
export const attachTransfer = attachment<LineTransfer>({
  name: 'line_transfers',
  sql: `INSERT INTO transfers.transfer (id, direction, sender_id, receiver_id, amount, currency, at, ip)
    SELECT t.* FROM unnest($1::int[], $2::text[]) r(place, doc)
    CROSS JOIN LATERAL jsonb_to_record(r.doc::jsonb) AS t(id uuid, direction text, sender_id bigint, receiver_id bigint,
      amount bigint, currency text, at timestamptz, ip text)
    WHERE ledger.was_posted(r.place)`,
  toParameters: (rows) => [
    textArrayLiteral(
      rows.map((row) =>
        JSON.stringify({
          id: row.id,
          direction: row.direction,
          sender_id: String(row.senderId),
          receiver_id: String(row.receiverId),
          amount: String(row.amount),
          currency: row.currency,
          at: row.at,
          ip: row.ip,
        }),
      ),
    ),
  ],
});

export async function findTransfer(db: Queryable, id: string): Promise<LineTransfer | null> {
  const [found] = await db.select().from(transfer).where(eq(transfer.id, id));
  return found ?? null;
}

/** What a member has sent one way since an instant. */
export async function sentSince(
  db: Queryable,
  senderId: bigint,
  direction: LineDirection,
  since: Date,
): Promise<{ readonly amount: bigint; readonly count: number }> {
  const [found] = await db
    .select({ amount: sum(transfer.amount), count: count() })
    .from(transfer)
    .where(and(eq(transfer.senderId, senderId), eq(transfer.direction, direction), gte(transfer.at, since)));
  return { amount: BigInt(found?.amount ?? 0), count: Number(found?.count ?? 0) };
}

/** Which transfers are meant: of whom, on either side. */
export interface TransferFilter {
  readonly memberIds?: readonly bigint[] | undefined;
  readonly direction?: LineDirection | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

export const wantedBy = ({ memberIds, direction, from, to }: TransferFilter): SQL | undefined =>
  and(
    memberIds === undefined
      ? undefined
      : or(inArray(transfer.senderId, [...memberIds]), inArray(transfer.receiverId, [...memberIds])),
    direction === undefined ? undefined : eq(transfer.direction, direction),
    from === undefined ? undefined : gte(transfer.at, from),
    to === undefined ? undefined : lt(transfer.at, to),
  );

/** A page of them, newest first, counted no further than a list goes. */
export async function findTransfers(
  db: Queryable,
  filter: TransferFilter,
  { limit, offset }: Rows,
): Promise<{ list: LineTransfer[]; total: number }> {
  const list = await db
    .select()
    .from(transfer)
    .where(wantedBy(filter))
    .orderBy(desc(transfer.at), desc(transfer.id))
    .limit(limit)
    .offset(offset);
  const some = db
    .select({ id: transfer.id })
    .from(transfer)
    .where(wantedBy(filter))
    .limit(countedMost)
    .as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  return { list, total: Number(counted?.total ?? 0) };
}
