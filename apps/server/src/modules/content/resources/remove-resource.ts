import { type Refusal, refuse } from '@ikka/contract';
import type { Author } from '../parts.ts';
import { type ResourceParts, tellResources } from './remember-resources.ts';
import { deleteResource, lockResource } from './store.ts';

/** Takes one away as it was seen; what somebody else changed meanwhile stays. */
export async function removeResource(
  parts: ResourceParts,
  seen: { readonly id: string; readonly version: number },
  by: Author,
): Promise<{ removed: true } | Refusal<'content.unknown' | 'content.changed_meanwhile'>> {
  const { database, audit } = parts;
  const done = await database.transaction(async (tx) => {
    const before = await lockResource(tx, seen.id);
    if (before === null) return refuse('content.unknown');
    if (before.version !== seen.version) return refuse('content.changed_meanwhile');
    await deleteResource(tx, seen.id);
    const { resourceType, label, url, qrCodeUrl, pictureId, isShown } = before;
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'resource.removed',
      subject: `resource:${seen.id}`,
      before: { resourceType, label, url, qrCodeUrl, pictureId, isShown },
    });
    return { removed: true } as const;
  });
  if ('removed' in done) await tellResources(parts);
  return done;
}
