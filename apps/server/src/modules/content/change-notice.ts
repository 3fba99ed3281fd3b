import { isDeepStrictEqual } from 'node:util';
import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { actOnCase } from '../../platform/case-desk/act-on-case.ts';
import { announceDue } from './announce-due.ts';
import { type Notice, noticeOf, stateOf } from './notice.ts';
import type { Author, ContentParts } from './parts.ts';
import { type NoticeWish, safeText } from './publish-notice.ts';
import { lockNotice, type StoredNotice, updateNotice } from './store.ts';

export interface NoticeChange extends NoticeWish {
  /** The version that was edited. */
  readonly version: number;
}

/**
 * Changes a notice before it is over, and tells open pages. Of two operators who edited one version one is refused; the
 * same again changes nothing. When a notice began stays as it was.
 */
export async function changeNotice(
  parts: ContentParts,
  wish: NoticeChange,
  by: Author,
): Promise<
  | Notice
  | Refusal<
      | 'notice.unknown'
      | 'notice.over'
      | 'notice.type_unavailable'
      | 'notice.ends_too_soon'
      | 'notice.empty'
      | 'content.changed_meanwhile'
    >
> {
  const { database, clock, settings, audit, facts } = parts;
  const text = safeText(wish.text);
  if (text === null) return refuse('notice.empty');
  const done = await database.transaction((tx) =>
    actOnCase(tx, audit, by, {
      subject: `notice:${wish.id}`,
      lock: () => lockNotice(tx, wish.id),
      unknown: refuse('notice.unknown'),
      decide(found) {
        const now = clock.now();
        const state = stateOf(found, now);
        const type = wish.type ?? found.type;
        const asked = wish.from === null || wish.from < now ? now : wish.from;
        const after: Decided = {
          type,
          title: wish.title,
          text,
          publishedFrom: state === 'scheduled' ? asked : found.publishedFrom,
          publishedUntil: wish.until,
          audience: wish.audience,
          languages: [...new Set(wish.languages)].sort(),
          priority: wish.priority,
        };
        if (isSame(found, after)) return null;
        if (found.version !== wish.version) return refuse('content.changed_meanwhile');
        if (state === 'withdrawn' || state === 'expired') return refuse('notice.over', { state });
        if (type !== found.type && !settings.get('site.announcement_types').some((used) => used === type))
          return refuse('notice.type_unavailable', { type });
        if (wish.until !== null && (wish.until <= after.publishedFrom || wish.until <= now))
          return refuse('notice.ends_too_soon');
        const stamp = { version: found.version + 1, changedBy: by.username, changedAt: now };
        return { change: { ...after, ...stamp }, action: 'notice.changed', before: decided(found), after };
      },
      write: (_found, change) => updateNotice(tx, wish.id, change),
    }),
  );
  if (isRefusal(done)) return done;
  const notice = noticeOf({ ...done.found, ...done.change }, clock.now());
  if (done.change !== null) {
    facts.publish('ContentChanged', { part: 'notices' });
    if (notice.state === 'published') await announceDue(parts);
  }
  return notice;
}

type Decided = Pick<
  StoredNotice,
  'type' | 'title' | 'text' | 'publishedFrom' | 'publishedUntil' | 'audience' | 'languages' | 'priority'
>;

const decided = (stored: StoredNotice): Decided => ({
  type: stored.type,
  title: stored.title,
  text: stored.text,
  publishedFrom: stored.publishedFrom,
  publishedUntil: stored.publishedUntil,
  audience: stored.audience,
  languages: stored.languages,
  priority: stored.priority,
});

const isSame = (stored: StoredNotice, change: Decided): boolean => isDeepStrictEqual(decided(stored), change);
