import { type CallValue, calls, type LineDirection } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { balanceQuery } from '../../parts/calls/queries.ts';
import { useIntent } from '../../parts/calls/use-intent.ts';

export type TransferTerms = CallValue<typeof calls.transfers.downlineTerms>;
export type LineTransfer = CallValue<typeof calls.transfers.transferToUpline>;

export const uplineTermsQuery = queryOptions({
  queryKey: ['transfer-terms', 'upline'],
  queryFn: ({ signal }) => answerOf(client.call(calls.transfers.uplineTerms, {}, { signal })),
  staleTime: 0,
});

export const downlineTermsQuery = queryOptions({
  queryKey: ['transfer-terms', 'downline'],
  queryFn: ({ signal }) => answerOf(client.call(calls.transfers.downlineTerms, {}, { signal })),
  staleTime: 0,
});

/** Members right below whose names begin like this; the first twenty. */
export function downlineQuery(search: string) {
  return queryOptions({
    queryKey: ['transfer-downline', search],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.transfers.downlineMembers, { query: { search, pageSize: 20 } }, { signal })),
    staleTime: 10_000,
  });
}

export function transfersQuery(pageNo: number) {
  return queryOptions({
    queryKey: ['transfers', pageNo],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.transfers.lineTransfers, { query: { pageNo, pageSize: 8 } }, { signal })),
  });
}

/** Up without a member, down with the one below. */
export type TransferBody =
  | { readonly direction: Extract<LineDirection, 'upline'>; readonly amount: string }
  | {
      readonly direction: Extract<LineDirection, 'downline'>;
      readonly amount: string;
      readonly memberId: string;
    };

/** Sends. Pressing again after a lost answer sends nothing twice. */
export function useSendTransfer() {
  const queries = useQueryClient();
  const intent = useIntent();
  return useMutation({
    mutationFn: (wish: TransferBody): Promise<LineTransfer> =>
      answerOf(
        intent.send(wish, (idempotencyKey) => {
          const { direction, ...body } = wish;
          return 'memberId' in body
            ? client.call(calls.transfers.transferToDownline, { body }, { idempotencyKey })
            : client.call(calls.transfers.transferToUpline, { body }, { idempotencyKey });
        }),
      ),
    onSettled: () => {
      for (const queryKey of [['transfer-terms'], ['transfers'], ['account-record'], balanceQuery.queryKey]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
