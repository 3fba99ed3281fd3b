import { type CallRequest, calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 } from 'uuid';
import { answerOf, client } from '../../app/client.ts';
import { balanceQuery } from '../../app/queries.ts';
import { isOver } from './withdrawal-view.ts';

export const withdrawSettingsQuery = queryOptions({
  queryKey: ['withdraw-settings'],
  queryFn: ({ signal }) => answerOf(client.call(calls.withdrawals.withdrawSettings, {}, { signal })),
  staleTime: 0,
});

export function withdrawalsQuery(pageNo: number) {
  return queryOptions({
    queryKey: ['withdrawals', pageNo],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.withdrawals.withdrawals, { query: { pageNo, pageSize: 8 } }, { signal })),
  });
}

/** Pushes bring what happens; the poll is for a page whose line is down. */
const pollMs = 15_000;

export function withdrawalQuery(id: string) {
  return queryOptions({
    queryKey: ['withdrawal', id],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.withdrawals.withdrawal, { params: { id } }, { signal })),
    refetchInterval: (query) => (query.state.data && !isOver(query.state.data.state) ? pollMs : false),
    staleTime: 0,
  });
}

/** Whatever a withdrawal changes is read again. */
function useTouched() {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [['withdrawals'], withdrawSettingsQuery.queryKey, balanceQuery.queryKey]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}

/**
 * Withdraws. One intent keeps its key: pressing again after a lost answer withdraws nothing twice, and another amount or
 * account is a new intent.
 */
export function useWithdraw() {
  const queries = useQueryClient();
  const touched = useTouched();
  const intent = useRef<{ of: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (body: CallRequest<typeof calls.withdrawals.withdraw>['body']) => {
      const of = JSON.stringify(body);
      if (intent.current?.of !== of) intent.current = { of, key: v7() };
      return answerOf(
        client.call(calls.withdrawals.withdraw, { body }, { idempotencyKey: intent.current.key }),
      );
    },
    onSuccess: (withdrawal) => {
      intent.current = null;
      queries.setQueryData(['withdrawal', withdrawal.id], withdrawal);
      touched();
    },
  });
}

export type Word = CallRequest<typeof calls.withdrawals.confirmPayment>['body'];

/** The member's word on a payment; the same word again is the same key. */
export function useConfirm(id: string) {
  const queries = useQueryClient();
  const touched = useTouched();
  const intent = useRef<{ of: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (body: Word) => {
      const of = JSON.stringify(body);
      if (intent.current?.of !== of) intent.current = { of, key: v7() };
      return answerOf(
        client.call(calls.withdrawals.confirmPayment, { body }, { idempotencyKey: intent.current.key }),
      );
    },
    onSuccess: (withdrawal) => {
      queries.setQueryData(['withdrawal', id], withdrawal);
      touched();
    },
    // Moved on meanwhile: what is true now is shown.
    onError: () => void queries.invalidateQueries({ queryKey: ['withdrawal', id] }),
  });
}

export const useUploadProof = () =>
  useMutation({
    mutationFn: (file: File) => answerOf(client.call(calls.withdrawals.uploadWithdrawalProof, { file })),
  });
