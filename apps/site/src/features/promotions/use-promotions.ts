import { type CallRequest, calls, type LanguageCode } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

/** Everything under this key is read again when an operator changes a promotion, and when the member changes. */
export const promotionsKey = 'promotions';

/** Promotions begin and end without a word: a page that stays open looks again. */
const lookAgainMs = 60_000;

type Wish = CallRequest<typeof calls.promotions.promotions>['query'];

export const promotionsQuery = (language: LanguageCode, wish: Wish) =>
  queryOptions({
    queryKey: [promotionsKey, language, 'list', wish],
    queryFn: ({ signal }) => answerOf(client.call(calls.promotions.promotions, { query: wish }, { signal })),
    refetchInterval: lookAgainMs,
  });

export const promotionQuery = (language: LanguageCode, id: string) =>
  queryOptions({
    queryKey: [promotionsKey, language, 'one', id],
    queryFn: ({ signal }) => answerOf(client.call(calls.promotions.promotion, { query: { id } }, { signal })),
    refetchInterval: lookAgainMs,
  });

export const promotionVersionsQuery = (language: LanguageCode, id: string) =>
  queryOptions({
    queryKey: [promotionsKey, language, 'versions', id],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.promotions.promotionVersions, { query: { id } }, { signal })),
  });

/** What runs for the member now: its `count` is the number beside the rewards. */
export const availablePromotionsQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: [promotionsKey, language, 'available'],
    queryFn: ({ signal }) => answerOf(client.call(calls.promotions.availablePromotions, {}, { signal })),
    refetchInterval: 5 * lookAgainMs,
  });
