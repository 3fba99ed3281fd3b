import { strict as assert } from 'node:assert';
import { byItself } from '../../platform/by-itself.ts';
import { applyEvents, type NewsSource } from './apply-events.ts';
import { nextAttendance } from './attendance.ts';
import { creditDeposit } from './credit-deposit.ts';
import { type DepositEvent, isOpen } from './deposit-state.ts';
import { sendBack } from './held/return-deposit.ts';
import { voidPayment } from './held/void-payment.ts';
import type { CashierParts } from './parts.ts';
import { eventOf, isGivenUp, type Payment, ProviderUnavailable } from './payment-provider.ts';
import { type Deposit, hurryOpen, lockDue, saveDeposit } from './store.ts';

const takenAtOnce = 50;
const askedAtOnce = 4;
/** A run ends after so many, so that a long queue never keeps a stopping process. */
const rounds = 20;

export interface Attended {
  /** Deposits that were looked at. */
  readonly attended: number;
  /** Of them, those that are paid now. */
  readonly paid: number;
}

/**
 * Looks after every deposit that is due: finishes a credit that was cut off, asks the provider about payments whose
 * webhook may be lost, expires what was not paid in time. Any number of processes may run it at once, as often as wished.
 */
export async function settlePending(parts: CashierParts): Promise<Attended> {
  let attended = 0;
  let paid = 0;
  for (let round = 0; round < rounds; round += 1) {
    const due = await takeDue(parts);
    attended += due.length;
    const queue = [...due];
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const after = await attendOne(parts, next);
        if (after.state === 'paid') paid += 1;
      }
    };
    await Promise.all(Array.from({ length: askedAtOnce }, worker));
    if (due.length < takenAtOnce) break;
  }
  return { attended, paid };
}

/**
 * Once play is closed to a member, his open deposits are voided and end: the pages on which he would pay are shut. What cannot be done
 * now is done by the job.
 */
export async function endOpenDeposits(parts: CashierParts, memberId: bigint): Promise<void> {
  if (!(await parts.protection.isExcluded(memberId))) return;
  if (await hurryOpen(parts.database.db, memberId, parts.clock.now())) await settlePending(parts);
}

/** Takes what is due, and sets when each is looked at again should this process die over it. */
function takeDue(parts: CashierParts): Promise<Deposit[]> {
  return parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const due = await lockDue(tx, now, takenAtOnce);
    for (const deposit of due) {
      const seen = { ...deposit, attended: deposit.attended + 1 };
      await saveDeposit(tx, { ...seen, attendAt: nextAttendance(seen, now) });
    }
    return due;
  });
}

async function attendOne(parts: CashierParts, deposit: Deposit): Promise<Deposit> {
  const failure = 'a deposit could not be looked after; it will be later';
  const attended = await byItself({ log: parts.log, failure, of: { depositId: deposit.id } }, async () => {
    if (deposit.state === 'crediting') return await creditDeposit(parts, deposit);
    if (deposit.state === 'returning') return await sendBack(parts, deposit);
    const heard = await ask(parts, deposit);
    const ending = await endingOf(parts, deposit, heard);
    if (ending === null) return heard === null ? deposit : await note(parts, deposit, heard);
    const word = await voidPayment(parts, deposit);
    if (word === 'unreachable') return deposit;
    return word === 'voided' ? await note(parts, deposit, heard, ending) : await note(parts, deposit, word);
  });
  return attended ?? deposit;
}

/** Applies what the provider said of the payment, or what it brings about. */
async function note(
  parts: CashierParts,
  { id }: Deposit,
  heard: Payment | null,
  event: DepositEvent | null = heard && eventOf(heard.status),
): Promise<Deposit> {
  assert(event, 'nothing was heard');
  const source: NewsSource = { actorKind: 'system', actor: 'cashier', ip: null };
  const { deposit } = await applyEvents(parts, id, [event], heard ? { ...source, payment: heard } : source);
  return deposit;
}

/**
 * What ends an open deposit now, once its payment is void: the payer or the provider has given it up, nobody paid in time, or play is
 * closed to the member. Null where it goes on, or money has come. A closed payment of an excluded member may have been closed by another
 * process for his exclusion, which then is the reason on record whichever of the two writes it.
 */
async function endingOf(
  parts: CashierParts,
  { state, memberId, expiresAt }: Deposit,
  payment: Payment | null,
): Promise<DepositEvent | null> {
  const said = payment?.status.kind ?? 'open';
  if (!isOpen(state) || said === 'paid' || said === 'seen') return null;
  if (said === 'closed' && (await parts.protection.isExcluded(memberId))) return { kind: 'excluded' };
  if (payment && isGivenUp(payment.status)) return eventOf(payment.status);
  if (parts.clock.now() >= expiresAt) return { kind: 'time_over' };
  return (await parts.protection.isExcluded(memberId)) ? { kind: 'excluded' } : null;
}

/** The provider's word on it; null where there is none or it cannot be had. */
async function ask(parts: CashierParts, deposit: Deposit): Promise<Payment | null> {
  const provider = parts.providers.find(({ code }) => code === deposit.provider);
  if (!provider) return null;
  try {
    return await provider.fetchPayment(deposit.reference);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    parts.log.warn({ err: error, depositId: deposit.id }, 'a provider could not be asked about a deposit');
    return null;
  }
}
