import { calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../calls/client.ts';

export const protectionKey = 'protection';

/** The member's limits with their use, the exclusion in force and the interval of reminders. */
export const protectionQuery = queryOptions({
  queryKey: [protectionKey],
  queryFn: ({ signal }) => answerOf(client.call(calls.protection.protection, {}, { signal })),
});
