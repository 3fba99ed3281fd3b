import { type CallRequest, calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

const winnersKey = 'winners';
/** The member's own choice; thrown away when the session changes. */
export const boardChoiceKey = 'board-choice';

export type BoardWish = Required<
  Pick<CallRequest<typeof calls.winners.rankList>['query'], 'period' | 'order' | 'pageNo'>
>;

export const winnersQuery = (wish: BoardWish) =>
  queryOptions({
    queryKey: [winnersKey, wish],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.winners.rankList, { query: { ...wish, pageSize: 20 } }, { signal })),
    refetchInterval: 30_000,
  });

export const boardChoiceQuery = queryOptions({
  queryKey: [boardChoiceKey],
  queryFn: ({ signal }) => answerOf(client.call(calls.winners.boardChoice, {}, { signal })),
});

/** Says whether the member's rounds may stand on the board. */
export function useBoardChoice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isShown: boolean) => answerOf(client.call(calls.winners.chooseBoard, { body: { isShown } })),
    onSuccess: (chosen) => {
      queries.setQueryData(boardChoiceQuery.queryKey, chosen);
      void queries.invalidateQueries({ queryKey: [winnersKey] });
    },
  });
}
