import { type PromotionCategory, promotionCategories } from '@ikka/contract';

/** What the list of promotions shows; all of it stands in the address. */
export interface PromotionSearch {
  state?: 'ended' | undefined;
  category?: PromotionCategory | undefined;
  pageNo?: number | undefined;
}

export function readPromotionSearch(search: Record<string, unknown>): PromotionSearch {
  const category = promotionCategories.find((one) => one === search.category);
  const pageNo = Number(search.pageNo);
  return {
    ...(search.state === 'ended' ? { state: 'ended' as const } : {}),
    ...(category === undefined ? {} : { category }),
    ...(Number.isSafeInteger(pageNo) && pageNo > 1 && pageNo < 10_000 ? { pageNo } : {}),
  };
}

/** Which promotion an address names: a word, which a parser of addresses may have taken for a number. */
export const readPromotionId = (search: Record<string, unknown>): { id?: string | undefined } =>
  typeof search.id === 'string' && search.id !== '' ? { id: search.id.slice(0, 40) } : {};
