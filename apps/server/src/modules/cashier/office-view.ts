import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { caseVersion } from '../../platform/case-desk/case-version.ts';
import { isInReview, isWithheld } from './deposit-state.ts';
import { bonusView, choicesOf, heldView, statesOnWire, wireState } from './deposit-view.ts';
import type { CashierParts } from './parts.ts';
import { proofCounts, proofsOf } from './proof-store.ts';
import { type Deposit, findDeposit, listTransfers } from './store.ts';

type Calls = typeof calls.officeDeposits;
export type OfficeDeposit = CallAnswer<Calls['officeDeposit']>;
type Row = CallAnswer<Calls['officeDeposits']>['list'][number];

/** A page of bank transfers, and of what is held or was sent back of any deposit: without a state and a reference those that wait, the oldest first. */
export async function depositQueue(
  parts: CashierParts,
  {
    state,
    reference,
  }: { readonly state?: keyof typeof statesOnWire | undefined; readonly reference?: string | undefined },
  rows: { readonly limit: number; readonly offset: number },
): Promise<{ list: Row[]; total: number }> {
  const { db } = parts.database;
  const waiting = [...statesOnWire.review, ...statesOnWire.held];
  const isAny = state === undefined && reference !== undefined;
  const states = isAny ? [] : state === undefined ? waiting : statesOnWire[state];
  const found = await listTransfers(db, { states, reference: reference && asWritten(reference) }, rows);
  const [names, bonuses, proofs] = await Promise.all([
    parts.identity.namesOf(found.rows.map(({ memberId }) => memberId)),
    choicesOf(parts, found.rows),
    proofCounts(
      db,
      found.rows.map(({ id }) => id),
    ),
  ]);
  return {
    list: found.rows.map((row) => ({
      ...rowOf(row, names.get(row.memberId) ?? '', proofs.get(row.id) ?? 0),
      bonus: bonusView(row, bonuses.get(row.id)),
    })),
    total: found.total,
  };
}

/** A reference as we write it, however it stands on a statement. */
function asWritten(reference: string): string {
  const letters = reference.replace('-', '').toUpperCase();
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** One bank transfer with all that an operator needs to find its money; or what was held of any deposit. */
export async function depositForOperator(
  parts: CashierParts,
  id: string,
): Promise<OfficeDeposit | Refusal<'cashier.deposit_unknown'>> {
  const found = await findDeposit(parts.database.db, id);
  return found && (found.transferTo || isWithheld(found.state))
    ? detailOf(parts, found)
    : refuse('cashier.deposit_unknown');
}

export async function detailOf(parts: CashierParts, row: Deposit): Promise<OfficeDeposit> {
  const { transferTo: to } = row;
  const [names, bonuses, proofIds] = await Promise.all([
    parts.identity.namesOf([row.memberId]),
    choicesOf(parts, [row]),
    proofsOf(parts.database.db, row.id),
  ]);
  const currency = knownCurrency(row.currency);
  // The second pair of eyes reads the statement by itself, and is not told what the first one read.
  const isRead = !isInReview(row.state);
  const words = (units: bigint | null) => (units === null || !isRead ? null : formatAmount(units, currency));
  return {
    ...rowOf(row, names.get(row.memberId) ?? '', proofIds.length),
    bonus: bonusView(row, bonuses.get(row.id)),
    bonusTerms: bonuses.get(row.id)?.offer ?? null,
    to: to && { bank: to.bank, holder: to.holder, number: to.number, feePercent: to.feePercent },
    provider: row.provider,
    paymentId: row.paymentId,
    held: heldView(row),
    proofIds,
    expiresAt: row.expiresAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    matchedBy: row.matchedBy,
    secondMatchedBy: row.secondMatchedBy,
    bankReference: row.bankReference,
    received: words(row.received),
    fee: words(row.fee),
    figuresDiffered: row.reason === 'figures_differ',
    note: row.note,
  };
}

function rowOf(row: Deposit, account: string, proofs: number): Omit<Row, 'bonus'> {
  return {
    id: row.id,
    memberId: row.memberId.toString(),
    account,
    reference: row.reference,
    amount: formatAmount(row.amount, knownCurrency(row.currency)),
    currency: knownCurrency(row.currency).shownCode,
    bank: row.transferTo?.bank ?? row.method,
    state: wireState(row),
    isSecond: row.state === 'secondReview',
    holder: row.holder,
    proofs,
    createdAt: row.createdAt.toISOString(),
    reviewSince: row.reviewSince?.toISOString() ?? null,
    version: caseVersion(row),
  };
}
