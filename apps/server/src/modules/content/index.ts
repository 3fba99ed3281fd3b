import type { AnnouncementType } from '@ikka/contract';
import { announceDue } from './announce-due.ts';
import { type Notice, noticeOf } from './notice.ts';
import type { ContentParts } from './parts.ts';
import { publishNotice } from './publish-notice.ts';
import { allNotices, noticesInForce } from './store.ts';
import { withdrawNotice } from './withdraw-notice.ts';

export type { Notice } from './notice.ts';
export { contentRoutes } from './routes.ts';

interface Rows {
  readonly limit: number;
  readonly offset: number;
}

interface Notices {
  readonly list: Notice[];
  /** How many there are, counted to 10,000. */
  readonly total: number;
}

/** What the house tells its visitors. */
export interface Content {
  publishNotice(wish: Parameters<typeof publishNotice>[1], by: Author): ReturnType<typeof publishNotice>;
  withdrawNotice(id: string, by: Author): ReturnType<typeof withdrawNotice>;
  /** Every notice in every state, newest first: for operators. */
  listNotices(rows: Rows): Promise<Notices>;
  /** What is in force now, of these types as far as the site uses them, newest first: for everybody. */
  announcements(types: readonly AnnouncementType[], rows: Rows): Promise<Notices>;
  /** Run every few seconds: tells open pages of what was scheduled and has begun. */
  announceDue(): Promise<number>;
}

type Author = Parameters<typeof publishNotice>[2];

export function createContent(parts: ContentParts): Content {
  const { database, clock, settings } = parts;
  return {
    publishNotice: (wish, by) => publishNotice(parts, wish, by),
    withdrawNotice: (id, by) => withdrawNotice(parts, id, by),
    async listNotices(rows) {
      const now = clock.now();
      const { list, total } = await allNotices(database.db, rows);
      return { list: list.map((one) => noticeOf(one, now)), total };
    },
    async announcements(types, rows) {
      const now = clock.now();
      const used = settings.get('site.announcement_types').filter((type) => types.includes(type));
      if (used.length === 0) return { list: [], total: 0 };
      const { list, total } = await noticesInForce(database.db, used, now, rows);
      return { list: list.map((one) => noticeOf(one, now)), total };
    },
    announceDue: () => announceDue(parts),
  };
}
