import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { arrange } from '../../platform/kept-lists/arrange.ts';
import type { Author, PromotionParts } from './parts.ts';
import { type Promotion, promotionOf } from './promotion.ts';
import { allPromotions, lockAllPages, placePage } from './store.ts';

/** Where a promotion stands among the others, and whether it is seen. */
export interface PromotionPlace {
  readonly id: string;
  readonly isShown: boolean;
}

/**
 * Gives the promotions another order, and says which are shown. `seen` is what the operator looked at: when somebody else
 * arranged or added meanwhile, nothing is done.
 */
export async function arrangePromotions(
  { database, clock, audit, facts }: PromotionParts,
  { seen, wanted }: { readonly seen: readonly PromotionPlace[]; readonly wanted: readonly PromotionPlace[] },
  by: Author,
): Promise<Promotion[] | Refusal<'promotion.changed_meanwhile'>> {
  const done = await database.transaction(async (tx) => {
    await lockAllPages(tx);
    const arranged = await arrange(tx, audit, by, {
      before: (await allPromotions(tx)).map(({ page }) => placeOf(page)),
      seen: seen.map(placeOf),
      wanted: wanted.map(placeOf),
      keyOf: ({ id }) => id,
      changedMeanwhile: refuse('promotion.changed_meanwhile'),
      put: (place, position) => placePage(tx, { ...place, position }),
      action: 'promotion.arranged',
      subject: 'promotion:all',
    });
    return isRefusal(arranged) ? arranged : { ...arranged, found: await allPromotions(tx) };
  });
  if (isRefusal(done)) return done;
  if (done.isNew) facts.publish('PromotionsChanged', { ids: wanted.map(({ id }) => id) });
  const now = clock.now();
  return done.found.map((one) => promotionOf(one, now));
}

const placeOf = ({ id, isShown }: PromotionPlace): PromotionPlace => ({ id, isShown });
