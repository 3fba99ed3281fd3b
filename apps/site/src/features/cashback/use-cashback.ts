import { type CallValue, calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { balanceQuery } from '../../parts/calls/queries.ts';
import { useIntent } from '../../parts/calls/use-intent.ts';

export type Cashback = CallValue<typeof calls.cashback.cashback>;
export type CashbackLine = Cashback['lines'][number];
export type CashbackBet = CallValue<typeof calls.cashback.cashbackBets>['list'][number];
export type CashbackClaim = CallValue<typeof calls.cashback.claimCashback>;

export const cashbackQuery = queryOptions({
  queryKey: ['cashback'],
  queryFn: ({ signal }) => answerOf(client.call(calls.cashback.cashback, {}, { signal })),
  staleTime: 0,
});

/** The bets that wait for the next claim, or those of one. */
export function cashbackBetsQuery(claimId: string | undefined, pageNo: number) {
  return queryOptions({
    queryKey: ['cashback-bets', claimId ?? '', pageNo],
    queryFn: ({ signal }) =>
      answerOf(
        client.call(
          calls.cashback.cashbackBets,
          { query: { pageNo, pageSize: 10, ...(claimId === undefined ? {} : { claimId }) } },
          { signal },
        ),
      ),
    staleTime: 5_000,
  });
}

export function cashbackClaimsQuery(pageNo: number) {
  return queryOptions({
    queryKey: ['cashback-claims', pageNo],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.cashback.cashbackClaims, { query: { pageNo, pageSize: 8 } }, { signal })),
  });
}

/**
 * Claims. Until an answer has come, pressing again is the same claim. It is under way until what is left to claim has been read again:
 * a second press on the old figure would be refused for what the first was paid.
 */
export function useClaimCashback() {
  const queries = useQueryClient();
  const intent = useIntent();
  return useMutation({
    mutationFn: () =>
      answerOf(
        intent.send('claim', (idempotencyKey) =>
          client.call(calls.cashback.claimCashback, {}, { idempotencyKey }),
        ),
      ),
    onSettled: () => {
      for (const queryKey of [
        ['cashback-bets'],
        ['cashback-claims'],
        ['account-record'],
        balanceQuery.queryKey,
      ]) {
        void queries.invalidateQueries({ queryKey });
      }
      return queries.invalidateQueries({ queryKey: cashbackQuery.queryKey });
    },
  });
}
