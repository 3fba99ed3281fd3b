import { type BannerGroup, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { arrange } from '../../../platform/kept-lists/arrange.ts';
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
  const done = await database.transaction(async (tx) =>
    arrange(tx, audit, by, {
      before: (await lockGroup(tx, wish.groupName)).map(({ id }) => id),
      seen: wish.seen,
      wanted: wish.wanted,
      keyOf: (id) => id,
      changedMeanwhile: refuse('content.changed_meanwhile'),
      put: (id, position) => updateBanner(tx, id, { position }),
      action: 'banner.arranged',
      subject: `banners:${wish.groupName}`,
    }),
  );
  if (isRefusal(done)) return done;
  if (done.isNew) facts.publish('ContentChanged', { part: 'banners' });
  return bannersOf(database.db, await allBanners(database.db), clock.now());
}
