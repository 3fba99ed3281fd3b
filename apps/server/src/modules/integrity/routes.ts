import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { IntegrityParts } from './parts.ts';
import { reportSeat } from './reports/report-seat.ts';

/** What the page of a card table tells the house. */
export function integrityRoutes(parts: IntegrityParts): Handlers<(typeof calls)['integrity']> {
  return {
    reportSeat: async ({ params, body }, { play }) =>
      (await reportSeat(parts, play, { roomId: params.roomId, ...body })) ?? {},
  };
}
