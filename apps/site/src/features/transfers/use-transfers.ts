import { type CallValue, calls, type LineDirection } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 } from 'uuid';
import { answerOf, client } from '../../app/client.ts';
import { balanceQuery } from '../../app/queries.ts';

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

/**
 * Sends. One intent keeps its key: pressing again after a lost answer sends nothing twice, and another amount or member is a
 * new intent.
 */
export function useSendTransfer() {
  const queries = useQueryClient();
  const intent = useRef<{ of: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (body: TransferBody): Promise<LineTransfer> => {
      const of = JSON.stringify(body);
      if (intent.current?.of !== of) intent.current = { of, key: v7() };
      const options = { idempotencyKey: intent.current.key };
      return body.direction === 'upline'
        ? answerOf(client.call(calls.transfers.transferToUpline, { body: { amount: body.amount } }, options))
        : answerOf(
            client.call(
              calls.transfers.transferToDownline,
              { body: { amount: body.amount, memberId: body.memberId } },
              options,
            ),
          );
    },
    onSuccess: () => {
      intent.current = null;
    },
    onSettled: () => {
      for (const queryKey of [['transfer-terms'], ['transfers'], ['account-record'], balanceQuery.queryKey]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
