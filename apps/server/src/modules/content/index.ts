import type { AnnouncementType, BannerGroup, LanguageCode, SiteResource } from '@ikka/contract';
import { announceDue } from './announce-due.ts';
import { arrangeBanners } from './banners/arrange-banners.ts';
import { type Banner, bannersOf } from './banners/banner.ts';
import { removeBanner } from './banners/remove-banner.ts';
import { saveBanner } from './banners/save-banner.ts';
import { allBanners, bannersInForce } from './banners/store.ts';
import { changeNotice } from './change-notice.ts';
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
import { keepPicture } from './pictures/keep-picture.ts';
import { servePicture } from './pictures/served-picture.ts';
import { tidyPictures } from './pictures/tidy-pictures.ts';
import { publishNotice } from './publish-notice.ts';
import { arrangeResources } from './resources/arrange-resources.ts';
import { rememberResources } from './resources/remember-resources.ts';
import { removeResource } from './resources/remove-resource.ts';
import { type Resource, readResources } from './resources/resource.ts';
import { saveResource } from './resources/save-resource.ts';
import { allNotices, noticesInForce } from './store.ts';
import { withdrawNotice } from './withdraw-notice.ts';

export { cleanHtml, wordsOf } from './help/clean-html.ts';
export type { HelpItem, HelpPlace, HelpVersion } from './help/help-item.ts';
export type { FilledPlace } from './help/places.ts';
export type { Notice } from './notice.ts';
export { contentOfficeRoutes } from './office-routes.ts';
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

/** Who reads what is announced. */
interface Viewer {
  /** With a real account; a trial is a guest. */
  readonly isMember: boolean;
  readonly language: LanguageCode;
  /** Who asks for one notice alone. */
  readonly id?: string | undefined;
}

/** What the house tells its visitors. */
export interface Content {
  publishNotice(wish: Parameters<typeof publishNotice>[1], by: Author): ReturnType<typeof publishNotice>;
  changeNotice(wish: Parameters<typeof changeNotice>[1], by: Author): ReturnType<typeof changeNotice>;
  withdrawNotice(id: string, by: Author): ReturnType<typeof withdrawNotice>;
  /** What visitors would read of an editor's HTML. */
  previewNotice(html: Readonly<Record<LanguageCode, string>>): Readonly<Record<LanguageCode, string>>;
  /** Every notice in every state, newest first: for operators. */
  listNotices(rows: Rows): Promise<Notices>;
  /** What is in force now for this viewer, of these types as far as the site uses them: the weightier first. */
  announcements(types: readonly AnnouncementType[], viewer: Viewer, rows: Rows): Promise<Notices>;
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
  keepPicture(upload: Uint8Array, by: Author): ReturnType<typeof keepPicture>;
  servePicture(address: string): ReturnType<typeof servePicture>;
  /** Run every hour: forgets pictures that nothing shows. */
  tidyPictures(): Promise<number>;
  /** What is shown now, of one group or of all: for everybody. */
  banners(groupName: BannerGroup | null): Promise<Banner[]>;
  /** Every banner in every state: for operators. */
  listBanners(): Promise<Banner[]>;
  saveBanner(wish: Parameters<typeof saveBanner>[1], by: Author): ReturnType<typeof saveBanner>;
  removeBanner(seen: Parameters<typeof removeBanner>[1], by: Author): ReturnType<typeof removeBanner>;
  arrangeBanners(wish: Parameters<typeof arrangeBanners>[1], by: Author): ReturnType<typeof arrangeBanners>;
  /** What the site refers to, remembered: for everybody. */
  resources(): Promise<SiteResource[]>;
  /** The same with what is hidden: for operators. */
  listResources(): Promise<Resource[]>;
  saveResource(wish: Parameters<typeof saveResource>[1], by: Author): ReturnType<typeof saveResource>;
  removeResource(seen: Parameters<typeof removeResource>[1], by: Author): ReturnType<typeof removeResource>;
  arrangeResources(
    wish: Parameters<typeof arrangeResources>[1],
    by: Author,
  ): ReturnType<typeof arrangeResources>;
}

type Author = Parameters<typeof publishNotice>[2];

export function createContent(parts: ContentParts): Content {
  const { database, clock, settings } = parts;
  const remembered = rememberResources(parts);
  const resourceParts = { ...parts, forgetResources: remembered.forget };
  return {
    publishNotice: (wish, by) => publishNotice(parts, wish, by),
    changeNotice: (wish, by) => changeNotice(parts, wish, by),
    previewNotice: (html) => ({ EN: cleanHtml(html.EN), UR: cleanHtml(html.UR) }),
    withdrawNotice: (id, by) => withdrawNotice(parts, id, by),
    async listNotices(rows) {
      const now = clock.now();
      const { list, total } = await allNotices(database.db, rows);
      return { list: list.map((one) => noticeOf(one, now)), total };
    },
    async announcements(types, { isMember, language, id = null }, rows) {
      const now = clock.now();
      const used = settings.get('site.announcement_types').filter((type) => types.includes(type));
      if (used.length === 0) return { list: [], total: 0 };
      const { list, total } = await noticesInForce(
        database.db,
        used,
        { audiences: ['everyone', isMember ? 'members' : 'guests'], language, id },
        now,
        rows,
      );
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
    keepPicture: (upload, by) => keepPicture(parts, upload, by),
    servePicture: (address) => servePicture(parts, address),
    tidyPictures: () => tidyPictures(parts),
    async banners(groupName) {
      const now = clock.now();
      return bannersOf(database.db, await bannersInForce(database.db, groupName, now), now);
    },
    listBanners: async () => bannersOf(database.db, await allBanners(database.db), clock.now()),
    saveBanner: (wish, by) => saveBanner(parts, wish, by),
    removeBanner: (seen, by) => removeBanner(parts, seen, by),
    arrangeBanners: (wish, by) => arrangeBanners(parts, wish, by),
    resources: remembered.read,
    listResources: () => readResources(database.db),
    saveResource: (wish, by) => saveResource(resourceParts, wish, by),
    removeResource: (seen, by) => removeResource(resourceParts, seen, by),
    arrangeResources: (wish, by) => arrangeResources(resourceParts, wish, by),
  };
}
