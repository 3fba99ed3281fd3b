import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Wallet } from './index.ts';

export const walletRoutes = (wallet: Wallet): Handlers<typeof calls.wallet> => ({
  balance: (_input, caller) => wallet.balance(caller.member),
});
