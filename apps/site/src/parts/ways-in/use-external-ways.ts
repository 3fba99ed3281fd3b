import { calls } from '@ikka/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, client } from '../calls/client.ts';

const externalWaysQuery = queryOptions({
  queryKey: ['external-ways'],
  queryFn: ({ signal }) => answerOf(client.call(calls.identity.externalWays, {}, { signal })),
  staleTime: 300_000,
});

/** The ways in beside the password that the site has open; a page is whole without them until they are known. */
export function useExternalWays() {
  return useQuery(externalWaysQuery);
}
