import {
  type CallAnswer,
  type calls,
  type DiscrepancyResolution,
  type Refusal,
  refuse,
} from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import { asOperator } from '../../../platform/office-acts.ts';
import { applyEvents } from '../apply-events.ts';
import type { CashierParts, OperatorActor } from '../parts.ts';
import { type Discrepancy, findDiscrepancy, lockDiscrepancy, saveResolution } from './discrepancy-store.ts';
import { discrepancyView } from './discrepancy-view.ts';

type Call = (typeof calls.officeReconciliation)['officeResolveDiscrepancy'];
type Refused = Refusal<Call['refusals'][number]>;

/** Another operator was quicker: everything of this act is taken back. */
class AlreadyResolved extends Error {
  override readonly name = 'AlreadyResolved';
}

/**
 * Ends a discrepancy, once, with the reason that stands in the audit chain. `credited`: what came is credited as it came,
 * in the same transaction, which only a deposit that waits for it allows. `dismissed`: it was dealt with elsewhere.
 */
export async function resolveDiscrepancy(
  parts: CashierParts,
  id: string,
  { resolution, reason }: { readonly resolution: DiscrepancyResolution; readonly reason: string },
  by: OperatorActor,
): Promise<CallAnswer<Call> | Refused> {
  const found = await findDiscrepancy(parts.database.db, id);
  if (!found) return refuse('cashier.discrepancy_unknown');
  const alongside = (tx: Transaction) => resolve(parts, tx, id, { resolution, reason }, by);
  try {
    if (resolution === 'dismissed') await parts.database.transaction(alongside);
    else if (!(await credit(parts, found, alongside, by)))
      return refuse('cashier.discrepancy_not_creditable');
  } catch (error) {
    if (error instanceof AlreadyResolved) return refuse('cashier.discrepancy_resolved');
    throw error;
  }
  const resolved = await findDiscrepancy(parts.database.db, id);
  return resolved ? discrepancyView(parts, resolved) : refuse('cashier.discrepancy_unknown');
}

/** False: the deposit does not wait for this money. */
async function credit(
  parts: CashierParts,
  { kind, depositId, theirs }: Discrepancy,
  alongside: (tx: Transaction) => Promise<void>,
  by: OperatorActor,
): Promise<boolean> {
  if (kind !== 'amount_differs' || depositId === null || theirs === null) return false;
  const { refused } = await applyEvents(parts, depositId, [{ kind: 'accept_other', received: theirs }], {
    ...asOperator(by),
    alongside,
  });
  return !refused;
}

async function resolve(
  parts: CashierParts,
  tx: Transaction,
  id: string,
  { resolution, reason }: { readonly resolution: DiscrepancyResolution; readonly reason: string },
  { username, ip }: OperatorActor,
): Promise<void> {
  const row = await lockDiscrepancy(tx, id);
  if (!row || row.resolvedAt !== null) throw new AlreadyResolved();
  await saveResolution(tx, id, {
    resolvedAt: parts.clock.now(),
    resolvedBy: username,
    resolution,
    note: reason,
  });
  await parts.audit.record(tx, {
    actorKind: 'operator',
    actor: username,
    ip,
    action: `discrepancy.${resolution}`,
    subject: row.depositId === null ? `discrepancy:${id}` : `deposit:${row.depositId}`,
    before: { kind: row.kind, ours: row.ours, theirs: row.theirs },
    after: { resolution, reason, provider: row.provider, reference: row.reference },
  });
}
