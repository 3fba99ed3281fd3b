import { type Refusal, refuse, type ServedFile } from '@ikka/contract';
import { claimedPictures } from '../../platform/claimed-pictures.ts';
import type { CashierParts, OperatorActor } from './parts.ts';
import { proofTable } from './tables.ts';

/** Members' pictures of bank transfers, claimed by the deposit with which they are sent. */
export const proofs = claimedPictures('deposit-proof', {
  table: proofTable,
  claimedBy: proofTable.depositId,
  keptAt: proofTable.uploadedAt,
  broughtBy: proofTable.memberId,
});

/** A picture of a transfer, for an operator; the look is in the audit before it is answered. */
export async function showProof(
  parts: CashierParts,
  depositId: string,
  id: string,
  by: OperatorActor,
): Promise<ServedFile | Refusal<'cashier.deposit_unknown'>> {
  const look = { action: 'deposit.proof_viewed', subject: `deposit:${depositId}`, as: 'proof', by };
  return (await proofs.showAudited(parts, look, depositId, id)) ?? refuse('cashier.deposit_unknown');
}
