import type { AnnouncementType, LanguageCode } from '@ikka/contract';
import { announceDue } from './announce-due.ts';
import { arrangeHelp } from './help/arrange-help.ts';
import { cleanHtml } from './help/clean-html.ts';
import { type HelpItem, helpItemOf } from './help/help-item.ts';
import { type FilledPlace, filledPlaces, fillPlaces } from './help/places.ts';
import { publishHelp } from './help/publish-help.ts';
import { type ReadableHelp, readHelp, readHelpVersions, writtenVersions } from './help/read-help.ts';
import { seedHelp } from './help/seed-help.ts';
import { allHelp } from './help/store.ts';
import { type Notice, noticeOf } from './notice.ts';
import type { ContentParts } from './parts.ts';
import { publishNotice } from './publish-notice.ts';
import { allNotices, noticesInForce } from './store.ts';
import { withdrawNotice } from './withdraw-notice.ts';

export type { HelpItem, HelpPlace, HelpVersion } from './help/help-item.ts';
export type { FilledPlace } from './help/places.ts';
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
  /** Writes the help texts that a new installation starts with. */
  seedHelp(): Promise<void>;
  /** What the help centre shows, in its order: for everybody. */
  help(language: LanguageCode): Promise<ReadableHelp[]>;
  helpVersions(key: string, language: LanguageCode): ReturnType<typeof readHelpVersions>;
  /** Every item as it was written, hidden ones too: for operators. */
  listHelp(): Promise<HelpItem[]>;
  writtenVersions(key: string): ReturnType<typeof writtenVersions>;
  helpPlaces(): FilledPlace[];
  /** What visitors would read of an editor's HTML. */
  previewHelp(html: Readonly<Record<LanguageCode, string>>): Readonly<Record<LanguageCode, string>>;
  publishHelp(wish: Parameters<typeof publishHelp>[1], by: Author): ReturnType<typeof publishHelp>;
  arrangeHelp(wish: Parameters<typeof arrangeHelp>[1], by: Author): ReturnType<typeof arrangeHelp>;
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
    seedHelp: () => seedHelp(parts),
    help: (language) => readHelp(parts, language),
    helpVersions: (key, language) => readHelpVersions(parts, key, language),
    listHelp: async () => (await allHelp(database.db)).map(helpItemOf),
    writtenVersions: (key) => writtenVersions(parts, key),
    helpPlaces: () => filledPlaces(settings),
    previewHelp(html) {
      const filled = filledPlaces(settings);
      const shown = (language: LanguageCode) => fillPlaces(cleanHtml(html[language]), filled, language);
      return { EN: shown('EN'), UR: shown('UR') };
    },
    publishHelp: (wish, by) => publishHelp(parts, wish, by),
    arrangeHelp: (wish, by) => arrangeHelp(parts, wish, by),
  };
}
