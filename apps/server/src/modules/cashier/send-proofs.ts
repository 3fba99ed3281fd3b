import { type CallAnswer, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { CallerOf } from '../../platform/calls.ts';
import { applyTransferEvent } from './apply-transfer-event.ts';
import { depositView } from './deposit-view.ts';
import type { CashierParts } from './parts.ts';
import { isProofInTime } from './proof-time.ts';

type Call = (typeof calls.cashier)['sendDepositProofs'];

/**
 * The member says of a bank transfer that it is paid, and shows it: from here on operators look for the money and no clock
 * runs. The same pictures again change nothing.
 */
export async function sendProofs(
  parts: CashierParts,
  id: string,
  proofs: readonly string[],
  caller: CallerOf<Call>,
): Promise<CallAnswer<Call> | Refusal<Call['refusals'][number]>> {
  const { memberId } = caller.member;
  const applied = await applyTransferEvent(
    parts,
    id,
    (deposit) => ({ kind: 'proof', isInTime: isProofInTime(parts.settings, deposit, parts.clock.now()) }),
    { actorKind: 'member', actor: String(memberId), ip: caller.ip, memberId, proofs },
  );
  if (!isRefusal(applied)) return depositView(parts, applied);
  switch (applied.code) {
    case 'cashier.deposit_unknown':
    case 'cashier.deposit_not_now':
    case 'cashier.proof_too_late':
    case 'cashier.proof_unknown':
    case 'cashier.proofs_too_many':
      return refuse(applied.code, applied.value);
    default:
      throw new Error(`a proof was refused as ${applied.code}`);
  }
}
