import { calls } from '@ikka/contract';
import { useQuery } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

/** A speed table deals a coup in about fifteen seconds. */
const lookAgainMs = 4_000;

/** The tables that are on offer, looked at again while somebody looks. */
export function useLiveTables() {
  return useQuery({
    queryKey: ['live-tables'],
    queryFn: ({ signal }) => answerOf(client.call(calls.tables.liveTables, {}, { signal })),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}
