import { applyEvents, type NewsSource } from '../apply-events.ts';
import { type Decision, type DepositEvent, decide, isWithheld, needsPerson } from '../deposit-state.ts';
import type { CashierParts } from '../parts.ts';
import { eventOf, type Payment, type PaymentProvider } from '../payment-provider.ts';
import { type Deposit, findByReference } from '../store.ts';
import { differenceIn, insertDiscrepancy, oursOf, unknownHere } from './discrepancy-store.ts';

/** What comparing a provider's payments comes to. */
export interface Tally {
  payments: number;
  repaired: number;
  found: number;
  isComplete: boolean;
  /** Deposits that the provider listed. */
  readonly seen: Set<string>;
  /** By currency: payments that the provider calls paid, and those of them that were credited only now. */
  readonly figures: Map<string, Figures>;
}

interface Figures {
  count: number;
  sum: bigint;
  repaired: number;
}

export const newTally = (): Tally => ({
  payments: 0,
  repaired: 0,
  found: 0,
  isComplete: true,
  seen: new Set(),
  figures: new Map(),
});

export function figuresOf({ figures }: Tally, currency: string): Figures {
  const known = figures.get(currency) ?? { count: 0, sum: 0n, repaired: 0 };
  figures.set(currency, known);
  return known;
}

/** Counts a listed payment, and deals with it where it is not what we have. */
export async function comparePayment(
  parts: CashierParts,
  provider: PaymentProvider,
  tally: Tally,
  payment: Payment,
  deposit: Deposit | undefined,
): Promise<void> {
  countTheirs(tally, payment);
  if (!deposit) {
    const unknown = unknownHere(provider.code, payment);
    if (unknown && (await insertDiscrepancy(parts.database.db, parts.clock, unknown))) tally.found += 1;
    return;
  }
  tally.seen.add(deposit.id);
  if (!isSuspect(deposit, payment)) return;
  // Asked once more, one after the other: what changed between the two readings is no difference.
  const theirs = await provider.fetchPayment(payment.reference);
  const ours = await findByReference(parts.database.db, provider.code, payment.reference);
  if (theirs && ours) await dealWith(parts, tally, theirs, ours);
}

/** Whether a listed payment is anything but what we have. */
function isSuspect(deposit: Deposit, { status }: Payment): boolean {
  if (status.kind === 'paid')
    return needsPerson(deposit) || decide(deposit, eventOf(status)).do !== 'nothing';
  return (deposit.state === 'paid' || isWithheld(deposit.state)) && status.kind !== 'seen';
}

/** Credits what we missed; keeps everything else that differs for an operator, once. */
export async function dealWith(
  parts: CashierParts,
  tally: Tally,
  payment: Payment,
  deposit: Deposit,
): Promise<void> {
  const { db } = parts.database;
  if (!isSuspect(deposit, payment)) return;
  const event = eventOf(payment.status);
  const decision = decide(deposit, event);
  if (event.kind === 'payment_paid' && decision.do === 'move') {
    const source: NewsSource = { actorKind: 'system', actor: 'reconciliation', ip: null, payment };
    const { deposit: after } = await applyEvents(parts, deposit.id, [event], source);
    if (after.state !== 'crediting' && after.state !== 'paid' && !isWithheld(after.state)) {
      tally.found += 1;
      return;
    }
    tally.repaired += 1;
    figuresOf(tally, after.currency).repaired += 1;
    return;
  }
  const differs = differenceOf(deposit, event, decision);
  if (differs && (await insertDiscrepancy(db, parts.clock, differs))) tally.found += 1;
}

function differenceOf(deposit: Deposit, event: DepositEvent, decision: Decision) {
  if (event.kind !== 'payment_paid') {
    return { ...oursOf(deposit), kind: 'status_differs', theirs: null, theirCurrency: null } as const;
  }
  return decision.do === 'flag'
    ? differenceIn(deposit, event, decision)
    : waitingFor(deposit, event.received);
}

/** Other money than was wished, which waits for an operator. */
function waitingFor(deposit: Deposit, { amount, currency }: { amount: bigint | null; currency: string }) {
  const kind = deposit.reason === 'currency_differs' ? 'currency_differs' : 'amount_differs';
  return { ...oursOf(deposit), kind, theirs: amount, theirCurrency: currency } as const;
}

function countTheirs(tally: Tally, { status }: Payment): void {
  if (status.kind !== 'paid' || status.received.amount === null) return;
  const { amount, currency } = status.received;
  const figures = figuresOf(tally, currency);
  figures.count += 1;
  figures.sum += amount;
}
