import { type Refusal, refuse, type ServedFile } from '@ikka/contract';
import { claimedPictures } from '../../platform/claimed-pictures.ts';
import type { OperatorActor } from '../../platform/office-acts.ts';
import type { TreasuryParts } from './parts.ts';
import { evidenceTable } from './tables.ts';

/** Operators' pictures of why money is adjusted, claimed by the adjustment that one proposes. */
export const evidence = claimedPictures('adjustment-evidence', {
  table: evidenceTable,
  claimedBy: evidenceTable.adjustmentId,
  keptAt: evidenceTable.keptAt,
  broughtBy: evidenceTable.keptBy,
});

/** The picture of an adjustment; the look is in the audit before it is answered. */
export async function showEvidence(
  parts: TreasuryParts,
  adjustmentId: string,
  by: OperatorActor,
): Promise<ServedFile | Refusal<'adjustment.unknown'>> {
  const look = {
    action: 'adjustment.evidence_viewed',
    subject: `adjustment:${adjustmentId}`,
    as: 'evidence',
    by,
  };
  return (await evidence.showAudited(parts, look, adjustmentId)) ?? refuse('adjustment.unknown');
}
