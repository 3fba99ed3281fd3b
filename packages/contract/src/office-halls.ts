import { z } from 'zod';
import { call } from './call.ts';
import {
  amount,
  areAllAlike,
  currencyCode,
  id,
  instant,
  localText,
  page,
  pageQuery,
  sentText,
  uuid,
} from './wire.ts';

/**
 * Why the fire of a sitting is worth a look: shots quicker than a page fires, or more even at a pace that no page has; hours without a
 * pause; nearly all at the fish that pay least; or all at one angle.
 */
export const fireSignals = ['too_quick', 'too_even', 'no_pause', 'low_risk', 'fixed_aim'] as const;
export type FireSignalName = (typeof fireSignals)[number];

const pots = z.object({ currency: currencyCode, isTrial: z.boolean(), jackpot: amount, treasure: amount });

/** What a room is called: its hall, the values of its cannons, and which of several like it. */
const roomName = {
  name: localText,
  range: z.enum(['shallows', 'stream', 'depths']),
  no: z.number().int(),
};

const hallRoom = z.object({
  roomId: z.string(),
  ...roomName,
  seats: z.number().int(),
  taken: z.number().int(),
  rtp: z.string().meta({ description: 'what every shot returns on the average, as a decimal' }),
  pots: z.array(pots),
});

const sitting = z.object({
  id: uuid,
  roomId: z.string(),
  room: z.object(roomName).nullable().meta({ description: 'null where the halls have it no more' }),
  memberId: id,
  account: z.string(),
  currency: currencyCode,
  beganAt: instant,
  seenAt: instant,
  shots: z.number().int(),
  trials: z.number().int().meta({ description: 'shots that met a fish' }),
  lowRisk: z.number().int().meta({ description: 'of them, those at fish that pay two or three times' }),
  meanMs: z.number().meta({ description: 'between two shots of one weapon, without pauses' }),
  deviationMs: z.number(),
  quick: z.number().int().meta({ description: 'shots that came sooner than a page fires' }),
  signals: z.array(z.enum(fireSignals)),
});

const office = {
  module: null,
  token: 'operator',
  permission: 'rounds.read',
  always: true,
  method: 'GET',
} as const;

/** The back office: the fish halls, their pots, and how their players fire. */
export const officeHallCalls = {
  officeHallRooms: call({
    ...office,
    path: '/office/api/halls/rooms',
    summary: 'Rooms of the fish halls in which somebody sits or whose pots hold something',
    answer: z.object({
      rooms: z.array(hallRoom),
      open: z.number().int().meta({ description: 'all rooms that there are' }),
      totals: z.object({ taken: z.number().int(), pots: z.array(pots) }),
    }),
    refusals: [],
  }),
  officeSittings: call({
    ...office,
    path: '/office/api/halls/sittings',
    summary: 'How players fired, sitting by sitting, the newest first',
    query: z.object({
      ...pageQuery,
      signal: z.enum(['any', ...fireSignals]).optional(),
      account: sentText.trim().min(1).max(64).optional(),
      roomId: sentText.min(1).max(64).optional(),
    }),
    answer: page(sitting).extend({ areAllAlike }),
    refusals: [],
  }),
} as const;
