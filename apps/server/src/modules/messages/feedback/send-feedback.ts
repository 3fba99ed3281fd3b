import { type LanguageCode, type Refusal, refuse } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import type { MessagesParts } from '../parts.ts';
import { images } from './keep-image.ts';
import { findFeedback, imagesOf, insertFeedback } from './store.ts';

export interface FeedbackWish {
  readonly id?: string | undefined;
  readonly remark: string;
  readonly images: readonly string[];
  readonly email?: string | undefined;
}

/** Who tells the house something; `memberId` is null for guests and trial accounts. */
export interface FeedbackSender {
  readonly memberId: bigint | null;
  readonly ip: string;
  readonly language: LanguageCode;
}

type Refused = Refusal<'feedback.remark_too_long' | 'feedback.too_many_images' | 'feedback.image_unknown'>;

/** Letters as people count them: an Urdu vowel sign or a flag is no letter of its own. */
const lettersOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/**
 * Takes a feedback with its pictures, all of them or nothing. A repeated one (the same id) is taken once. A guest's address
 * is kept to answer him, a member is answered in the site.
 */
export async function sendFeedback(
  parts: MessagesParts,
  wish: FeedbackWish,
  by: FeedbackSender,
): Promise<{ id: string } | Refused> {
  const { database, clock, settings } = parts;
  const [most, imagesMost] = [settings.get('feedback.remark_max'), settings.get('feedback.images_max')];
  if (lettersOf(wish.remark) > most) return refuse('feedback.remark_too_long', { most });
  const sent = [...new Set(wish.images)];
  if (sent.length > imagesMost) return refuse('feedback.too_many_images', { most: imagesMost });
  const id = wish.id ?? uuidv7();
  const unknown = refuse('feedback.image_unknown');
  class NotClaimed extends Error {}
  try {
    const isNew = await database.transaction(async (tx) => {
      const made = await insertFeedback(tx, {
        id,
        state: 'new',
        memberId: by.memberId,
        email: by.memberId === null ? (wish.email ?? null) : null,
        language: by.language,
        remark: wish.remark,
        sentAt: clock.now(),
        sentIp: by.ip,
      });
      if (made && (await images.claim(tx, sent, { by: id, broughtBy: null })) < sent.length)
        throw new NotClaimed();
      return made;
    });
    if (isNew) return { id };
  } catch (error) {
    if (error instanceof NotClaimed) return unknown;
    throw error;
  }
  return (await isSame(parts, id, wish.remark, sent)) ? { id } : unknown;
}

/** A repeat answers as the first one did; somebody else's id is no way to learn of it. */
async function isSame(
  { database }: MessagesParts,
  id: string,
  remark: string,
  sent: readonly string[],
): Promise<boolean> {
  const earlier = await findFeedback(database.db, id);
  const kept = await imagesOf(database.db, [id]);
  return earlier?.remark === remark && kept.every((one) => sent.includes(one.id));
}
