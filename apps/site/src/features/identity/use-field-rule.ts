import { type CallValue, calls, type FieldRule } from '@ikka/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

type Fields = CallValue<typeof calls.system.registerSettings>['fields'];

/** The rules of registration, for forms that ask for the same fields later. A site closed to newcomers does not tell them. */
const rulesQuery = queryOptions({
  queryKey: ['register-rules'],
  queryFn: ({ signal }) => answerOf(client.call(calls.system.registerSettings, {}, { signal })),
  staleTime: 60_000,
  retry: false,
  networkMode: 'always',
});

/** The rule of a field of registration; null while it is not known: the server has the last word in any case. */
export function useFieldRule(name: keyof Fields & ('password' | 'username')): FieldRule | null {
  return useQuery(rulesQuery).data?.fields[name] ?? null;
}
