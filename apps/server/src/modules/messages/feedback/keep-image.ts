import { isRefusal, type Refusal, refuse, type ServedFile } from '@ikka/contract';
import { v4 as uuidv4 } from 'uuid';
import { sealedPapers } from '../../../platform/sealed-papers.ts';
import type { MessagesParts } from '../parts.ts';
import { findImage, insertImage, takeUnclaimed } from './store.ts';

const papers = sealedPapers('feedback-image', 2_000);
const unclaimedMs = 3_600_000;

/**
 * Keeps the pixels of a picture, sealed, for a feedback that follows. Its id cannot be guessed: whoever has it brought it.
 */
export async function keepImage(
  parts: MessagesParts,
  upload: Uint8Array,
): Promise<{ id: string } | Refusal<'upload.not_an_image' | 'system.unavailable'>> {
  const id = uuidv4();
  const kept = await papers.keep(parts, id, upload);
  if (isRefusal(kept)) return kept;
  await insertImage(parts.database.db, { id, file: kept.file, uploadedAt: parts.clock.now() });
  return { id };
}

/** A picture of a feedback, for an operator. */
export async function showImage(
  parts: MessagesParts,
  feedbackId: string,
  id: string,
): Promise<ServedFile | Refusal<'feedback.unknown'>> {
  const found = await findImage(parts.database.db, id, feedbackId);
  return found === null ? refuse('feedback.unknown') : papers.open(parts, found);
}

/** Forgets pictures that no feedback claimed within the hour. */
export async function forgetUnclaimedImages({ database, clock, files }: MessagesParts): Promise<void> {
  const before = new Date(clock.now().getTime() - unclaimedMs);
  for (const file of await takeUnclaimed(database.db, before, 500)) await files.remove(file);
}
