import { isRefusal, type Refusal, refuse, type ServedFile } from '@ikka/contract';
import { v4 as uuidv4 } from 'uuid';
import type { OperatorActor } from '../../platform/office-acts.ts';
import { sealedPapers } from '../../platform/sealed-papers.ts';
import { evidenceOf, insertEvidence, takeUnclaimedEvidence } from './evidence-store.ts';
import { asActor, type TreasuryParts } from './parts.ts';

const papers = sealedPapers('adjustment-evidence', 2_000);
const unclaimedMs = 3_600_000;

/** Keeps the pixels of an operator's picture, sealed, for an adjustment that he proposes within the hour. */
export async function keepEvidence(
  parts: TreasuryParts,
  by: OperatorActor,
  upload: Uint8Array,
): Promise<{ id: string } | Refusal<'upload.not_an_image' | 'system.unavailable'>> {
  const id = uuidv4();
  const kept = await papers.keep(parts, id, upload);
  if (isRefusal(kept)) return kept;
  await insertEvidence(parts.database.db, {
    id,
    keptBy: by.username,
    file: kept.file,
    keptAt: parts.clock.now(),
  });
  return { id };
}

/** The picture of an adjustment; the look is in the audit before it is answered. */
export async function showEvidence(
  parts: TreasuryParts,
  adjustmentId: string,
  by: OperatorActor,
): Promise<ServedFile | Refusal<'adjustment.unknown'>> {
  const found = await evidenceOf(parts.database.db, adjustmentId);
  if (found === null) return refuse('adjustment.unknown');
  const picture = await papers.open(parts, found);
  await parts.database.transaction((tx) =>
    parts.audit.record(tx, {
      ...asActor(by),
      action: 'adjustment.evidence_viewed',
      subject: `adjustment:${adjustmentId}`,
      after: { evidence: found.id },
    }),
  );
  return picture;
}

/** Forgets pictures that no adjustment claimed within the hour. */
export async function forgetUnclaimedEvidence({ database, clock, files }: TreasuryParts): Promise<void> {
  const before = new Date(clock.now().getTime() - unclaimedMs);
  for (const file of await takeUnclaimedEvidence(database.db, before, 500)) await files.remove(file);
}
