import { z } from 'zod';
import { call } from './call.ts';
import { seatReportReasons } from './card-cases.ts';
import { nothing, sentText, whole } from './wire.ts';

export const seatReportTextMax = 300;

/** What players tell the house of one another at card tables. */
export const seatReportCalls = {
  reportSeat: call({
    method: 'POST',
    path: '/play/api/seats/rooms/:roomId/report',
    summary: 'Report another seat of the table, once in a hand; who is reported never learns by whom',
    module: null,
    token: 'play',
    realOnly: true,
    limit: { points: 6, perSeconds: 60 },
    params: z.object({ roomId: sentText.min(1).max(64) }),
    body: z.object({
      seat: z.number().int().min(0).max(9),
      hand: whole().meta({ description: 'the latest, or one in which the seat had a part' }),
      reason: z.enum(seatReportReasons),
      text: sentText.trim().max(seatReportTextMax).default(''),
    }),
    answer: nothing,
    refusals: [
      'seats.room_unknown',
      'seats.not_seated',
      'seats.report_unknown',
      'seats.report_own',
      'seats.reported',
      'seats.reports_many',
      'member.real_account_required',
    ],
  }),
} as const;
