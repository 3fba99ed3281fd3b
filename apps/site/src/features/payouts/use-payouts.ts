import { type CallRequest, calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../app/client.ts';

export const payoutsQuery = queryOptions({
  queryKey: ['payouts'],
  queryFn: ({ signal }) => answerOf(client.call(calls.member.payoutAccounts, {}, { signal })),
});

export type NewPayout = CallRequest<typeof calls.member.addPayoutAccount>['body'];

export function useAddPayout() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPayout) => answerOf(client.call(calls.member.addPayoutAccount, { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: payoutsQuery.queryKey }),
  });
}

export function useRemovePayout() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answerOf(client.call(calls.member.removePayoutAccount, { params: { id } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: payoutsQuery.queryKey }),
  });
}
