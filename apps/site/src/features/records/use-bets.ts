import { calls } from '@ikka/contract';
import type { Days } from '@ikka/ui/date-range';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { rangeOf } from '../../parts/time/range-view.ts';

export interface BetFilter {
  days: Days;
  gameId?: string | undefined;
  vassalage?: string | undefined;
  pageNo: number;
}

export function betsQuery({ days, gameId, vassalage, pageNo }: BetFilter, timeZone?: string) {
  return queryOptions({
    queryKey: ['bets', days, gameId ?? '', vassalage ?? '', pageNo],
    queryFn: ({ signal }) =>
      answerOf(
        client.call(
          calls.records.bets,
          {
            query: {
              ...rangeOf(days, timeZone),
              pageNo,
              pageSize: 15,
              ...(gameId ? { gameId } : {}),
              ...(vassalage ? { vassalage } : {}),
            },
          },
          { signal },
        ),
      ),
    staleTime: 5_000,
  });
}

export function betQuery(roundId: string) {
  return queryOptions({
    queryKey: ['bet', roundId],
    queryFn: ({ signal }) => answerOf(client.call(calls.records.bet, { params: { roundId } }, { signal })),
  });
}

/** Rotates the pair of seeds of a round, so that its server seed is public. */
export function useRevealSeeds(roundId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(client.call(calls.records.revealSeeds, { params: { roundId } })),
    onSuccess: (round) => {
      // Every round of the pair is revealed with it.
      queries.removeQueries({ queryKey: ['bet'], type: 'inactive' });
      queries.setQueryData(betQuery(roundId).queryKey, round);
    },
  });
}
