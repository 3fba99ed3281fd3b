import { type CallAnswer, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { knownCurrency, parseAmount } from '@ikka/money';
import { decidedMeanwhile } from '../../platform/case-desk/case-version.ts';
import { applyTransferEvent, type TransferSource } from './apply-transfer-event.ts';
import { detailOf, type OfficeDeposit } from './office-view.ts';
import type { CashierParts, OperatorActor } from './parts.ts';
import { findDeposit } from './store.ts';
import type { TransferEvent } from './transfer-state.ts';

type Calls = typeof calls.officeDeposits;
type Refused = Refusal<
  Calls['officeTakeDeposit' | 'officeMatchDeposit' | 'officeRejectDeposit']['refusals'][number]
>;

const source = ({ username, ip, seen }: OperatorActor): TransferSource => ({
  actorKind: 'operator',
  actor: username,
  ip,
  seen,
});

/** Takes a transfer in hand, also from a colleague or one that is over; or puts it back. */
export function holdTransfer(
  parts: CashierParts,
  id: string,
  kind: 'take' | 'giveBack',
  by: OperatorActor,
): Promise<OfficeDeposit | Refused> {
  return act(parts, id, { kind, by: by.username }, source(by));
}

/**
 * The operator found the payment on the statement. What arrived is credited, less the fee, also where it is not what the
 * member wished; from an amount on a second operator has to read the same.
 */
export async function matchTransfer(
  parts: CashierParts,
  id: string,
  found: { readonly received: string; readonly bankReference: string; readonly reason?: string | undefined },
  by: OperatorActor,
): Promise<OfficeDeposit | Refused> {
  const deposit = await findDeposit(parts.database.db, id);
  if (!deposit?.transferTo) return refuse('cashier.deposit_unknown');
  const currency = knownCurrency(deposit.currency);
  const received = parseAmount(found.received, currency);
  const fourEyesFrom = parseAmount(parts.settings.get('cashier.deposit_four_eyes_from'), currency);
  if (fourEyesFrom === null) throw new Error('cashier.deposit_four_eyes_from is no amount');
  if (received === null || received <= 0n) return refuse('cashier.received_invalid');
  const needsSecond = received >= fourEyesFrom;
  // Typed by hand: one payment has one spelling.
  const bankReference = found.bankReference.toUpperCase();
  return act(
    parts,
    id,
    { kind: 'match', by: by.username, received, bankReference, needsSecond },
    {
      ...source(by),
      hasColleague: await parts.hasColleague('deposits.match', by.username),
      ...(received === deposit.amount || found.reason === undefined ? {} : { note: found.reason }),
    },
  );
}

/** Rejects a transfer: no money is found, and the member reads why. */
export function rejectTransfer(
  parts: CashierParts,
  id: string,
  reason: string,
  by: OperatorActor,
): Promise<OfficeDeposit | Refused> {
  return act(parts, id, { kind: 'reject', by: by.username }, { ...source(by), note: reason });
}

async function act(
  parts: CashierParts,
  id: string,
  event: TransferEvent,
  by: TransferSource,
): Promise<CallAnswer<Calls['officeDeposit']> | Refused> {
  const applied = await applyTransferEvent(parts, id, () => event, by);
  if (!isRefusal(applied)) return detailOf(parts, applied);
  switch (applied.code) {
    case 'case.decided_meanwhile':
      return decidedMeanwhile(applied, await parts.audit.lastChange(`deposit:${id}`));
    case 'cashier.proof_too_late':
    case 'cashier.proof_unknown':
    case 'cashier.proofs_too_many':
      throw new Error(`an operator's act was refused as ${applied.code}`);
    default:
      return refuse(applied.code, applied.value);
  }
}
