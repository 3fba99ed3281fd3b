import { type BannerGroup, bannerGroups, type LocalText, type ServedPicture } from '@ikka/contract';
import type { Queryable } from '../../../platform/database/index.ts';
import { pictureOf } from '../pictures/served-picture.ts';
import { findPictures } from '../pictures/store.ts';
import type { StoredBanner } from './store.ts';

export type BannerState = 'hidden' | 'scheduled' | 'shown' | 'over';

/** A picture with its words, in a place of the site. */
export interface Banner {
  readonly id: string;
  readonly groupName: BannerGroup;
  readonly picture: ServedPicture;
  readonly title: LocalText | null;
  readonly text: LocalText | null;
  readonly alt: LocalText;
  readonly url: string;
  readonly from: Date | null;
  /** The first instant at which it is no longer shown. */
  readonly until: Date | null;
  readonly isShown: boolean;
  readonly state: BannerState;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** What a banner is at an instant. */
export function bannerStateOf(
  { isShown, shownFrom, shownUntil }: Pick<StoredBanner, 'isShown' | 'shownFrom' | 'shownUntil'>,
  now: Date,
): BannerState {
  if (shownUntil !== null && shownUntil <= now) return 'over';
  if (!isShown) return 'hidden';
  return shownFrom !== null && now < shownFrom ? 'scheduled' : 'shown';
}

/** Stored banners with their pictures, groups in the contract's order. */
export async function bannersOf(
  db: Queryable,
  stored: readonly StoredBanner[],
  now: Date,
): Promise<Banner[]> {
  const kept = await findPictures(
    db,
    stored.map(({ pictureId }) => pictureId),
  );
  const rank = ({ groupName }: Banner) => bannerGroups.indexOf(groupName);
  return stored
    .map((one): Banner => {
      const picture = kept.get(one.pictureId);
      if (picture === undefined) throw new Error(`banner ${one.id} has no picture`);
      return {
        id: one.id,
        groupName: one.groupName as BannerGroup,
        picture: pictureOf(picture),
        title: one.title,
        text: one.text,
        alt: one.alt,
        url: one.url,
        from: one.shownFrom,
        until: one.shownUntil,
        isShown: one.isShown,
        state: bannerStateOf(one, now),
        version: one.version,
        changedBy: one.changedBy,
        changedAt: one.changedAt,
      };
    })
    .sort((a, b) => rank(a) - rank(b));
}
