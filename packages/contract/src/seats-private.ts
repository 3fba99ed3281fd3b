import { z } from 'zod';
import { call } from './call.ts';
import { sentText } from './wire.ts';

export const seatLevel = z.enum(['small', 'middle', 'high']);

/** By which friends find a private room: without letters and figures that look alike. */
export const seatCodePattern = /^[A-HJKMNP-Z2-9]{8}$/;
export const seatCode = z.string().regex(seatCodePattern).meta({ example: 'K7M2P9QX' });
/** So many private rooms one member has open at once. */
export const privateRoomsMost = 3;

export const privateSeatCalls = {
  openPrivateRoom: call({
    method: 'POST',
    path: '/play/api/seats/private',
    summary: 'Open a private room of the game, which only those find who have its code',
    module: null,
    token: 'play',
    limit: { points: 6, perSeconds: 60 },
    body: z.object({
      level: seatLevel,
      contest: sentText
        .max(40)
        .nullish()
        .meta({ description: 'which of the game’s contests; none: for cash' }),
    }),
    answer: z.object({ roomId: z.string(), code: seatCode }),
    refusals: ['game.unavailable', 'game.in_maintenance', 'seats.private_limit'],
  }),
  findPrivateRoom: call({
    method: 'GET',
    path: '/play/api/seats/private/:code',
    summary: 'The private room of the game with this code',
    module: null,
    token: 'play',
    limit: { points: 15, perSeconds: 60 },
    params: z.object({ code: seatCode }),
    answer: z.object({ roomId: z.string() }),
    refusals: ['seats.code_unknown'],
  }),
} as const;
