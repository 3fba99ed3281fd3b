import { z } from 'zod';
import { call } from './call.ts';
import { lineDirection } from './transfers.ts';
import {
  amount,
  areAllAlike,
  currencyCode,
  id,
  instant,
  page,
  pageQuery,
  rangeQuery,
  sentText,
  uuid,
} from './wire.ts';

const party = z.object({ memberId: id, account: z.string() });

/** Transfers along the agent line as operators see them. */
export const officeTransferCalls = {
  officeTransfers: call({
    method: 'GET',
    path: '/office/api/transfers',
    summary: 'Transfers along the agent line, newest first, with the sums of what was found',
    module: null,
    token: 'operator',
    always: true,
    permission: 'books.read',
    query: z.object({
      ...pageQuery,
      ...rangeQuery,
      account: sentText.trim().max(64).optional().meta({ description: 'of the sender or the receiver' }),
      direction: lineDirection.optional(),
    }),
    answer: page(
      z.object({
        id: uuid,
        direction: lineDirection,
        sender: party,
        receiver: party,
        amount,
        currency: currencyCode,
        at: instant,
        ip: z.string(),
      }),
    ).extend({
      areAllAlike,
      totals: z.object({ currency: currencyCode, transfers: z.number().int(), amount }),
    }),
    refusals: [],
  }),
} as const;
