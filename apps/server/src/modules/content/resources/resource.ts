import {
  type LanguageCode,
  type ResourceType,
  resourceTypes,
  type ServedPicture,
  type SiteResource,
} from '@ikka/contract';
import type { Queryable } from '../../../platform/database/index.ts';
import { pictureOf } from '../pictures/served-picture.ts';
import { findPictures } from '../pictures/store.ts';
import { allResources, type StoredResource } from './store.ts';

/** Something that the site refers its visitors to: a download, a contact, a link, a logo. */
export interface Resource {
  readonly id: string;
  readonly resourceType: ResourceType;
  readonly label: Readonly<Record<LanguageCode, string>>;
  readonly url: string;
  readonly qrCodeUrl: string;
  readonly picture: ServedPicture | null;
  readonly isShown: boolean;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export async function readResources(db: Queryable): Promise<Resource[]> {
  const stored = await withPictures(db, await allResources(db));
  const rank = (type: ResourceType) => resourceTypes.indexOf(type);
  return stored.sort((a, b) => rank(a.resourceType) - rank(b.resourceType));
}

export async function withPictures(db: Queryable, stored: readonly StoredResource[]): Promise<Resource[]> {
  const kept = await findPictures(
    db,
    stored.flatMap(({ pictureId }) => pictureId ?? []),
  );
  return stored.map((one) => {
    const picture = one.pictureId === null ? undefined : kept.get(one.pictureId);
    return {
      id: one.id,
      resourceType: one.resourceType as ResourceType,
      label: one.label,
      url: one.url,
      qrCodeUrl: one.qrCodeUrl,
      picture: picture ? pictureOf(picture) : null,
      isShown: one.isShown,
      version: one.version,
      changedBy: one.changedBy,
      changedAt: one.changedAt,
    };
  });
}

/** As the site's status gives it out. */
export const siteResourceOf = ({ resourceType, label, url, qrCodeUrl, picture }: Resource): SiteResource => ({
  resourceType,
  url,
  qrCodeUrl,
  labelNameEn: label.EN,
  labelNameUr: label.UR,
  labelNameCn: label.EN,
  picture,
});
