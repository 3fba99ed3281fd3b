import type { AnnouncementType, LanguageCode, NoticeAudience } from '@ikka/contract';
import type { StoredNotice } from './store.ts';

export type NoticeState = 'scheduled' | 'published' | 'expired' | 'withdrawn';

/** A notice as this module shows it to others. */
export interface Notice {
  readonly id: string;
  readonly type: AnnouncementType;
  readonly title: { readonly EN: string; readonly UR: string };
  /** Safe HTML. */
  readonly text: { readonly EN: string; readonly UR: string };
  readonly from: Date;
  /** The first instant at which it is no longer shown; null for without an end. */
  readonly until: Date | null;
  readonly state: NoticeState;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly withdrawnBy: string | null;
  readonly withdrawnAt: Date | null;
  readonly audience: NoticeAudience;
  readonly languages: readonly LanguageCode[];
  /** The higher stands first. */
  readonly priority: number;
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

/** What a notice is at an instant. Nothing is stored about it but when it begins, ends and was taken back. */
export function stateOf(
  notice: Pick<StoredNotice, 'publishedFrom' | 'publishedUntil' | 'withdrawnAt'>,
  now: Date,
): NoticeState {
  if (notice.withdrawnAt !== null) return 'withdrawn';
  if (now < notice.publishedFrom) return 'scheduled';
  return notice.publishedUntil === null || now < notice.publishedUntil ? 'published' : 'expired';
}

export function noticeOf(stored: StoredNotice, now: Date): Notice {
  return {
    id: stored.id,
    type: stored.type as AnnouncementType,
    title: stored.title,
    text: stored.text,
    from: stored.publishedFrom,
    until: stored.publishedUntil,
    state: stateOf(stored, now),
    createdBy: stored.createdBy,
    createdAt: stored.createdAt,
    withdrawnBy: stored.withdrawnBy,
    withdrawnAt: stored.withdrawnAt,
    audience: stored.audience as NoticeAudience,
    languages: stored.languages as LanguageCode[],
    priority: stored.priority,
    version: stored.version,
    changedBy: stored.changedBy,
    changedAt: stored.changedAt,
  };
}
