import { useQuery } from '@tanstack/react-query';
import { type WalletTransfer, walletTransfersQuery } from './use-wallets.ts';

const none: readonly WalletTransfer[] = [];

/** The newest transfers as the list has them: what became of one that was under way when it was pressed. */
export function useNewestTransfers(): readonly WalletTransfer[] {
  return useQuery(walletTransfersQuery(1)).data?.list ?? none;
}
