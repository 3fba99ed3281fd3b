import { isDeepStrictEqual } from 'node:util';
import { type LanguageCode, type Refusal, type ResourceType, refuse, resourceLimits } from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
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
  const done = await database.transaction(async (tx) => {
    const before = await lockResource(tx, wish.id);
    const values = valuesOf(wish, before);
    if (before !== null && isSame(before, values)) return { stored: before, isNew: false };
    if ((before?.version ?? 0) !== wish.version) return refuse('content.changed_meanwhile');
    if (values.pictureId !== null && !(await holdPicture(tx, values.pictureId)))
      return refuse('picture.unknown');
    const change = { ...values, version: wish.version + 1, changedBy: by.username, changedAt: clock.now() };
    if (before === null) {
      if ((await countOfType(tx, values.resourceType)) >= resourceLimits.ofTypeMax)
        return refuse('content.full', { limit: resourceLimits.ofTypeMax });
      if (!(await insertResource(tx, { id: wish.id, ...change }))) return answerOfOther(tx, wish.id, values);
    } else await updateResource(tx, wish.id, change);
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: before === null ? 'resource.added' : 'resource.changed',
      subject: `resource:${wish.id}`,
      ...(before === null ? {} : { before: kept(before) }),
      after: values,
    });
    return { stored: await findResource(tx, wish.id), isNew: true };
  });
  if (!('stored' in done)) return done;
  const [made] = done.stored === null ? [] : await withPictures(database.db, [done.stored]);
  if (made === undefined) throw new Error(`resource ${wish.id} is not there after it was written`);
  if (done.isNew) await tellResources(parts);
  return made;
}

const valuesOf = (wish: ResourceWish, before: StoredResource | null): Values =>
  kept({
    ...wish,
    resourceType: before?.resourceType ?? wish.resourceType,
    label: wish.label,
  });

/** What an operator decides of it, and nothing else that came along. */
const kept = ({ resourceType, label, url, qrCodeUrl, pictureId, isShown }: Values): Values => ({
  resourceType,
  label,
  url,
  qrCodeUrl,
  pictureId,
  isShown,
});

async function answerOfOther(tx: Transaction, id: string, values: Values) {
  const made = await findResource(tx, id);
  if (made === null || !isSame(made, values)) return refuse('content.changed_meanwhile');
  return { stored: made, isNew: false };
}

const isSame = (stored: StoredResource, values: Values): boolean =>
  (Object.keys(values) as (keyof Values)[]).every((key) => isDeepStrictEqual(stored[key], values[key]));
