import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { removeByVersion } from '../../../platform/kept-lists/remove-by-version.ts';
import type { Author } from '../parts.ts';
import { type ResourceParts, tellResources } from './remember-resources.ts';
import { kept } from './save-resource.ts';
import { deleteResource, lockResource } from './store.ts';

/** Takes one away as it was seen; what somebody else changed meanwhile stays. */
export async function removeResource(
  parts: ResourceParts,
  { id, version }: { readonly id: string; readonly version: number },
  by: Author,
): Promise<{ removed: true } | Refusal<'content.unknown' | 'content.changed_meanwhile'>> {
  const { database, audit } = parts;
  const done = await database.transaction((tx) =>
    removeByVersion(tx, audit, by, {
      version,
      lock: () => lockResource(tx, id),
      versionOf: (resource) => resource.version,
      remove: () => deleteResource(tx, id),
      unknown: refuse('content.unknown'),
      changedMeanwhile: refuse('content.changed_meanwhile'),
      act: (before) => ({ action: 'resource.removed', subject: `resource:${id}`, before: kept(before) }),
    }),
  );
  if (!isRefusal(done)) await tellResources(parts);
  return done;
}
