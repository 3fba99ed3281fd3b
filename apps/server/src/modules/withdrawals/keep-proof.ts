import { type Refusal, refuse, type ServedFile } from '@ikka/contract';
import { claimedPictures } from '../../platform/claimed-pictures.ts';
import type { OperatorActor, WithdrawalsParts } from './parts.ts';
import { proofTable } from './tables.ts';

/** Members' pictures of what arrived, claimed by the withdrawal that their word is about. */
export const proofs = claimedPictures('withdrawal-proof', {
  table: proofTable,
  claimedBy: proofTable.withdrawalId,
  keptAt: proofTable.uploadedAt,
  broughtBy: proofTable.memberId,
});

/** A picture of a dispute, for an operator; the look is in the audit before it is answered. */
export async function showProof(
  parts: WithdrawalsParts,
  withdrawalId: string,
  id: string,
  by: OperatorActor,
): Promise<ServedFile | Refusal<'withdrawal.unknown'>> {
  const look = { action: 'withdrawal.proof_viewed', subject: `withdrawal:${withdrawalId}`, as: 'proof', by };
  return (await proofs.showAudited(parts, look, withdrawalId, id)) ?? refuse('withdrawal.unknown');
}
