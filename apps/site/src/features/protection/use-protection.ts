import { type CallRequest, type CallValue, calls, type LimitKind, type LimitPeriod } from '@ikka/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { protectionKey, protectionQuery } from '../../parts/protection/protection-query.ts';

export const historyQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [protectionKey, 'history', pageNo],
    queryFn: ({ signal }) =>
      answerOf(
        client.call(calls.protection.protectionHistory, { query: { pageNo, pageSize: 8 } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** Every change answers what has come of it; the history is read again. */
function useChange<Wish>(make: (wish: Wish) => Promise<CallValue<typeof calls.protection.protection>>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: make,
    onSuccess: (after) => {
      queries.setQueryData(protectionQuery.queryKey, after);
      void queries.invalidateQueries({ queryKey: [protectionKey, 'history'] });
    },
  });
}

export interface LimitWish {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: string | null;
}

export const useSetLimit = () =>
  useChange(({ value, ...params }: LimitWish) =>
    answerOf(client.call(calls.protection.setLimit, { params, body: { value } })),
  );

export const useCancelChange = () =>
  useChange((params: Omit<LimitWish, 'value'>) =>
    answerOf(client.call(calls.protection.cancelLimitChange, { params })),
  );

export const useExclude = () =>
  useChange((body: CallRequest<typeof calls.protection.exclude>['body']) =>
    answerOf(client.call(calls.protection.exclude, { body })),
  );

export const useSetRealityCheck = () =>
  useChange((minutes: 15 | 30 | 60) =>
    answerOf(client.call(calls.protection.setRealityCheck, { body: { minutes } })),
  );
