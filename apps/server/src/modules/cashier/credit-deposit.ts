import { strict as assert } from 'node:assert';
import { currencyOf } from '@ikka/money';
import { decide } from './deposit-state.ts';
import type { CashierParts } from './parts.ts';
import { type Deposit, lockDeposit, saveDeposit } from './store.ts';

/**
 * The ledger takes an id for the first time within 48 hours of its own time. An hour later no process can still be
 * posting the old one, so a new one may safely take its place.
 */
const transferIdDeadAfterMs = 49 * 3_600_000;

/**
 * Brings the money of a deposit in state `crediting` into the ledger, and then says that it is paid. Safe to repeat and
 * to run in several processes at once: the transfer's id is the deposit's own, so the ledger takes it once, and the one
 * who finds the deposit still `crediting` under its lock records it. Never throws: what fails here the job repeats.
 */
export async function creditDeposit(parts: CashierParts, deposit: Deposit): Promise<Deposit> {
  try {
    return (await postCredit(parts, deposit)) ? await markPaid(parts, deposit.id) : deposit;
  } catch (error) {
    parts.log.error(
      { err: error, depositId: deposit.id },
      'a deposit could not be credited; it will be tried again',
    );
    return deposit;
  }
}

/** Whether the ledger has the money now. */
async function postCredit(parts: CashierParts, deposit: Deposit): Promise<boolean> {
  const currency = currencyOf(deposit.currency);
  assert(currency && !currency.isTrial, 'only real money is deposited');
  assert(deposit.state === 'crediting' && deposit.transferId !== null, 'the deposit is not being credited');
  const { ledger } = parts;
  const [debit, credit] = await Promise.all([
    ledger.houseAccount('provider', currency.code, deposit.provider),
    ledger.memberAccount(deposit.memberId, 'cash', currency.code),
  ]);
  const outcome = await ledger.post({
    transfers: [
      {
        id: deposit.transferId,
        debit,
        credit,
        amount: deposit.amount,
        kind: 'deposit',
        reference: deposit.id,
        // The money has left the payer: it belongs to the member even while the account is suspended.
        evenSuspended: true,
      },
    ],
  });
  if (outcome.status !== 'refused') return true;
  if (outcome.reason === 'untimely_id') {
    await replaceDeadTransferId(parts, deposit.id);
    return false;
  }
  throw new Error(`the ledger refuses to credit deposit ${deposit.id}: ${outcome.reason}`);
}

async function markPaid(parts: CashierParts, id: string): Promise<Deposit> {
  const { deposit, isNew } = await parts.database.transaction(async (tx) => {
    const row = await lockDeposit(tx, id);
    assert(row, `deposit ${id} vanished`);
    const decision = decide(row, { kind: 'credited' });
    if (decision.do !== 'move') return { deposit: row, isNew: false };
    const now = parts.clock.now();
    const paid: Deposit = {
      ...row,
      state: decision.to,
      reason: decision.reason,
      changedAt: now,
      settledAt: now,
      attendAt: null,
      attended: 0,
    };
    await saveDeposit(tx, paid);
    const wasOver = row.paidFrom !== 'created' && row.paidFrom !== 'pending';
    await parts.audit.record(tx, {
      actorKind: 'system',
      actor: 'cashier',
      action: 'deposit.paid',
      subject: `deposit:${id}`,
      before: { state: row.paidFrom },
      after: {
        state: 'paid',
        isLate: wasOver,
        memberId: row.memberId,
        amount: row.amount,
        currency: row.currency,
        provider: row.provider,
        transferId: row.transferId,
      },
    });
    return { deposit: paid, isNew: true };
  });
  if (isNew) {
    const { memberId } = deposit;
    if (deposit.paidFrom !== null && !['created', 'pending'].includes(deposit.paidFrom)) {
      parts.log.warn({ depositId: id, was: deposit.paidFrom }, 'a deposit was paid late and is credited');
    }
    parts.facts.publish('DepositSettled', { memberId, depositId: id, state: 'paid' });
    parts.facts.publish('BalanceChanged', { memberId });
  }
  return deposit;
}

async function replaceDeadTransferId(parts: CashierParts, id: string): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const row = await lockDeposit(tx, id);
    if (row?.state !== 'crediting') return;
    if (parts.clock.now().getTime() < row.changedAt.getTime() + transferIdDeadAfterMs) return;
    await saveDeposit(tx, { ...row, transferId: parts.ledger.newId(), changedAt: parts.clock.now() });
  });
}
