import { applyEvents, type NewsSource } from './apply-events.ts';
import { nextAttendance } from './attendance.ts';
import { creditDeposit } from './credit-deposit.ts';
import { type DepositEvent, isOpen } from './deposit-state.ts';
import type { CashierParts } from './parts.ts';
import { eventOf, type Payment, ProviderUnavailable } from './payment-provider.ts';
import { type Deposit, lockDue, saveDeposit } from './store.ts';

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
  try {
    if (deposit.state === 'crediting') return await creditDeposit(parts, deposit);
    const payment = await ask(parts, deposit);
    const events: DepositEvent[] = payment ? [eventOf(payment.status)] : [];
    // Judged after the provider was asked: what was paid in the last second is paid, not expired.
    if (isOpen(deposit.state) && parts.clock.now() >= deposit.expiresAt) events.push({ kind: 'time_over' });
    if (events.length === 0) return deposit;
    const source: NewsSource = { actorKind: 'system', actor: 'cashier', ip: null };
    const applied = await applyEvents(parts, deposit.id, events, payment ? { ...source, payment } : source);
    return applied.deposit;
  } catch (error) {
    parts.log.error(
      { err: error, depositId: deposit.id },
      'a deposit could not be looked after; it will be later',
    );
    return deposit;
  }
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
