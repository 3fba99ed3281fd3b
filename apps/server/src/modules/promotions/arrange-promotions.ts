import { type Refusal, refuse } from '@ikka/contract';
import type { Author, PromotionParts } from './parts.ts';
import { type Promotion, promotionOf } from './promotion.ts';
import { allPromotions, lockAllPages, placePage, type StoredPromotion } from './store.ts';

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
    const found = await allPromotions(tx);
    const before = found.map(placeOf);
    if (isSame(before, wanted)) return { found, isNew: false };
    if (!isSame(before, seen) || !hasSameIds(before, wanted)) return refuse('promotion.changed_meanwhile');
    for (const [index, place] of wanted.entries()) await placePage(tx, { ...place, position: index + 1 });
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'promotion.arranged',
      subject: 'promotion:all',
      before: { order: before },
      after: { order: [...wanted] },
    });
    return { found: await allPromotions(tx), isNew: true };
  });
  if (!('found' in done)) return done;
  if (done.isNew) facts.publish('PromotionsChanged', { ids: wanted.map(({ id }) => id) });
  const now = clock.now();
  return done.found.map((one) => promotionOf(one, now));
}

const placeOf = ({ page }: StoredPromotion): PromotionPlace => ({ id: page.id, isShown: page.isShown });

function isSame(one: readonly PromotionPlace[], other: readonly PromotionPlace[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, isShown }, index) => other[index]?.id === id && other[index].isShown === isShown)
  );
}

function hasSameIds(one: readonly PromotionPlace[], other: readonly PromotionPlace[]): boolean {
  const ids = (places: readonly PromotionPlace[]) => places.map(({ id }) => id).sort();
  return JSON.stringify(ids(one)) === JSON.stringify(ids(other));
}
