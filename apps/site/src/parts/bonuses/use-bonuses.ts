import { type CallValue, calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../calls/client.ts';
import { balanceQuery } from '../calls/queries.ts';
import { useIntent } from '../calls/use-intent.ts';

type Offers = CallValue<typeof calls.bonuses.bonusOffers>;
export type BonusOffer = Offers['list'][number];
export type Bonus = NonNullable<Offers['active']>;

/** Everything about the member's bonuses is read again together. */
export const bonusesKey = 'bonuses';

/** A bonus that runs is looked at so often while its page is open: stakes count as they are settled. */
const pollMs = 20_000;

export const bonusOffersQuery = queryOptions({
  queryKey: [bonusesKey, 'offers'],
  queryFn: ({ signal }) => answerOf(client.call(calls.bonuses.bonusOffers, {}, { signal })),
  refetchInterval: (query) => (query.state.data?.active ? pollMs : false),
  staleTime: 0,
});

export function bonusesQuery(pageNo: number) {
  return queryOptions({
    queryKey: [bonusesKey, 'list', pageNo],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.bonuses.bonuses, { query: { pageNo, pageSize: 8 } }, { signal })),
    staleTime: 0,
  });
}

/** Gives a bonus up. Until an answer has come, pressing again is the same act; whatever it changes is read again. */
export function useGiveUp(id: string) {
  const queries = useQueryClient();
  const intent = useIntent();
  return useMutation({
    mutationFn: () =>
      answerOf(
        intent.send(id, (idempotencyKey) =>
          client.call(calls.bonuses.giveUpBonus, { params: { id } }, { idempotencyKey }),
        ),
      ),
    onSettled: () => {
      for (const queryKey of [[bonusesKey], ['account-record'], balanceQuery.queryKey]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
