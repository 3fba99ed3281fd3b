import { strict as assert } from 'node:assert';
import type { BonusDenial } from '@ikka/contract';
import { decide, isOver, type WithholdReason } from './deposit-state.ts';
import { announceLetter, tellEnding } from './letters.ts';
import type { CashierParts } from './parts.ts';
import { postCredit } from './post-credit.ts';
import { type Deposit, lockDeposit, saveDeposit } from './store.ts';

/**
 * The ledger takes an id for the first time within 48 hours of its own time. An hour later no process can still be
 * posting the old one, so a new one may safely take its place.
 */
const transferIdDeadAfterMs = 49 * 3_600_000;

/**
 * Brings the money of a deposit in state `crediting` into the ledger, and then says that it is paid; or held, where the member may not
 * have it now. Safe to repeat and
 * to run in several processes at once: the transfer's id is the deposit's own, so the ledger takes it once, and the one
 * who finds the deposit still `crediting` under its lock records it. Never throws: what fails here the job repeats.
 */
export async function creditDeposit(parts: CashierParts, deposit: Deposit): Promise<Deposit> {
  try {
    const credit = await postCredit(parts, deposit);
    if (credit === 'untimely') {
      await replaceDeadTransferId(parts, deposit.id);
      return deposit;
    }
    if ('withheld' in credit) return await markHeld(parts, deposit.id, credit.withheld);
    // Before it counts as paid: what is cut off here is counted by whoever finishes the credit.
    await parts.protection.depositPaid(deposit, {
      id: deposit.id,
      amount: deposit.received ?? deposit.amount,
    });
    return await markPaid(parts, deposit.id, credit.bonusDenied);
  } catch (error) {
    parts.log.error(
      { err: error, depositId: deposit.id },
      'a deposit could not be credited; it will be tried again',
    );
    return deposit;
  }
}

async function markPaid(parts: CashierParts, id: string, bonusDenied: BonusDenial | null): Promise<Deposit> {
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
      bonusDenied,
    };
    await saveDeposit(tx, paid);
    const wasOver = isLate(row);
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
        ...(bonusDenied === null ? {} : { bonusDenied }),
        ...(row.received === null ? {} : { received: row.received, fee: row.fee }),
      },
    });
    await tellEnding(parts, tx, paid, 'depositPaid');
    if (bonusDenied !== null) await tellEnding(parts, tx, paid, 'depositWithoutBonus');
    return { deposit: paid, isNew: true };
  });
  if (isNew) {
    const { memberId } = deposit;
    if (isLate(deposit)) {
      parts.log.warn({ depositId: id, was: deposit.paidFrom }, 'a deposit was paid late and is credited');
    }
    parts.facts.publish('DepositSettled', { memberId, depositId: id, state: 'paid' });
    parts.facts.publish('BalanceChanged', { memberId });
    announceLetter(parts, deposit);
  }
  return deposit;
}

async function markHeld(parts: CashierParts, id: string, withheld: WithholdReason): Promise<Deposit> {
  const { deposit, isNew } = await parts.database.transaction(async (tx) => {
    const row = await lockDeposit(tx, id);
    assert(row, `deposit ${id} vanished`);
    const decision = decide(row, { kind: 'withheld', reason: withheld });
    if (decision.do !== 'move') return { deposit: row, isNew: false };
    const { to: state, reason } = decision;
    const now = parts.clock.now();
    const held = { ...row, state, reason, changedAt: now, reviewSince: now, attendAt: null, attended: 0 };
    await saveDeposit(tx, held);
    await parts.audit.record(tx, {
      actorKind: 'system',
      actor: 'cashier',
      action: 'deposit.held',
      subject: `deposit:${id}`,
      before: { state: row.paidFrom },
      after: {
        state,
        reason,
        memberId: row.memberId,
        amount: row.received ?? row.amount,
        currency: row.currency,
        provider: row.provider,
        transferId: row.transferId,
      },
    });
    await tellEnding(parts, tx, held, 'depositHeld');
    return { deposit: held, isNew: true };
  });
  if (isNew) {
    parts.log.warn({ depositId: id, withheld }, 'what came for a deposit is held');
    parts.facts.publish('DepositSettled', { memberId: deposit.memberId, depositId: id, state: 'held' });
    parts.facts.publish('BalanceChanged', { memberId: deposit.memberId });
    announceLetter(parts, deposit);
  }
  return deposit;
}

/** Whether the money found the deposit over already. */
const isLate = ({ paidFrom }: Deposit): boolean => paidFrom !== null && isOver(paidFrom);

async function replaceDeadTransferId(parts: CashierParts, id: string): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const row = await lockDeposit(tx, id);
    if (row?.state !== 'crediting') return;
    if (parts.clock.now().getTime() < row.changedAt.getTime() + transferIdDeadAfterMs) return;
    await saveDeposit(tx, { ...row, transferId: parts.ledger.newId(), changedAt: parts.clock.now() });
  });
}
