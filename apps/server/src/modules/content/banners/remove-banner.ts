import { type Refusal, refuse } from '@ikka/contract';
import type { Author, ContentParts } from '../parts.ts';
import { decided } from './save-banner.ts';
import { deleteBanner, lockBanner } from './store.ts';

/** Takes a banner away as it was seen; what somebody else changed meanwhile stays. */
export async function removeBanner(
  { database, audit, facts }: ContentParts,
  seen: { readonly id: string; readonly version: number },
  by: Author,
): Promise<{ removed: true } | Refusal<'content.unknown' | 'content.changed_meanwhile'>> {
  const done = await database.transaction(async (tx) => {
    const before = await lockBanner(tx, seen.id);
    if (before === null) return refuse('content.unknown');
    if (before.version !== seen.version) return refuse('content.changed_meanwhile');
    await deleteBanner(tx, seen.id);
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'banner.removed',
      subject: `banner:${seen.id}`,
      before: decided(before),
    });
    return { removed: true } as const;
  });
  if ('removed' in done) facts.publish('ContentChanged', { part: 'banners' });
  return done;
}
