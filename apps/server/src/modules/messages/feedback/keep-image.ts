import { type Refusal, refuse, type ServedFile } from '@ikka/contract';
import { v4 as uuidv4 } from 'uuid';
import { paperOf } from '../../../platform/pictures.ts';
import type { MessagesParts } from '../parts.ts';
import { findImage, insertImage, takeUnclaimed } from './store.ts';

/** A picture of a page must be readable, no more. */
const sideMax = 2_000;
const unclaimedMs = 3_600_000;
const purpose = 'feedback-image';

/**
 * Keeps the pixels of a picture, sealed, for a feedback that follows. Its id cannot be guessed: whoever has it brought it.
 */
export async function keepImage(
  { database, clock, vault, files }: MessagesParts,
  upload: Uint8Array,
): Promise<{ id: string } | Refusal<'upload.not_an_image' | 'system.unavailable'>> {
  const picture = await paperOf(upload, sideMax);
  if (picture === 'busy') return refuse('system.unavailable', { retryAfterSeconds: 2 });
  if (picture === 'notAnImage') return refuse('upload.not_an_image');
  const id = uuidv4();
  const file = await files.put(vault.sealBytes(purpose, id, picture.bytes));
  await insertImage(database.db, { id, file, uploadedAt: clock.now() });
  return { id };
}

/** A picture of a feedback, for an operator. */
export async function showImage(
  { database, vault, files }: MessagesParts,
  feedbackId: string,
  id: string,
): Promise<ServedFile | Refusal<'feedback.unknown'>> {
  const found = await findImage(database.db, id, feedbackId);
  if (found === null) return refuse('feedback.unknown');
  const sealed = await files.read(found.file);
  if (sealed === null) throw new Error(`the file of picture ${id} is missing; restore it from the backup`);
  return { bytes: vault.openBytes(purpose, id, sealed), type: 'image/webp', cache: 'never' };
}

/** Forgets pictures that no feedback claimed within the hour. */
export async function forgetUnclaimedImages({ database, clock, files }: MessagesParts): Promise<void> {
  const before = new Date(clock.now().getTime() - unclaimedMs);
  for (const file of await takeUnclaimed(database.db, before, 500)) await files.remove(file);
}
