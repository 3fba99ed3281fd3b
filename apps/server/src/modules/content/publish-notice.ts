import {
  type AnnouncementType,
  isSameText,
  type LanguageCode,
  type NoticeAudience,
  type Refusal,
  refuse,
} from '@ikka/contract';
import { asOperator } from '../../platform/office-acts.ts';
import { announceDue } from './announce-due.ts';
import { cleanHtml, wordsOf } from './help/clean-html.ts';
import { type Notice, noticeOf } from './notice.ts';
import type { Author, ContentParts } from './parts.ts';
import { findNotice, insertNotice, type NewNotice, type StoredNotice } from './store.ts';

export interface NoticeWish {
  readonly id: string;
  /** Without it the site's default type. */
  readonly type?: AnnouncementType | undefined;
  readonly title: { readonly EN: string; readonly UR: string };
  /** As an editor wrote it, whatever it holds. */
  readonly text: { readonly EN: string; readonly UR: string };
  /** null, and any instant that has passed, mean at once. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly audience: NoticeAudience;
  readonly languages: readonly LanguageCode[];
  readonly priority: number;
}

/**
 * Publishes a notice, at once or from an instant on, and tells open pages of one that is in force. The same id with the
 * same words answers what was published before.
 */
export async function publishNotice(
  parts: ContentParts,
  wish: NoticeWish,
  by: Author,
): Promise<
  Notice | Refusal<'notice.type_unavailable' | 'notice.ends_too_soon' | 'notice.id_taken' | 'notice.empty'>
> {
  const { database, clock, settings, audit } = parts;
  const now = clock.now();
  const text = safeText(wish.text);
  if (text === null) return refuse('notice.empty');
  const earlier = await findNotice(database.db, wish.id);
  if (earlier !== null) return repeated(earlier, { title: wish.title, text }, now);
  const type = wish.type ?? settings.get('site.default_announcement_type');
  if (!settings.get('site.announcement_types').includes(type))
    return refuse('notice.type_unavailable', { type });
  const publishedFrom = wish.from === null || wish.from < now ? now : wish.from;
  if (wish.until !== null && wish.until <= publishedFrom) return refuse('notice.ends_too_soon');

  const values: NewNotice = {
    id: wish.id,
    type,
    title: wish.title,
    text,
    publishedFrom,
    publishedUntil: wish.until,
    createdBy: by.username,
    createdAt: now,
    audience: wish.audience,
    languages: [...new Set(wish.languages)].sort(),
    priority: wish.priority,
  };
  const made = await database.transaction(async (tx) => {
    const inserted = await insertNotice(tx, values);
    if (inserted === null) return null;
    await audit.record(tx, {
      ...asOperator(by),
      action: 'notice.published',
      subject: `notice:${inserted.id}`,
      after: {
        type,
        title: wish.title,
        text,
        from: publishedFrom,
        until: wish.until,
        audience: wish.audience,
        languages: values.languages,
        priority: wish.priority,
      },
    });
    return inserted;
  });
  if (made === null) {
    const first = await findNotice(database.db, wish.id);
    return first === null ? refuse('notice.id_taken') : repeated(first, { title: wish.title, text }, now);
  }
  if (publishedFrom <= now) await announceDue(parts);
  return noticeOf(made, now);
}

/** What of an editor's HTML may stand in a page; null where a language says nothing. */
export function safeText(text: NoticeWish['text']): NoticeWish['text'] | null {
  const safe = { EN: cleanHtml(text.EN), UR: cleanHtml(text.UR) };
  return wordsOf(safe.EN) === '' || wordsOf(safe.UR) === '' ? null : safe;
}

/** The words decide whether it is the same wish; its instants were settled when it came first. */
function repeated(
  earlier: StoredNotice,
  { title, text }: Pick<NoticeWish, 'title' | 'text'>,
  now: Date,
): Notice | Refusal<'notice.id_taken'> {
  const isSame = isSameText(earlier.title, title) && isSameText(earlier.text, text);
  return isSame ? noticeOf(earlier, now) : refuse('notice.id_taken');
}
