import { calls } from '@ikka/contract';
import { useQuery } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

/** Odds in play change every few seconds. */
const lookAgainMs = 3_000;

/** What is in play and what begins next, looked at again while somebody looks. */
export function useSportsBoard(category: 'SPORTS' | 'ESPORTS') {
  return useQuery({
    queryKey: ['sports-board', category],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.sports.sportsBoard, { query: { category } }, { signal })),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}
