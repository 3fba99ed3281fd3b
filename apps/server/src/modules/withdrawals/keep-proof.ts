import { type Refusal, refuse, type ServedFile } from '@ikka/contract';
import { v4 as uuidv4 } from 'uuid';
import { paperOf } from '../../platform/pictures.ts';
import type { OperatorActor, WithdrawalsParts } from './parts.ts';
import { findProof, insertProof, takeUnclaimedProofs } from './proof-store.ts';

/** A statement of an account must be readable, no more. */
const sideMax = 2_000;
const unclaimedMs = 3_600_000;
const purpose = 'withdrawal-proof';

/** Keeps the pixels of a member's picture, sealed, for his word on a payment that follows. */
export async function keepProof(
  { database, clock, vault, files }: WithdrawalsParts,
  memberId: bigint,
  upload: Uint8Array,
): Promise<{ id: string } | Refusal<'upload.not_an_image' | 'system.unavailable'>> {
  const picture = await paperOf(upload, sideMax);
  if (picture === 'busy') return refuse('system.unavailable', { retryAfterSeconds: 2 });
  if (picture === 'notAnImage') return refuse('upload.not_an_image');
  const id = uuidv4();
  const file = await files.put(vault.sealBytes(purpose, id, picture.bytes));
  await insertProof(database.db, { id, memberId, file, uploadedAt: clock.now() });
  return { id };
}

/** A picture of a dispute, for an operator; the look is in the audit before it is answered. */
export async function showProof(
  { database, vault, files, audit }: WithdrawalsParts,
  withdrawalId: string,
  id: string,
  by: OperatorActor,
): Promise<ServedFile | Refusal<'withdrawal.unknown'>> {
  const found = await findProof(database.db, withdrawalId, id);
  if (found === null) return refuse('withdrawal.unknown');
  const sealed = await files.read(found.file);
  if (sealed === null) throw new Error(`the file of proof ${id} is missing; restore it from the backup`);
  await database.transaction((tx) =>
    audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'withdrawal.proof_viewed',
      subject: `withdrawal:${withdrawalId}`,
      after: { proof: id },
    }),
  );
  return { bytes: vault.openBytes(purpose, id, sealed), type: 'image/webp', cache: 'never' };
}

/** Forgets pictures that no word claimed within the hour. */
export async function forgetUnclaimedProofs({ database, clock, files }: WithdrawalsParts): Promise<void> {
  const before = new Date(clock.now().getTime() - unclaimedMs);
  for (const file of await takeUnclaimedProofs(database.db, before, 500)) await files.remove(file);
}
