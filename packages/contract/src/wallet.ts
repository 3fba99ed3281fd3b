import { z } from 'zod';
import { call } from './call.ts';
import { amount, currencyCode } from './wire.ts';

export const walletBalance = z.object({
  sumBalance: amount,
  currency: currencyCode,
  currencySymbol: z.string(),
  isTrial: z.boolean(),
  balance: z.array(
    z.object({
      accountTypeId: z.number().int(),
      accountTypeName: z.string(),
      availBalance: amount,
      frozenBalance: amount,
    }),
  ),
});

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
