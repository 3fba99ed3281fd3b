import { type CallValue, calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, client } from '../../parts/calls/client.ts';
import { balanceQuery } from '../../parts/calls/queries.ts';
import { useIntent } from '../../parts/calls/use-intent.ts';

export type Funds = CallValue<typeof calls.vendorWallets.consolidatedFunds>;
export type VendorWallet = Funds['wallets'][number];
export type WalletTransfer = CallValue<typeof calls.vendorWallets.walletTransfer>;

/** While a transfer is under way the page looks by itself too, should a push be lost. */
export const lookAgainMs = 5_000;

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

/** A transfer whose answer was lost: its id, and since when nobody knows what became of it. */
export interface LostTransfer {
  readonly id: string;
  readonly since: number;
}

/**
 * Moves money between two wallets. Pressing again after a lost answer moves nothing twice; where the list of transfers tells
 * meanwhile what became of it, `learn` takes it up, and the next press is another one.
 */
export function useMoveMoney() {
  const readAgain = useReadAgain();
  const intent = useIntent();
  const [lost, setLost] = useState<LostTransfer | null>(null);
  const move = useMutation({
    mutationFn: (body: TransferBody) =>
      answerOf(
        intent.send(body, async (idempotencyKey) => {
          const result = await client.call(calls.vendorWallets.walletTransfer, { body }, { idempotencyKey });
          // A transfer's id is the key under which it was asked for.
          const isLost = !result.ok && result.code === 'network.unreachable';
          setLost(isLost ? { id: idempotencyKey, since: Date.now() } : null);
          return result;
        }),
      ),
    onSettled: readAgain,
  });
  return { ...move, lost, learn: intent.learn };
}

export function useBringBack() {
  const readAgain = useReadAgain();
  const intent = useIntent();
  return useMutation({
    mutationFn: () =>
      answerOf(
        intent.send('all', (idempotencyKey) =>
          client.call(calls.vendorWallets.bringBack, { body: {} }, { idempotencyKey }),
        ),
      ),
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
