import { isRefusal, type Refusal, type ResourceType, refuse } from '@ikka/contract';
import { arrange } from '../../../platform/kept-lists/arrange.ts';
import type { Author } from '../parts.ts';
import { type ResourceParts, tellResources } from './remember-resources.ts';
import { type Resource, readResources } from './resource.ts';
import { lockType, updateResource } from './store.ts';

/** Gives those of a type another order; when somebody else arranged or added meanwhile, nothing is done. */
export async function arrangeResources(
  parts: ResourceParts,
  wish: {
    readonly resourceType: ResourceType;
    readonly seen: readonly string[];
    readonly wanted: readonly string[];
  },
  by: Author,
): Promise<Resource[] | Refusal<'content.changed_meanwhile'>> {
  const { database, audit } = parts;
  const done = await database.transaction(async (tx) =>
    arrange(tx, audit, by, {
      before: (await lockType(tx, wish.resourceType)).map(({ id }) => id),
      seen: wish.seen,
      wanted: wish.wanted,
      keyOf: (id) => id,
      changedMeanwhile: refuse('content.changed_meanwhile'),
      put: (id, position) => updateResource(tx, id, { position }),
      action: 'resource.arranged',
      subject: `resources:${wish.resourceType}`,
    }),
  );
  if (isRefusal(done)) return done;
  if (done.isNew) await tellResources(parts);
  return readResources(database.db);
}
