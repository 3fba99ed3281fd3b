import { useQuery } from '@tanstack/react-query';
import { type LostTransfer, lookAgainMs, type WalletTransfer, walletTransfersQuery } from './use-wallets.ts';

const none: readonly WalletTransfer[] = [];

/** The newest transfers as the list has them: what became of one that was under way when it was pressed. */
export function useNewestTransfers(): readonly WalletTransfer[] {
  return useQuery(walletTransfersQuery(1)).data?.list ?? none;
}

/**
 * Looks for a transfer whose answer was lost until the list has it. `isMissing` where the list was read since and does not
 * have it: so far nothing has moved.
 */
export function useLostTransfer(lost: LostTransfer | null): {
  readonly found: WalletTransfer | undefined;
  readonly isMissing: boolean;
} {
  const { data, dataUpdatedAt } = useQuery({
    ...walletTransfersQuery(1),
    refetchInterval: ({ state }) => (isAwaited(lost, state.data?.list) ? lookAgainMs : false),
  });
  const found = lost === null ? undefined : data?.list.find(({ id }) => id === lost.id);
  return { found, isMissing: lost !== null && found === undefined && dataUpdatedAt > lost.since };
}

function isAwaited(lost: LostTransfer | null, list: readonly WalletTransfer[] = none): boolean {
  return lost !== null && !list.some(({ id }) => id === lost.id);
}
