import { type CallValue, calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../app/client.ts';
import { balanceQuery } from '../../app/queries.ts';
import { useIntent } from '../../app/use-intent.ts';

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

/** Moves money between two wallets. Pressing again after a lost answer moves nothing twice. */
export function useMoveMoney() {
  const readAgain = useReadAgain();
  const intent = useIntent();
  return useMutation({
    mutationFn: (body: TransferBody) =>
      answerOf(
        intent.send(body, (idempotencyKey) =>
          client.call(calls.vendorWallets.walletTransfer, { body }, { idempotencyKey }),
        ),
      ),
    onSettled: readAgain,
  });
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
