import { strict as assert } from 'node:assert';
import { realCurrency } from '@ikka/money';
import { derivedId, type HoldOutcome, type Post } from '../ledger/index.ts';
import type { WithdrawalsParts } from './parts.ts';
import { findWithdrawal, markMoneyMoved, type Withdrawal } from './store.ts';

/** The label of the member's account in which disputed money lies. */
const disputed = 'disputed';

/**
 * Tells the ledger what a withdrawal's last move means for its money. Safe to repeat and to run in several processes at
 * once: every transfer's id follows from the hold's, so that the ledger takes it once. Throws where it cannot be had.
 */
export async function settleMoney(parts: WithdrawalsParts, id: string): Promise<void> {
  const row = await findWithdrawal(parts.database.db, id);
  if (row === null || row.moneyDue === null) return;
  const outcome = await moneyMoved(parts, row);
  if (outcome.status === 'refused') {
    throw new Error(`the ledger refuses to ${row.moneyDue} the money of withdrawal ${id}: ${outcome.reason}`);
  }
  if (await markMoneyMoved(parts.database.db, row)) {
    parts.facts.publish('BalanceChanged', { memberId: row.memberId });
  }
}

async function moneyMoved(parts: WithdrawalsParts, row: Withdrawal): Promise<HoldOutcome> {
  const { ledger } = parts;
  switch (row.moneyDue) {
    case 'return':
      return ledger.voidHold({ holdId: row.holdId, kind: 'withdrawal_returned' });
    case 'pay':
      return ledger.postHold({
        holdId: row.holdId,
        to: (await accountsOf(parts, row)).provider,
        kind: 'withdrawal_paid',
      });
    case 'claim':
      return ledger.post(await claimPost(parts, row));
    case 'settle':
      return ledger.post(await settlePost(parts, row));
    case null:
      throw new Error(`no money of withdrawal ${row.id} is due`);
  }
}

async function accountsOf(parts: WithdrawalsParts, row: Withdrawal) {
  const currency = realCurrency(row.currency);
  assert(row.provider !== null, `nobody has paid withdrawal ${row.id}`);
  const { ledger } = parts;
  const [provider, cash, claim] = await Promise.all([
    ledger.houseAccount('provider', currency.code, row.provider),
    ledger.memberAccount(row.memberId, 'cash', currency.code),
    ledger.memberAccount(row.memberId, 'pending_withdrawal', currency.code, disputed),
  ]);
  return { provider, cash, claim };
}

/** What settles something begun before: also for a suspended member, and long after the hold. */
const settling = { evenSuspended: true, evenLate: true } as const;

/** What did not arrive is owed to the member again, and lies apart until somebody has looked. */
async function claimPost(parts: WithdrawalsParts, row: Withdrawal): Promise<Post> {
  const { provider, claim } = await accountsOf(parts, row);
  assert(row.claimed !== null, `withdrawal ${row.id} is not disputed`);
  return {
    transfers: [
      {
        ...settling,
        id: derivedId(row.holdId, 'claim'),
        debit: provider,
        credit: claim,
        amount: row.claimed,
        kind: 'withdrawal_disputed',
        reference: row.id,
      },
    ],
  };
}

/** What is given back goes to the member's cash, the rest to whoever paid it. */
async function settlePost(parts: WithdrawalsParts, row: Withdrawal): Promise<Post> {
  const { provider, cash, claim } = await accountsOf(parts, row);
  const { claimed, returned } = row;
  assert(claimed !== null && returned !== null, `the dispute of withdrawal ${row.id} is not over`);
  const shared = { ...settling, debit: claim, reference: row.id };
  const back = {
    ...shared,
    id: derivedId(row.holdId, 'claim returned'),
    credit: cash,
    amount: returned,
    kind: 'dispute_returned',
  } as const;
  const closed = {
    ...shared,
    id: derivedId(row.holdId, 'claim closed'),
    credit: provider,
    amount: claimed - returned,
    kind: 'dispute_closed',
  } as const;
  return { transfers: [back, closed].filter(({ amount }) => amount > 0n) };
}
