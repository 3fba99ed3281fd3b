import { strict as assert } from 'node:assert';
import { realCurrency } from '@ikka/money';
import type { LedgerInside, PostOutcome } from '../ledger/index.ts';
import { decideAdjustment } from './adjustment-state.ts';
import { type Adjustment, findAdjustment, lockAdjustment, saveAdjustment } from './adjustment-store.ts';
import { type TreasuryParts, theClock } from './parts.ts';

/**
 * Posts what is approved and notes what the ledger said in the same transaction; answers the adjustment as it is then. Under its
 * lock, so that no process concludes from a refusal what another one has just been granted. Safe to repeat: the transfer has one id.
 * Throws where the ledger cannot be had; the adjustment stays approved, and the job comes back to it.
 */
export async function settleAdjustment(parts: TreasuryParts, id: string): Promise<Adjustment> {
  const found = await findAdjustment(parts.database.db, id);
  if (found === null) throw new Error(`there is no adjustment ${id}`);
  if (found.state !== 'approved') return found;
  const accounts = await accountsOf(parts, found);
  const { row, isNew } = await parts.ledger.transact(async (tx, inside) => {
    const before = await lockAdjustment(tx, id);
    assert(before, `adjustment ${id} vanished`);
    if (before.state !== 'approved') return { row: before, isNew: false };
    const outcome = await post(inside, before, accounts);
    const decision = decideAdjustment(before, { kind: eventOf(outcome, id) });
    assert(decision.do === 'move', 'the word of the ledger ends what is approved');
    const after: Adjustment = { ...before, state: decision.to, settledAt: parts.clock.now() };
    await saveAdjustment(tx, after);
    await parts.audit.record(tx, {
      ...theClock,
      action: `adjustment.${decision.to}`,
      subject: `adjustment:${id}`,
      before: { state: before.state },
      after: {
        state: after.state,
        memberId: after.memberId,
        transferId: after.transferId,
        ...balancesOf(outcome, after.direction),
      },
    });
    return { row: after, isNew: true };
  });
  if (isNew && row.state === 'posted') parts.facts.publish('BalanceChanged', { memberId: row.memberId });
  return row;
}

async function accountsOf({ ledger }: TreasuryParts, row: Adjustment) {
  const currency = realCurrency(row.currency);
  const [house, cash] = await Promise.all([
    ledger.houseAccount('adjustments', currency.code),
    ledger.memberAccount(row.memberId, 'cash', currency.code),
  ]);
  return row.direction === 'credit' ? { debit: house, credit: cash } : { debit: cash, credit: house };
}

function post(
  inside: LedgerInside,
  row: Adjustment,
  accounts: Awaited<ReturnType<typeof accountsOf>>,
): Promise<PostOutcome> {
  assert(row.transferId !== null, `adjustment ${row.id} is approved without a transfer`);
  return inside.post({
    transfers: [
      {
        ...accounts,
        id: row.transferId,
        amount: row.amount,
        kind: 'adjustment',
        reference: row.id,
        evenSuspended: true,
        evenLate: true,
      },
    ],
  });
}

function eventOf(outcome: PostOutcome, id: string): 'posted' | 'short' {
  if (outcome.status !== 'refused') return 'posted';
  if (outcome.reason === 'insufficient_funds') return 'short';
  throw new Error(`the ledger refuses adjustment ${id}: ${outcome.reason}`);
}

/** The member's cash before and after, where the transfer was made by this very post. */
function balancesOf(outcome: PostOutcome, direction: Adjustment['direction']) {
  if (outcome.status === 'refused') return { available: outcome.debitBalance };
  const [transfer] = outcome.transfers;
  assert(transfer, 'a post of one transfer answers one');
  const after = direction === 'credit' ? transfer.creditBalance : transfer.debitBalance;
  const before = direction === 'credit' ? after - transfer.amount : after + transfer.amount;
  return { cashBefore: before, cashAfter: after };
}
