import { call } from './call.ts';
import { walletBalance } from './wallet-balance.ts';

export const walletCalls = {
  balance: call({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    summary: 'Balances of the member’s wallets',
    module: 'COMM3',
    token: 'session',
    answer: walletBalance,
    refusals: [],
  }),
} as const;
