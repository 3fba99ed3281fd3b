import { type Banner, type BannerGroup, calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../calls/client.ts';

/** Everything under this key is read again when an operator changes a banner. */
export const bannersKey = 'banners';

/**
 * The banners of every group at once: the dialogs' are there before they open. Read again every minute, for they begin and
 * end by the clock. Not retried: a page is whole without them.
 */
export const bannersQuery = queryOptions({
  queryKey: [bannersKey],
  queryFn: ({ signal }) => answerOf(client.call(calls.content.banners, { query: {} }, { signal })),
  refetchInterval: 60_000,
  retry: false,
});

export const ofGroup = (banners: readonly Banner[] | undefined, group: BannerGroup): readonly Banner[] =>
  (banners ?? []).filter(({ groupName }) => groupName === group);
