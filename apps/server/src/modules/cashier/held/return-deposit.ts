import { strict as assert } from 'node:assert';
import { isRefusal, refuse, sentText, uuid } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { z } from 'zod';
import { byItself } from '../../../platform/by-itself.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ActRule } from '../../approvals/index.ts';
import { derivedId } from '../../ledger/index.ts';
import { nextAttendance } from '../attendance.ts';
import { decide } from '../deposit-state.ts';
import { announceLetter, tellEnding } from '../letters.ts';
import type { CashierParts } from '../parts.ts';
import { heldAccounts } from '../post-credit.ts';
import { type Deposit, lockDeposit, saveDeposit } from '../store.ts';

const wished = z.object({ depositId: uuid, reference: sentText, reason: sentText });

/**
 * Money that came and may not be credited is sent back by the word of two operators: one has paid it back and says under which
 * reference, another approves. It is done at once then, for the member gains nothing that could be misused.
 */
export function depositActs(parts: CashierParts): Readonly<Record<'deposit.return', ActRule>> {
  return {
    'deposit.return': {
      permission: 'deposits.match',
      async look(tx, payload) {
        const { depositId, reference, reason } = wished.parse(payload);
        const found = await heldDeposit(tx, depositId);
        if (isRefusal(found)) return found;
        const currency = knownCurrency(found.currency);
        return {
          subject: `deposit:${depositId}`,
          before: { state: found.state, heldFor: found.reason },
          after: {
            state: 'returned',
            memberId: String(found.memberId),
            amount: `${formatAmount(found.received ?? found.amount, currency)} ${currency.shownCode}`,
            reference,
            reason,
          },
          isHarmless: false,
          isUrgent: true,
        };
      },
      async carryOut(tx, payload, { actor, ip }) {
        const { depositId, reference, reason: note } = wished.parse(payload);
        const found = await heldDeposit(tx, depositId);
        if (isRefusal(found)) return found;
        const now = parts.clock.now();
        const next: Deposit = {
          ...found,
          state: 'returning',
          returnReference: reference,
          note,
          changedAt: now,
          attended: 0,
        };
        const after = { ...next, attendAt: nextAttendance(next, now) };
        await saveDeposit(tx, after);
        await parts.audit.record(tx, {
          actorKind: 'operator',
          actor,
          ip,
          action: 'deposit.returning',
          subject: `deposit:${depositId}`,
          before: { state: found.state },
          after: { state: after.state, memberId: found.memberId, reference, note },
        });
        return { committed: async () => void (await sendBack(parts, after)) };
      },
    },
  };
}

async function heldDeposit(tx: Transaction, id: string) {
  const found = await lockDeposit(tx, id);
  if (found === null) return refuse('cashier.deposit_unknown');
  const { state } = found;
  return decide(found, { kind: 'return' }).do === 'move' && state === 'held'
    ? found
    : refuse('cashier.deposit_not_now', { state });
}

/**
 * Takes the money of a deposit in state `returning` out of the ledger, and then says that it was returned. Safe to repeat and to run in
 * several processes at once. Never throws: what fails here the job repeats.
 */
export async function sendBack(parts: CashierParts, deposit: Deposit): Promise<Deposit> {
  const failure = 'a deposit could not be returned; it will be later';
  const returned = await byItself({ log: parts.log, failure, of: { depositId: deposit.id } }, async () => {
    assert(deposit.transferId, `deposit ${deposit.id} was never held`);
    const { provider, held } = await heldAccounts(parts, deposit);
    const outcome = await parts.ledger.post({
      transfers: [
        {
          id: derivedId(deposit.transferId, 'returned'),
          debit: held,
          credit: provider,
          amount: deposit.received ?? deposit.amount,
          kind: 'deposit_returned',
          reference: deposit.id,
          evenSuspended: true,
          evenLate: true,
        },
      ],
    });
    assert(outcome.status !== 'refused', `the ledger refuses to return deposit ${deposit.id}`);
    return await markReturned(parts, deposit.id);
  });
  return returned ?? deposit;
}

async function markReturned(parts: CashierParts, id: string): Promise<Deposit> {
  const { deposit, isNew } = await parts.database.transaction(async (tx) => {
    const row = await lockDeposit(tx, id);
    assert(row, `deposit ${id} vanished`);
    const decision = decide(row, { kind: 'sent_back' });
    if (decision.do !== 'move') return { deposit: row, isNew: false };
    const now = parts.clock.now();
    const returned: Deposit = {
      ...row,
      state: decision.to,
      changedAt: now,
      settledAt: now,
      attendAt: null,
      attended: 0,
    };
    await saveDeposit(tx, returned);
    await parts.audit.record(tx, {
      actorKind: 'system',
      actor: 'cashier',
      action: 'deposit.returned',
      subject: `deposit:${id}`,
      before: { state: row.state },
      after: { state: returned.state, memberId: row.memberId, reference: row.returnReference },
    });
    await tellEnding(parts, tx, returned, 'depositReturned');
    return { deposit: returned, isNew: true };
  });
  if (isNew) {
    const { memberId } = deposit;
    parts.facts.publish('DepositSettled', { memberId, depositId: id, state: 'returned' });
    parts.facts.publish('BalanceChanged', { memberId });
    announceLetter(parts, deposit);
  }
  return deposit;
}
