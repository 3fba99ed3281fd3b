import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { removeByVersion } from '../../../platform/kept-lists/remove-by-version.ts';
import type { Author, ContentParts } from '../parts.ts';
import { decided } from './save-banner.ts';
import { deleteBanner, lockBanner } from './store.ts';

/** Takes a banner away as it was seen; what somebody else changed meanwhile stays. */
export async function removeBanner(
  { database, audit, facts }: ContentParts,
  { id, version }: { readonly id: string; readonly version: number },
  by: Author,
): Promise<{ removed: true } | Refusal<'content.unknown' | 'content.changed_meanwhile'>> {
  const done = await database.transaction((tx) =>
    removeByVersion(tx, audit, by, {
      version,
      lock: () => lockBanner(tx, id),
      versionOf: (banner) => banner.version,
      remove: () => deleteBanner(tx, id),
      unknown: refuse('content.unknown'),
      changedMeanwhile: refuse('content.changed_meanwhile'),
      act: (before) => ({ action: 'banner.removed', subject: `banner:${id}`, before: decided(before) }),
    }),
  );
  if (!isRefusal(done)) facts.publish('ContentChanged', { part: 'banners' });
  return done;
}
