import { z } from 'zod';
import { call } from './call.ts';
import { amount, signedAmount, whole, wholeText } from './wire.ts';

/** What players ask of their own hands at card tables. */
export const seatStatisticsCalls = {
  seatStatistics: call({
    method: 'GET',
    path: '/play/api/seats/statistics',
    summary:
      'What the caller’s own hands of the game came to over the last days, in the money of the session',
    module: null,
    token: 'play',
    query: z.object({ days: wholeText(1, 31).default(7) }),
    answer: z.object({
      hands: whole().meta({ description: 'in which he staked' }),
      won: whole(),
      stake: amount,
      payout: amount,
      net: signedAmount,
      best: amount.nullable().meta({ description: 'the most that one hand brought beyond its stake' }),
    }),
    refusals: [],
  }),
} as const;
