import { calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../calls/client.ts';

/** What protects the account. Every change of it reads this again. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => answerOf(client.call(calls.identity.securityOverview, {}, { signal })),
});
