import { type Refusal, refuse, type ServedFile } from '@ikka/contract';
import { v4 as uuidv4 } from 'uuid';
import { paperOf } from '../../platform/pictures.ts';
import type { CashierParts, OperatorActor } from './parts.ts';
import { findProof, insertProof, takeUnclaimedProofs } from './proof-store.ts';

/** A receipt must be readable, no more. */
const sideMax = 2_000;
const unclaimedMs = 3_600_000;
const purpose = 'deposit-proof';

/** Keeps the pixels of a member's picture, sealed, for a bank transfer with which it is sent within the hour. */
export async function keepProof(
  { database, clock, vault, files }: CashierParts,
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

/** A picture of a transfer, for an operator; the look is in the audit before it is answered. */
export async function showProof(
  { database, vault, files, audit }: CashierParts,
  depositId: string,
  id: string,
  by: OperatorActor,
): Promise<ServedFile | Refusal<'cashier.deposit_unknown'>> {
  const found = await findProof(database.db, depositId, id);
  if (found === null) return refuse('cashier.deposit_unknown');
  const sealed = await files.read(found.file);
  if (sealed === null) throw new Error(`the file of proof ${id} is missing; restore it from the backup`);
  await database.transaction((tx) =>
    audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'deposit.proof_viewed',
      subject: `deposit:${depositId}`,
      after: { proof: id },
    }),
  );
  return { bytes: vault.openBytes(purpose, id, sealed), type: 'image/webp', cache: 'never' };
}

/** Forgets pictures that were sent with no deposit. */
export async function forgetUnclaimedProofs({ database, clock, files }: CashierParts): Promise<void> {
  const before = new Date(clock.now().getTime() - unclaimedMs);
  for (const file of await takeUnclaimedProofs(database.db, before, 500)) await files.remove(file);
}
