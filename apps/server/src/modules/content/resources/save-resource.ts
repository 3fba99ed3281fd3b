import { isDeepStrictEqual } from 'node:util';
import {
  isRefusal,
  type LanguageCode,
  type Refusal,
  type ResourceType,
  refuse,
  resourceLimits,
} from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import { saveByVersion } from '../../../platform/kept-lists/save-by-version.ts';
import type { Author } from '../parts.ts';
import { holdPicture } from '../pictures/store.ts';
import { type ResourceParts, tellResources } from './remember-resources.ts';
import { type Resource, withPictures } from './resource.ts';
import {
  countOfType,
  findResource,
  insertResource,
  lockResource,
  type StoredResource,
  updateResource,
} from './store.ts';

export interface ResourceWish {
  readonly id: string;
  /** The version that was edited; 0 for a new one. */
  readonly version: number;
  /** Of a new one; one that exists keeps its own. */
  readonly resourceType: ResourceType;
  readonly label: Readonly<Record<LanguageCode, string>>;
  readonly url: string;
  readonly qrCodeUrl: string;
  readonly pictureId: string | null;
  readonly isShown: boolean;
}

type Values = Pick<StoredResource, 'resourceType' | 'label' | 'url' | 'qrCodeUrl' | 'pictureId' | 'isShown'>;

/**
 * Adds what the site refers to, or changes it, and tells open pages. The same again changes nothing, whichever of two
 * presses came first; of two who edited one version, one is refused.
 */
export async function saveResource(
  parts: ResourceParts,
  wish: ResourceWish,
  by: Author,
): Promise<
  | Resource
  | Refusal<'content.changed_meanwhile' | 'content.full' | 'resource.url_missing' | 'picture.unknown'>
> {
  const { database, clock, audit } = parts;
  const isLogo = wish.pictureId !== null && wish.resourceType.endsWith('_LOGO');
  if (wish.url === '' && !isLogo) return refuse('resource.url_missing');
  const done = await database.transaction((tx) =>
    saveByVersion(tx, audit, by, {
      version: wish.version,
      lock: () => lockResource(tx, wish.id),
      find: () => findResource(tx, wish.id),
      versionOf: ({ version }) => version,
      isSame: (stored, before) => isDeepStrictEqual(kept(stored), valuesOf(wish, before)),
      changedMeanwhile: refuse('content.changed_meanwhile'),
      refusalOf: (before) => refusalOf(tx, wish, before),
      write(before, version) {
        const change = {
          ...valuesOf(wish, before),
          version,
          changedBy: by.username,
          changedAt: clock.now(),
        };
        return before === null
          ? insertResource(tx, { id: wish.id, ...change })
          : updateResource(tx, wish.id, change).then(() => true);
      },
      act: (before) => ({
        action: before === null ? 'resource.added' : 'resource.changed',
        subject: `resource:${wish.id}`,
        ...(before === null ? {} : { before: kept(before) }),
        after: valuesOf(wish, before),
      }),
    }),
  );
  if (isRefusal(done)) return done;
  const [made] = await withPictures(database.db, [done.stored]);
  if (made === undefined) throw new Error(`resource ${wish.id} is not there after it was written`);
  if (done.isNew) await tellResources(parts);
  return made;
}

async function refusalOf(tx: Transaction, wish: ResourceWish, before: StoredResource | null) {
  if (wish.pictureId !== null && !(await holdPicture(tx, wish.pictureId))) return refuse('picture.unknown');
  const isFull = before === null && (await countOfType(tx, wish.resourceType)) >= resourceLimits.ofTypeMax;
  return isFull ? refuse('content.full', { limit: resourceLimits.ofTypeMax }) : null;
}

const valuesOf = (wish: ResourceWish, before: StoredResource | null): Values =>
  kept({
    ...wish,
    resourceType: before?.resourceType ?? wish.resourceType,
    label: wish.label,
  });

/** What an operator decides of it, and nothing else that came along. */
export const kept = ({ resourceType, label, url, qrCodeUrl, pictureId, isShown }: Values): Values => ({
  resourceType,
  label,
  url,
  qrCodeUrl,
  pictureId,
  isShown,
});
