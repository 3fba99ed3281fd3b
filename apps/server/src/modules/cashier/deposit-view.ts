import { strict as assert } from 'node:assert';
import { type CallAnswer, type calls, transferLimits } from '@ikka/contract';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import { chosenBonus, type TakenChoice } from './bonuses-of-deposits.ts';
import { type DepositState, isOpen, isWithheld, needsPerson } from './deposit-state.ts';
import { type CashierParts, findMethod } from './parts.ts';
import type { TransferAccount } from './payment-provider.ts';
import { proofCounts } from './proof-store.ts';
import { isProofInTime } from './proof-time.ts';
import type { Deposit } from './store.ts';

type DepositOnWire = CallAnswer<(typeof calls.cashier)['deposit']>;

/** Stored states behind each state of the wire. */
export const statesOnWire = {
  created: ['created'],
  pending: ['pending', 'confirming', 'crediting'],
  review: ['review', 'secondReview'],
  paid: ['paid'],
  failed: ['failed'],
  expired: ['expired'],
  cancelled: ['cancelled'],
  held: ['held', 'returning'],
  returned: ['returned'],
} as const satisfies { readonly [State in DepositOnWire['state']]: readonly DepositState[] };

/** A deposit as its member sees it. */
export async function depositView(parts: CashierParts, deposit: Deposit): Promise<DepositOnWire> {
  const [view] = await depositViews(parts, [deposit]);
  assert(view);
  return view;
}

export async function depositViews(
  parts: CashierParts,
  deposits: readonly Deposit[],
): Promise<DepositOnWire[]> {
  const transfers = deposits.flatMap(({ id, transferTo }) => (transferTo === null ? [] : [id]));
  const [proofs, bonuses] = await Promise.all([
    proofCounts(parts.database.db, transfers),
    choicesOf(parts, deposits),
  ]);
  return deposits.map((deposit) => ({
    ...viewOf(parts, deposit, proofs.get(deposit.id) ?? 0),
    bonus: bonusView(deposit, bonuses.get(deposit.id)),
  }));
}

/** What was chosen with these deposits, by the deposit. */
export function choicesOf(
  parts: CashierParts,
  deposits: readonly Deposit[],
): Promise<ReadonlyMap<string, TakenChoice>> {
  const choices = deposits.flatMap((deposit) => {
    const choice = chosenBonus(deposit);
    return choice === null ? [] : [{ id: deposit.id, ...choice }];
  });
  return parts.bonuses.chosen(choices);
}

function viewOf(parts: CashierParts, deposit: Deposit, proofs: number): Omit<DepositOnWire, 'bonus'> {
  const currency = knownCurrency(deposit.currency);
  const method = findMethod(parts.providers, deposit.method)?.method;
  const mayPay = isOpen(deposit.state) && parts.clock.now() < deposit.expiresAt;
  return {
    id: deposit.id,
    method: deposit.method,
    // A method that is no longer offered still has deposits.
    methodName: deposit.transferTo?.bank ?? method?.name ?? deposit.method,
    kind: deposit.transferTo ? 'transfer' : (method?.kind ?? 'bank'),
    amount: formatAmount(deposit.amount, currency),
    currency: currency.shownCode,
    state: wireState(deposit),
    isSeen: deposit.state === 'confirming' || (deposit.state === 'crediting' && deposit.transferTo === null),
    isUnclear: needsPerson(deposit),
    feePercent: deposit.transferTo?.feePercent ?? deposit.feePercent,
    arrived: deposit.transferTo ? null : arrivedView(deposit, currency),
    reference: deposit.reference,
    redirectUrl: mayPay ? deposit.payerUrl : null,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    settledAt: deposit.settledAt?.toISOString() ?? null,
    held: heldView(deposit),
    transfer: deposit.transferTo && transferView(parts, deposit, deposit.transferTo, { currency, proofs }),
  };
}

export function bonusView(deposit: Deposit, chosen: TakenChoice | undefined): DepositOnWire['bonus'] {
  const choice = chosenBonus(deposit);
  if (choice === null || chosen === undefined) return null;
  const currency = knownCurrency(deposit.currency);
  const { offer, amount } = chosen;
  return {
    ...choice,
    title: offer.title,
    amount: amount === null ? null : formatAmount(amount, currency),
    denied: deposit.bonusDenied,
  };
}

/** What came and was not credited; the reason and the reference once it was sent back. */
export function heldView(deposit: Deposit): DepositOnWire['held'] {
  const { state, reason, received, amount, note, returnReference } = deposit;
  if (!isWithheld(state)) return null;
  const isBack = state === 'returned';
  return {
    because: reason === 'limit_reached' ? 'limit' : 'excluded',
    amount: formatAmount(received ?? amount, knownCurrency(deposit.currency)),
    reason: isBack ? note : null,
    reference: isBack ? returnReference : null,
  };
}

function arrivedView({ state, received, fee }: Deposit, currency: Currency): DepositOnWire['arrived'] {
  if (state !== 'paid' || received === null || fee === null) return null;
  return {
    received: formatAmount(received, currency),
    fee: formatAmount(fee, currency),
    credited: formatAmount(received - fee, currency),
  };
}

/** The state that members and operators read. */
export function wireState({ state, transferTo }: Deposit): DepositOnWire['state'] {
  switch (state) {
    case 'confirming':
      return 'pending';
    case 'crediting':
      return transferTo === null ? 'pending' : 'review';
    case 'secondReview':
      return 'review';
    case 'returning':
      return 'held';
    default:
      return state;
  }
}

function transferView(
  parts: CashierParts,
  deposit: Deposit,
  to: TransferAccount,
  { currency, proofs }: { readonly currency: Currency; readonly proofs: number },
): DepositOnWire['transfer'] {
  const { state, received, fee, note } = deposit;
  const words = (units: bigint | null) => (units === null ? null : formatAmount(units, currency));
  const isCredited = state === 'paid' && received !== null && fee !== null;
  return {
    bank: to.bank,
    holder: to.holder,
    number: to.number,
    qrText: to.qrText,
    note: to.note,
    feePercent: to.feePercent,
    proofs,
    mayProve: proofs < transferLimits.proofsMax && mayProve(parts, deposit),
    received: isCredited ? words(received) : null,
    fee: isCredited ? words(fee) : null,
    credited: isCredited ? words(received - fee) : null,
    reason: isCredited || state === 'failed' ? note : null,
  };
}

function mayProve({ settings, clock }: CashierParts, deposit: Deposit): boolean {
  const { state } = deposit;
  if (state === 'expired' || state === 'cancelled') return isProofInTime(settings, deposit, clock.now());
  return state === 'pending' || state === 'review';
}
