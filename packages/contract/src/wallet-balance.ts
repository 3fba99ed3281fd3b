import { z } from 'zod';
import { amount, currencyCode } from './wire.ts';

/** What a member has, as the call answers it and the room tells it. */
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
