import { type CallValue, calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 } from 'uuid';
import { answerOf, client } from '../../app/client.ts';
import { balanceQuery } from '../../app/queries.ts';

export type Funds = CallValue<typeof calls.vendorWallets.consolidatedFunds>;
export type VendorWallet = Funds['wallets'][number];
export type WalletTransfer = CallValue<typeof calls.vendorWallets.walletTransfer>;

/** While a transfer is under way the page looks by itself too, should a push be lost. */
const lookAgainMs = 5_000;

export const fundsQuery = queryOptions({
  queryKey: ['funds'],
  queryFn: ({ signal }) => answerOf(client.call(calls.vendorWallets.consolidatedFunds, {}, { signal })),
  refetchInterval: ({ state }) =>
    state.data?.wallets.some(({ pending }) => pending !== null) ? lookAgainMs : false,
});

export function walletTransfersQuery(pageNo: number) {
  return queryOptions({
    queryKey: ['wallet-transfers', pageNo],
    queryFn: ({ signal }) =>
      answerOf(
        client.call(calls.vendorWallets.walletTransfers, { query: { pageNo, pageSize: 6 } }, { signal }),
      ),
  });
}

function useReadAgain(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [
      fundsQuery.queryKey,
      ['wallet-transfers'],
      ['account-record'],
      balanceQuery.queryKey,
    ])
      void queries.invalidateQueries({ queryKey });
  };
}

/** Asks the vendors what they hold, and shows what was booked by it. */
export function useRefreshFunds() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(client.call(calls.vendorWallets.refreshFunds, {})),
    onSuccess: (funds) => {
      queries.setQueryData(fundsQuery.queryKey, funds);
      void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
    },
  });
}

export interface TransferBody {
  readonly direction: 'in' | 'out';
  readonly vassalage: string;
  readonly amount: string;
}

/** One intent keeps its key: pressing again after a lost answer moves nothing twice, and another wish is a new intent. */
function useKeys(): { keyOf: (intent: string) => string; done: () => void } {
  const intent = useRef<{ of: string; key: string } | null>(null);
  return {
    keyOf: (of) => {
      if (intent.current?.of !== of) intent.current = { of, key: v7() };
      return intent.current.key;
    },
    done: () => {
      intent.current = null;
    },
  };
}

export function useMoveMoney() {
  const readAgain = useReadAgain();
  const keys = useKeys();
  return useMutation({
    mutationFn: (body: TransferBody) =>
      answerOf(
        client.call(
          calls.vendorWallets.walletTransfer,
          { body },
          { idempotencyKey: keys.keyOf(JSON.stringify(body)) },
        ),
      ),
    onSuccess: keys.done,
    onSettled: readAgain,
  });
}

export function useBringBack() {
  const readAgain = useReadAgain();
  const keys = useKeys();
  return useMutation({
    mutationFn: () =>
      answerOf(
        client.call(calls.vendorWallets.bringBack, { body: {} }, { idempotencyKey: keys.keyOf('all') }),
      ),
    onSuccess: keys.done,
    onSettled: readAgain,
  });
}

export function useAutoTransfer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (autoTransfer: boolean) =>
      answerOf(client.call(calls.vendorWallets.setAutoTransfer, { body: { autoTransfer } })),
    onSuccess: ({ autoTransfer }) =>
      queries.setQueryData(fundsQuery.queryKey, (funds) => (funds ? { ...funds, autoTransfer } : funds)),
    onError: () => void queries.invalidateQueries({ queryKey: fundsQuery.queryKey }),
  });
}
