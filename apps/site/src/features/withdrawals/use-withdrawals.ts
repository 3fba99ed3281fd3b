import { type CallRequest, calls } from '@ikka/contract';
import type { Days } from '@ikka/ui/date-range';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { balanceQuery } from '../../parts/calls/queries.ts';
import { useIntent } from '../../parts/calls/use-intent.ts';
import { rangeOf } from '../../parts/time/range-view.ts';
import { isOver } from './withdrawal-view.ts';

export const withdrawSettingsQuery = queryOptions({
  queryKey: ['withdraw-settings'],
  queryFn: ({ signal }) => answerOf(client.call(calls.withdrawals.withdrawSettings, {}, { signal })),
  staleTime: 0,
});

/** `days` null: all that there were. */
export function withdrawalsQuery(pageNo: number, days: Days | null, timeZone?: string) {
  return queryOptions({
    queryKey: ['withdrawals', pageNo, days],
    queryFn: ({ signal }) =>
      answerOf(
        client.call(
          calls.withdrawals.withdrawals,
          { query: { pageNo, pageSize: 8, ...(days === null ? {} : rangeOf(days, timeZone)) } },
          { signal },
        ),
      ),
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

/** Withdraws. Pressing again after a lost answer withdraws nothing twice. */
export function useWithdraw() {
  const queries = useQueryClient();
  const touched = useTouched();
  const intent = useIntent();
  return useMutation({
    mutationFn: (body: CallRequest<typeof calls.withdrawals.withdraw>['body']) =>
      answerOf(
        intent.send(body, (idempotencyKey) =>
          client.call(calls.withdrawals.withdraw, { body }, { idempotencyKey }),
        ),
      ),
    onSuccess: (withdrawal) => {
      queries.setQueryData(['withdrawal', withdrawal.id], withdrawal);
      touched();
    },
  });
}

export type Word = CallRequest<typeof calls.withdrawals.confirmPayment>['body'];

/** The member's word on a payment. */
export function useConfirm(id: string) {
  const queries = useQueryClient();
  const touched = useTouched();
  const intent = useIntent();
  return useMutation({
    mutationFn: (body: Word) =>
      answerOf(
        intent.send(body, (idempotencyKey) =>
          client.call(calls.withdrawals.confirmPayment, { body }, { idempotencyKey }),
        ),
      ),
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
