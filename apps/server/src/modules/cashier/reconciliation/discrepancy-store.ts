import type { DiscrepancyKind, DiscrepancyResolution } from '@ikka/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import type { Decision, DepositEvent } from '../deposit-state.ts';
import type { PaymentStatus } from '../payment-provider.ts';
import type { Deposit } from '../store.ts';
import { discrepancyTable } from '../tables.ts';

export type Discrepancy = typeof discrepancyTable.$inferSelect;
type Found = Omit<typeof discrepancyTable.$inferInsert, 'id' | 'foundAt'>;

/** Keeps what differs, once: the same again, also after it was resolved, changes nothing. True: it is new. */
export async function insertDiscrepancy(tx: Queryable, clock: Clock, found: Found): Promise<boolean> {
  const now = clock.now();
  const rows = await tx
    .insert(discrepancyTable)
    .values({ ...found, id: v7({ msecs: now.getTime() }), foundAt: now })
    .onConflictDoNothing()
    .returning({ id: discrepancyTable.id });
  return rows.length > 0;
}

/** Of our side of a deposit: what we credited, or what was wished. */
export const oursOf = (deposit: Deposit) => ({
  provider: deposit.provider,
  reference: deposit.reference,
  paymentId: deposit.paymentId,
  depositId: deposit.id,
  ours: deposit.received ?? deposit.amount,
  ourCurrency: deposit.currency,
});

/** What a person has to know of an event and its decision; null where there is nothing. */
export function differenceIn(found: Deposit, event: DepositEvent, decision: Decision): Found | null {
  const reason = decision.do === 'flag' ? decision.reason : decision.do === 'move' ? decision.reason : null;
  if (event.kind !== 'payment_paid') {
    return decision.do === 'flag'
      ? { ...oursOf(found), kind: 'status_differs', theirs: null, theirCurrency: null }
      : null;
  }
  const theirs = { theirs: event.received.amount, theirCurrency: event.received.currency };
  switch (reason) {
    case 'amount_differs':
    case 'currency_differs':
      return { ...oursOf(found), ...theirs, kind: reason };
    case 'contradicts_provider':
      return { ...oursOf(found), ...theirs, kind: 'status_differs' };
    default:
      return null;
  }
}

/** A paid payment that is no deposit of ours; null: nobody paid it. */
export function unknownHere(
  provider: string,
  payment: { readonly paymentId: string; readonly reference: string; readonly status: PaymentStatus },
): Found | null {
  if (payment.status.kind !== 'paid') return null;
  const { amount, currency } = payment.status.received;
  const { paymentId, reference } = payment;
  return { provider, kind: 'unknown_here', reference, paymentId, theirs: amount, theirCurrency: currency };
}

export interface DiscrepancyFilter {
  readonly provider?: string | undefined;
  readonly kind?: DiscrepancyKind | undefined;
  readonly isResolved: boolean;
}

/** Open ones by how long they wait, resolved ones newest first. */
export async function listDiscrepancies(
  tx: Queryable,
  filter: DiscrepancyFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: Discrepancy[]; total: number }> {
  const wanted = and(
    filter.isResolved ? isNotNull(discrepancyTable.resolvedAt) : isNull(discrepancyTable.resolvedAt),
    filter.provider === undefined ? undefined : eq(discrepancyTable.provider, filter.provider),
    filter.kind === undefined ? undefined : eq(discrepancyTable.kind, filter.kind),
  );
  const order = filter.isResolved ? desc : asc;
  const rows = await tx
    .select()
    .from(discrepancyTable)
    .where(wanted)
    .orderBy(order(discrepancyTable.foundAt), order(discrepancyTable.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await tx.select({ total: count() }).from(discrepancyTable).where(wanted);
  return { rows, total: Number(counted?.total ?? 0) };
}

/** With nobody else changing it until the transaction ends. */
export async function lockDiscrepancy(tx: Transaction, id: string): Promise<Discrepancy | null> {
  const [row] = await tx.select().from(discrepancyTable).where(eq(discrepancyTable.id, id)).for('update');
  return row ?? null;
}

export async function findDiscrepancy(tx: Queryable, id: string): Promise<Discrepancy | null> {
  const [row] = await tx.select().from(discrepancyTable).where(eq(discrepancyTable.id, id));
  return row ?? null;
}

/** To be called under its lock. */
export async function saveResolution(
  tx: Transaction,
  id: string,
  resolved: {
    readonly resolvedAt: Date;
    readonly resolvedBy: string;
    readonly resolution: DiscrepancyResolution;
    readonly note: string;
  },
): Promise<void> {
  await tx.update(discrepancyTable).set(resolved).where(eq(discrepancyTable.id, id));
}

/** How many are open of each provider. */
export async function countOpen(tx: Queryable, providers: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ provider: discrepancyTable.provider, open: count() })
    .from(discrepancyTable)
    .where(and(isNull(discrepancyTable.resolvedAt), inArray(discrepancyTable.provider, [...providers])))
    .groupBy(discrepancyTable.provider);
  return new Map(rows.map(({ provider, open }) => [provider, Number(open)]));
}
