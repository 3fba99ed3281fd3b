import { type Refusal, refuse, type ServedFile } from '@ikka/contract';
import { claimedPictures } from '../../../platform/claimed-pictures.ts';
import type { MessagesParts } from '../parts.ts';
import { feedbackImageTable } from '../tables.ts';

/** Pictures of feedback. A guest brings them too: whoever has an id brought the picture. */
export const images = claimedPictures('feedback-image', {
  table: feedbackImageTable,
  claimedBy: feedbackImageTable.feedbackId,
  keptAt: feedbackImageTable.uploadedAt,
  broughtBy: null,
});

/** A picture of a feedback, for an operator. */
export async function showImage(
  parts: MessagesParts,
  feedbackId: string,
  id: string,
): Promise<ServedFile | Refusal<'feedback.unknown'>> {
  return (await images.show(parts, feedbackId, id)) ?? refuse('feedback.unknown');
}
