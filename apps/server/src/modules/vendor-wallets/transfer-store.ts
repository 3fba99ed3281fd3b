import { and, asc, count, desc, eq, gte, inArray, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { transferTable as transfer } from './tables.ts';

export type StoredTransfer = typeof transfer.$inferSelect;

export interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** A list is counted no further than this, so that its cost has a bound. */
const countedMost = 10_000;

export async function findTransfer(tx: Queryable, id: string): Promise<StoredTransfer | null> {
  const [found] = await tx.select().from(transfer).where(eq(transfer.id, id));
  return found ?? null;
}

export async function openTransferOf(tx: Queryable, walletId: string): Promise<StoredTransfer | null> {
  const [found] = await tx
    .select()
    .from(transfer)
    .where(and(eq(transfer.walletId, walletId), isNull(transfer.settledAt)));
  return found ?? null;
}

export async function openTransfersOf(
  tx: Queryable,
  { memberId, currency }: { readonly memberId: bigint; readonly currency: string },
): Promise<StoredTransfer[]> {
  return tx
    .select()
    .from(transfer)
    .where(and(eq(transfer.memberId, memberId), eq(transfer.currency, currency), isNull(transfer.settledAt)));
}

/** Puts a transfer into doubt and says when it is asked for next; nothing where it has ended. Whether it was still open. */
export async function putInDoubt(
  tx: Queryable,
  id: string,
  next: { readonly asks: number; readonly nextAskAt: Date },
): Promise<boolean> {
  const changed = await tx
    .update(transfer)
    .set({ state: 'in_doubt', ...next })
    .where(and(eq(transfer.id, id), isNull(transfer.settledAt)))
    .returning({ id: transfer.id });
  return changed.length === 1;
}

/** Transfers that are due to be asked for, the oldest first. */
export async function transfersToAsk(tx: Queryable, now: Date, limit: number): Promise<StoredTransfer[]> {
  return tx
    .select()
    .from(transfer)
    .where(and(isNull(transfer.settledAt), lte(transfer.nextAskAt, now)))
    .orderBy(asc(transfer.nextAskAt))
    .limit(limit);
}

/** How many transfers are open that began before an instant, and when the oldest did. */
export async function openSince(
  tx: Queryable,
  before: Date,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const open = and(isNull(transfer.settledAt), lt(transfer.begunAt, before));
  const [found] = await tx.select({ count: count() }).from(transfer).where(open);
  const [oldest] = await tx
    .select({ at: transfer.begunAt })
    .from(transfer)
    .where(open)
    .orderBy(asc(transfer.begunAt))
    .limit(1);
  return { count: Number(found?.count ?? 0), oldest: oldest?.at ?? null };
}

export interface TransferFilter {
  readonly memberIds?: readonly bigint[] | undefined;
  readonly currency?: string | undefined;
  readonly vendorCode?: string | undefined;
  readonly state?: StoredTransfer['state'] | 'open' | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

const wantedBy = ({ memberIds, currency, vendorCode, state, from, to }: TransferFilter): SQL | undefined =>
  and(
    memberIds === undefined ? undefined : inArray(transfer.memberId, [...memberIds]),
    currency === undefined ? undefined : eq(transfer.currency, currency),
    vendorCode === undefined ? undefined : eq(transfer.vendorCode, vendorCode),
    state === undefined
      ? undefined
      : state === 'open'
        ? isNull(transfer.settledAt)
        : eq(transfer.state, state),
    from === undefined ? undefined : gte(transfer.begunAt, from),
    to === undefined ? undefined : lt(transfer.begunAt, to),
  );

/** A page of them, newest first, counted no further than a list goes. */
export async function findTransfers(
  tx: Queryable,
  filter: TransferFilter,
  { limit, offset }: Rows,
): Promise<{ list: StoredTransfer[]; total: number }> {
  const list = await tx
    .select()
    .from(transfer)
    .where(wantedBy(filter))
    .orderBy(desc(transfer.begunAt), desc(transfer.id))
    .limit(limit)
    .offset(offset);
  const some = tx
    .select({ id: transfer.id })
    .from(transfer)
    .where(wantedBy(filter))
    .limit(countedMost)
    .as('some');
  const [counted] = await tx.select({ total: count() }).from(some);
  return { list, total: Number(counted?.total ?? 0) };
}
