import { type CallRequest, calls } from '@ikka/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { payoutsQuery } from '../../parts/payouts/payouts-query.ts';

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
