import { isRefusal, type Refusal, refuse, type ServedFile } from '@ikka/contract';
import { v4 as uuidv4 } from 'uuid';
import { sealedPapers } from '../../platform/sealed-papers.ts';
import type { CashierParts, OperatorActor } from './parts.ts';
import { findProof, insertProof, takeUnclaimedProofs } from './proof-store.ts';

const papers = sealedPapers('deposit-proof', 2_000);
const unclaimedMs = 3_600_000;

/** Keeps the pixels of a member's picture, sealed, for a bank transfer with which it is sent within the hour. */
export async function keepProof(
  parts: CashierParts,
  memberId: bigint,
  upload: Uint8Array,
): Promise<{ id: string } | Refusal<'upload.not_an_image' | 'system.unavailable'>> {
  const id = uuidv4();
  const kept = await papers.keep(parts, id, upload);
  if (isRefusal(kept)) return kept;
  await insertProof(parts.database.db, { id, memberId, file: kept.file, uploadedAt: parts.clock.now() });
  return { id };
}

/** A picture of a transfer, for an operator; the look is in the audit before it is answered. */
export async function showProof(
  parts: CashierParts,
  depositId: string,
  id: string,
  by: OperatorActor,
): Promise<ServedFile | Refusal<'cashier.deposit_unknown'>> {
  const found = await findProof(parts.database.db, depositId, id);
  if (found === null) return refuse('cashier.deposit_unknown');
  const picture = await papers.open(parts, found);
  await parts.database.transaction((tx) =>
    parts.audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'deposit.proof_viewed',
      subject: `deposit:${depositId}`,
      after: { proof: id },
    }),
  );
  return picture;
}

/** Forgets pictures that were sent with no deposit. */
export async function forgetUnclaimedProofs({ database, clock, files }: CashierParts): Promise<void> {
  const before = new Date(clock.now().getTime() - unclaimedMs);
  for (const file of await takeUnclaimedProofs(database.db, before, 500)) await files.remove(file);
}
