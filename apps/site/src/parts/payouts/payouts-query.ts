import { calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../calls/client.ts';

/** The accounts to which the member's money can be paid out. */
export const payoutsQuery = queryOptions({
  queryKey: ['payouts'],
  queryFn: ({ signal }) => answerOf(client.call(calls.member.payoutAccounts, {}, { signal })),
});
