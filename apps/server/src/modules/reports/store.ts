import type { CurrencyCode } from '@ikka/money';
import { and, asc, between, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { holdName, type Queryable, type Transaction } from '../../platform/database/index.ts';
import { arrayLiteral, type Flow, type HeapBalance, textArrayLiteral } from '../ledger/index.ts';
import { closedDayTable, closingTable, dayFlowTable, flowTable, progressTable } from './tables.ts';

export type ClosedDay = typeof closedDayTable.$inferSelect;
export type Moved = Omit<Flow, 'begins'>;

/** Until the end of the transaction nobody else reads on or closes a day, in any process. */
export async function lockReports(tx: Transaction): Promise<void> {
  await holdName(tx, 'reports');
}

export async function readTo(db: Queryable): Promise<Date | null> {
  const [found] = await db.select().from(progressTable);
  return found?.readTo ?? null;
}

export async function moveReadTo(tx: Transaction, instant: Date): Promise<void> {
  await tx
    .insert(progressTable)
    .values({ readTo: instant })
    .onConflictDoUpdate({ target: progressTable.id, set: { readTo: instant } });
}

export async function insertFlows(tx: Transaction, flows: readonly Flow[]): Promise<void> {
  if (flows.length === 0) return;
  await tx.execute(sql`
    INSERT INTO reports.flow (begins, currency, kind, debit_kind, debit_label, credit_kind, credit_label, transfers, amount)
    SELECT * FROM unnest(
      ${arrayLiteral(flows.map((one) => one.begins.toISOString()))}::timestamptz[],
      ${arrayLiteral(flows.map((one) => one.currency))}::text[],
      ${arrayLiteral(flows.map((one) => one.kind))}::text[],
      ${arrayLiteral(flows.map((one) => one.debit.kind))}::text[],
      ${textArrayLiteral(flows.map((one) => one.debit.label))}::text[],
      ${arrayLiteral(flows.map((one) => one.credit.kind))}::text[],
      ${textArrayLiteral(flows.map((one) => one.credit.label))}::text[],
      ${arrayLiteral(flows.map((one) => one.transfers))}::int[],
      ${arrayLiteral(flows.map((one) => one.amount))}::bigint[])`);
}

/** Writes a range anew. */
export async function replaceFlows(
  tx: Transaction,
  { from, to }: { readonly from: Date; readonly to: Date },
  flows: readonly Flow[],
): Promise<void> {
  await tx.delete(flowTable).where(and(gte(flowTable.begins, from), lt(flowTable.begins, to)));
  await insertFlows(tx, flows);
}

/** What moved in a range, the quarters of an hour taken together. */
export async function movedIn(
  db: Queryable,
  range: { readonly from: Date; readonly to: Date; readonly currency?: CurrencyCode },
): Promise<Moved[]> {
  const rows = await db
    .select({
      currency: flowTable.currency,
      kind: flowTable.kind,
      debitKind: flowTable.debitKind,
      debitLabel: flowTable.debitLabel,
      creditKind: flowTable.creditKind,
      creditLabel: flowTable.creditLabel,
      transfers: sql<string>`sum(${flowTable.transfers})::text`,
      amount: sql<string>`sum(${flowTable.amount})::text`,
    })
    .from(flowTable)
    .where(
      and(
        gte(flowTable.begins, range.from),
        lt(flowTable.begins, range.to),
        range.currency === undefined ? undefined : eq(flowTable.currency, range.currency),
      ),
    )
    .groupBy(
      flowTable.currency,
      flowTable.kind,
      flowTable.debitKind,
      flowTable.debitLabel,
      flowTable.creditKind,
      flowTable.creditLabel,
    );
  return rows.map((row) => ({
    currency: row.currency,
    kind: row.kind,
    debit: { kind: row.debitKind, label: row.debitLabel },
    credit: { kind: row.creditKind, label: row.creditLabel },
    transfers: Number(row.transfers),
    amount: BigInt(row.amount),
  }));
}

/** What moved in each of the closed days of a range, both ends included, as the calendar of a zone has them; without those not closed. */
export async function closedFlows(
  db: Queryable,
  range: { readonly from: string; readonly to: string; readonly timeZone: string },
  currency: CurrencyCode,
): Promise<ReadonlyMap<string, readonly Moved[]>> {
  const closed = await db
    .select({ day: closedDayTable.day })
    .from(closedDayTable)
    .where(
      and(between(closedDayTable.day, range.from, range.to), eq(closedDayTable.timeZone, range.timeZone)),
    );
  const flows = new Map<string, Moved[]>(closed.map(({ day }) => [day, []]));
  const rows = await db
    .select()
    .from(dayFlowTable)
    .where(and(between(dayFlowTable.day, range.from, range.to), eq(dayFlowTable.currency, currency)));
  for (const { day, kind, transfers, amount, ...sides } of rows) {
    flows.get(day)?.push({
      currency,
      kind,
      debit: { kind: sides.debitKind, label: sides.debitLabel },
      credit: { kind: sides.creditKind, label: sides.creditLabel },
      transfers: Number(transfers),
      amount,
    });
  }
  return flows;
}

/** The first quarter of an hour in which anything moved. */
export async function firstFlowAt(db: Queryable): Promise<Date | null> {
  const [found] = await db
    .select({ begins: flowTable.begins })
    .from(flowTable)
    .orderBy(asc(flowTable.begins))
    .limit(1);
  return found?.begins ?? null;
}

/** The newest closed day; of those that had ended by an instant, where one is given. */
export async function closedBy(db: Queryable, instant?: Date): Promise<ClosedDay | null> {
  const [found] = await db
    .select()
    .from(closedDayTable)
    .where(instant === undefined ? undefined : lte(closedDayTable.endsAt, instant))
    .orderBy(desc(closedDayTable.endsAt))
    .limit(1);
  return found ?? null;
}

export async function closingsOf(db: Queryable, day: string): Promise<HeapBalance[]> {
  return db
    .select({
      currency: closingTable.currency,
      kind: closingTable.kind,
      label: closingTable.label,
      balance: closingTable.balance,
    })
    .from(closingTable)
    .where(eq(closingTable.day, day));
}

export async function insertClosedDay(
  tx: Transaction,
  day: ClosedDay,
  balances: readonly HeapBalance[],
  flows: readonly Moved[],
): Promise<void> {
  await tx.insert(closedDayTable).values(day);
  if (flows.length > 0) {
    await tx.insert(dayFlowTable).values(
      flows.map(({ currency, kind, debit, credit, transfers, amount }) => ({
        day: day.day,
        currency,
        kind,
        debitKind: debit.kind,
        debitLabel: debit.label,
        creditKind: credit.kind,
        creditLabel: credit.label,
        transfers: BigInt(transfers),
        amount,
      })),
    );
  }
  if (balances.length > 0) {
    await tx.insert(closingTable).values(balances.map((balance) => ({ ...balance, day: day.day })));
  }
}

/** Forgets every closing, so that days are closed anew from the flows. */
export async function forgetClosings(tx: Transaction): Promise<void> {
  await tx.delete(closingTable);
  await tx.delete(dayFlowTable);
  await tx.delete(closedDayTable);
}
