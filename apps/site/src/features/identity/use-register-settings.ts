import { calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

/** Asked anew whenever a form opens: what the operator changed a moment ago holds already. */
export const registerSettingsQuery = queryOptions({
  queryKey: ['register-settings'],
  queryFn: ({ signal }) => answerOf(client.call(calls.system.registerSettings, {}, { signal })),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});
