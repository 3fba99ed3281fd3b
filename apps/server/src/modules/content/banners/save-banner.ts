import { isDeepStrictEqual } from 'node:util';
import {
  type BannerGroup,
  bannerLimits,
  isRefusal,
  type LocalText,
  type Refusal,
  refuse,
} from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import { saveByVersion } from '../../../platform/kept-lists/save-by-version.ts';
import type { Author, ContentParts } from '../parts.ts';
import { holdPicture } from '../pictures/store.ts';
import { type Banner, bannersOf } from './banner.ts';
import {
  countOfGroup,
  findBanner,
  insertBanner,
  lockBanner,
  type StoredBanner,
  updateBanner,
} from './store.ts';

export interface BannerWish {
  readonly id: string;
  /** The version that was edited; 0 for a new banner. */
  readonly version: number;
  /** Of a new banner; one that exists keeps its own. */
  readonly groupName: BannerGroup;
  readonly pictureId: string;
  readonly title: LocalText | null;
  readonly text: LocalText | null;
  readonly alt: LocalText;
  readonly url: string;
  /** null for at once. */
  readonly from: Date | null;
  /** null for without an end. */
  readonly until: Date | null;
  readonly isShown: boolean;
}

type Values = Omit<StoredBanner, 'id' | 'position' | 'version' | 'changedBy' | 'changedAt'>;

/**
 * Adds a banner or changes one, and tells open pages. The same again changes nothing, whichever of two presses came first;
 * of two who edited one version, one is refused.
 */
export async function saveBanner(
  { database, clock, audit, facts }: ContentParts,
  wish: BannerWish,
  by: Author,
): Promise<
  Banner | Refusal<'content.changed_meanwhile' | 'content.full' | 'content.ends_too_soon' | 'picture.unknown'>
> {
  const now = clock.now();
  const done = await database.transaction((tx) =>
    saveByVersion(tx, audit, by, {
      version: wish.version,
      lock: () => lockBanner(tx, wish.id),
      find: () => findBanner(tx, wish.id),
      versionOf: ({ version }) => version,
      isSame: (stored, before) => isDeepStrictEqual(decided(stored), valuesOf(wish, before)),
      changedMeanwhile: refuse('content.changed_meanwhile'),
      refusalOf: (before) => refusalOf(tx, wish, before, now),
      write(before, version) {
        const change = { ...valuesOf(wish, before), version, changedBy: by.username, changedAt: now };
        return before === null
          ? insertBanner(tx, { id: wish.id, ...change })
          : updateBanner(tx, wish.id, change).then(() => true);
      },
      act: (before) => ({
        action: before === null ? 'banner.added' : 'banner.changed',
        subject: `banner:${wish.id}`,
        ...(before === null ? {} : { before: decided(before) }),
        after: valuesOf(wish, before),
      }),
    }),
  );
  if (isRefusal(done)) return done;
  const [made] = await bannersOf(database.db, [done.stored], now);
  if (made === undefined) throw new Error(`banner ${wish.id} is not there after it was written`);
  if (done.isNew) facts.publish('ContentChanged', { part: 'banners' });
  return made;
}

async function refusalOf(tx: Transaction, wish: BannerWish, before: StoredBanner | null, now: Date) {
  if (endsTooSoon(wish, before, now)) return refuse('content.ends_too_soon');
  if (!(await holdPicture(tx, wish.pictureId))) return refuse('picture.unknown');
  const isFull = before === null && (await countOfGroup(tx, wish.groupName)) >= bannerLimits.ofGroupMax;
  return isFull ? refuse('content.full', { limit: bannerLimits.ofGroupMax }) : null;
}

/** An end lies after its start; one that was not there before lies ahead, too. */
function endsTooSoon({ from, until }: BannerWish, before: StoredBanner | null, now: Date): boolean {
  if (until === null) return false;
  const isNew = before?.shownUntil?.getTime() !== until.getTime();
  return (from !== null && until <= from) || (isNew && until <= now);
}

function valuesOf(wish: BannerWish, before: StoredBanner | null): Values {
  return {
    groupName: before?.groupName ?? wish.groupName,
    pictureId: wish.pictureId,
    title: wish.title ?? null,
    text: wish.text ?? null,
    alt: wish.alt,
    url: wish.url,
    shownFrom: wish.from,
    shownUntil: wish.until,
    isShown: wish.isShown,
  };
}

/** What an operator decides of a banner, out of all that is stored. */
export function decided({ id, position, version, changedBy, changedAt, ...values }: StoredBanner): Values {
  return values;
}
