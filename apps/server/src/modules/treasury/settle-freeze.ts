import { strict as assert } from 'node:assert';
import { realCurrency } from '@ikka/money';
import type { HoldOutcome, LedgerInside } from '../ledger/index.ts';
import { decideFreeze, type FreezeEvent } from './freeze-state.ts';
import { type Freeze, findFreeze, lockFreeze, saveFreeze } from './freeze-store.ts';
import { type TreasuryParts, theClock } from './parts.ts';

/**
 * Tells the ledger what is asked of it, a hold or its return, and notes what it said in the same transaction; answers the freeze as it
 * is then. Under its lock and safe to repeat, like the settling of an adjustment. Null where there is none of this id.
 */
export async function settleFreeze(parts: TreasuryParts, id: string): Promise<Freeze | null> {
  const found = await findFreeze(parts.database.db, id);
  if (found === null || !isDue(found)) return found;
  const accounts = await accountsOf(parts, found);
  const { row, isNew } = await parts.ledger.transact(async (tx, inside) => {
    const before = await lockFreeze(tx, id);
    assert(before, `freeze ${id} vanished`);
    if (!isDue(before)) return { row: before, isNew: false };
    const decision = decideFreeze(before.state, await ledgerSays(inside, before, accounts));
    assert(decision.do === 'move', 'the word of the ledger ends what was asked of it');
    const after: Freeze = { ...before, state: decision.to };
    await saveFreeze(tx, after);
    await parts.audit.record(tx, {
      ...theClock,
      action: `freeze.${decision.to}`,
      subject: `freeze:${id}`,
      before: { state: before.state },
      after: { state: after.state, memberId: after.memberId, amount: after.amount, holdId: after.holdId },
    });
    return { row: after, isNew: true };
  });
  if (isNew && row.state !== 'short') parts.facts.publish('BalanceChanged', { memberId: row.memberId });
  return row;
}

const isDue = ({ state }: Freeze): boolean => state === 'asked' || state === 'releasing';

async function accountsOf({ ledger }: TreasuryParts, row: Freeze) {
  const currency = realCurrency(row.currency);
  const [from, into] = await Promise.all([
    ledger.memberAccount(row.memberId, 'cash', currency.code),
    ledger.memberAccount(row.memberId, 'frozen', currency.code),
  ]);
  return { from, into };
}

async function ledgerSays(
  inside: LedgerInside,
  row: Freeze,
  accounts: Awaited<ReturnType<typeof accountsOf>>,
): Promise<FreezeEvent> {
  const isHold = row.state === 'asked';
  const outcome: HoldOutcome = isHold
    ? await inside.hold({
        ...accounts,
        id: row.holdId,
        amount: row.amount,
        kind: 'frozen',
        reference: row.id,
        evenSuspended: true,
      })
    : await inside.voidHold({ holdId: row.holdId, kind: 'unfrozen' });
  if (outcome.status !== 'refused') return isHold ? 'held' : 'returned';
  // An id that has become too old was never posted: whoever asked then got no answer, and the money stays where it is.
  if (isHold && (outcome.reason === 'insufficient_funds' || outcome.reason === 'untimely_id')) return 'short';
  throw new Error(`the ledger refuses freeze ${row.id} in ${row.state}: ${outcome.reason}`);
}
