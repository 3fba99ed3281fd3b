import { type BannerGroup, type Refusal, refuse } from '@ikka/contract';
import { isReorderOf, isSameOrder } from '../order.ts';
import type { Author, ContentParts } from '../parts.ts';
import { type Banner, bannersOf } from './banner.ts';
import { allBanners, lockGroup, updateBanner } from './store.ts';

/** Gives a group another order; when somebody else arranged or added meanwhile, nothing is done. */
export async function arrangeBanners(
  { database, clock, audit, facts }: ContentParts,
  wish: {
    readonly groupName: BannerGroup;
    readonly seen: readonly string[];
    readonly wanted: readonly string[];
  },
  by: Author,
): Promise<Banner[] | Refusal<'content.changed_meanwhile'>> {
  const done = await database.transaction(async (tx) => {
    const before = (await lockGroup(tx, wish.groupName)).map(({ id }) => id);
    if (isSameOrder(before, wish.wanted)) return { isNew: false };
    if (!isSameOrder(before, wish.seen) || !isReorderOf(before, wish.wanted))
      return refuse('content.changed_meanwhile');
    for (const [index, id] of wish.wanted.entries()) await updateBanner(tx, id, { position: index + 1 });
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'banner.arranged',
      subject: `banners:${wish.groupName}`,
      before: { order: before },
      after: { order: wish.wanted },
    });
    return { isNew: true };
  });
  if (!('isNew' in done)) return done;
  if (done.isNew) facts.publish('ContentChanged', { part: 'banners' });
  return bannersOf(database.db, await allBanners(database.db), clock.now());
}
