import { strict as assert } from 'node:assert';
import type { CallAnswer, calls } from '@ikka/contract';
import { currencyOf, formatAmount } from '@ikka/money';
import { needsPerson } from '../deposit-state.ts';
import type { CashierParts } from '../parts.ts';
import type { Deposit } from '../store.ts';
import {
  countOpen,
  type Discrepancy,
  type DiscrepancyFilter,
  listDiscrepancies,
} from './discrepancy-store.ts';
import { depositsById, listDays, type ReconciledDay } from './reconcile-store.ts';

type Calls = typeof calls.officeReconciliation;
type Row = CallAnswer<Calls['officeDiscrepancies']>['list'][number];
type Day = CallAnswer<Calls['officeReconciledDays']>['list'][number];
type Page = { readonly limit: number; readonly offset: number };

/** Open discrepancies by how long they wait, resolved ones newest first. */
export async function discrepancyQueue(
  parts: CashierParts,
  filter: DiscrepancyFilter,
  page: Page,
): Promise<{ list: Row[]; total: number }> {
  const { rows, total } = await listDiscrepancies(parts.database.db, filter, page);
  return { list: await viewsOf(parts, rows), total };
}

export async function discrepancyView(parts: CashierParts, row: Discrepancy): Promise<Row> {
  const [view] = await viewsOf(parts, [row]);
  assert(view);
  return view;
}

/** What each provider and we say of each day, newest first, with how many discrepancies of the provider are open. */
export async function reconciledDays(
  parts: CashierParts,
  page: Page,
): Promise<{ list: Day[]; total: number }> {
  const { rows, total } = await listDays(parts.database.db, page);
  const open = await countOpen(parts.database.db, [...new Set(rows.map(({ provider }) => provider))]);
  return { list: rows.map((row) => dayOf(row, open.get(row.provider) ?? 0)), total };
}

function dayOf(row: ReconciledDay, openDiscrepancies: number): Day {
  return {
    provider: row.provider,
    day: row.day,
    currency: currencyOf(row.currency)?.shownCode ?? row.currency,
    theirs: { count: row.theirCount, sum: words(row.theirSum, row.currency) ?? '0' },
    ours: { count: row.ourCount, sum: words(row.ourSum, row.currency) ?? '0' },
    isEven: row.theirCount === row.ourCount && row.theirSum === row.ourSum,
    repaired: row.repaired,
    isComplete: row.isComplete,
    checkedAt: row.checkedAt.toISOString(),
    openDiscrepancies,
  };
}

async function viewsOf(parts: CashierParts, rows: readonly Discrepancy[]): Promise<Row[]> {
  const ids = rows.flatMap(({ depositId }) => (depositId === null ? [] : [depositId]));
  const deposits = await depositsById(parts.database.db, ids);
  const names = await parts.identity.namesOf([...deposits.values()].map(({ memberId }) => memberId));
  return rows.map((row) => {
    const deposit = row.depositId === null ? undefined : deposits.get(row.depositId);
    return viewOf(row, deposit, deposit && names.get(deposit.memberId));
  });
}

function viewOf(row: Discrepancy, deposit: Deposit | undefined, account: string | undefined): Row {
  const { resolution, resolvedBy, resolvedAt, note } = row;
  return {
    id: row.id,
    provider: row.provider,
    kind: row.kind,
    reference: row.reference,
    paymentId: row.paymentId,
    member: deposit ? { id: deposit.memberId.toString(), account: account ?? '' } : null,
    ours: money(row.ours, row.ourCurrency),
    theirs: money(row.theirs, row.theirCurrency),
    foundAt: row.foundAt.toISOString(),
    mayCredit: resolvedAt === null && mayCredit(row, deposit),
    resolved:
      resolution === null || resolvedBy === null || resolvedAt === null || note === null
        ? null
        : { resolution, by: resolvedBy, at: resolvedAt.toISOString(), reason: note },
  };
}

/** Whether the deposit waits for this money; the decision is made anew when it is credited. */
function mayCredit({ kind, theirs }: Discrepancy, deposit: Deposit | undefined): boolean {
  if (!deposit || kind !== 'amount_differs' || theirs === null || theirs <= 0n) return false;
  return needsPerson(deposit) && deposit.reason === 'amount_differs';
}

function money(units: bigint | null, code: string | null): Row['ours'] {
  const amount = words(units, code);
  return amount === null || code === null ? null : { amount, currency: currencyOf(code)?.shownCode ?? code };
}

function words(units: bigint | null, code: string | null): string | null {
  const currency = code === null ? null : currencyOf(code);
  return units === null || !currency ? null : formatAmount(units, currency);
}
