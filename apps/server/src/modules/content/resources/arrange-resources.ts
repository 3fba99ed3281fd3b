import { type Refusal, type ResourceType, refuse } from '@ikka/contract';
import { isReorderOf, isSameOrder } from '../order.ts';
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
  const done = await database.transaction(async (tx) => {
    const before = (await lockType(tx, wish.resourceType)).map(({ id }) => id);
    if (isSameOrder(before, wish.wanted)) return { isNew: false };
    if (!isSameOrder(before, wish.seen) || !isReorderOf(before, wish.wanted))
      return refuse('content.changed_meanwhile');
    for (const [index, id] of wish.wanted.entries()) await updateResource(tx, id, { position: index + 1 });
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'resource.arranged',
      subject: `resources:${wish.resourceType}`,
      before: { order: before },
      after: { order: wish.wanted },
    });
    return { isNew: true };
  });
  if (!('isNew' in done)) return done;
  if (done.isNew) await tellResources(parts);
  return readResources(database.db);
}
