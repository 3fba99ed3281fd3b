import { z } from 'zod';
import { call } from './call.ts';
import { contestStage, contestTerms } from './seats-contest.ts';
import { seatCode as code, seatLevel as level } from './seats-private.ts';
import { waitingList } from './seats-waiting-list.ts';
import { amount, currencyCode, instant, localText, sentText, whole } from './wire.ts';

const count = whole();
export const between = z.object({ least: amount, most: amount });
export const rake = z.object({ percent: z.string().meta({ description: 'of a pot' }), cap: amount });

/** A room in the lobby of card rooms. What it says may be a second old. */
const seatRoom = z.object({
  roomId: z.string(),
  gameId: z.string(),
  vassalage: z.string(),
  name: localText,
  no: count.meta({ description: 'among the rooms of its level; 0 of a private one' }),
  code: code.nullable().meta({ description: 'of a private room' }),
  level,
  currency: currencyCode,
  isTrial: z.boolean(),
  stake: amount.meta({ description: 'the boot, or the big blind' }),
  buyIn: between,
  seats: count,
  taken: count,
  turnSeconds: z.number(),
  rake,
  isSeated: z.boolean().meta({ description: 'the caller has a seat there' }),
  isOpen: z.boolean().meta({ description: 'new players are taken in' }),
  waitingList: waitingList.nullable().meta({ description: 'who waits for a seat; null of a contest' }),
  contest: contestTerms
    .extend({ stage: contestStage })
    .nullable()
    .meta({ description: 'null at a cash table' }),
});
export type SeatRoomRow = z.infer<typeof seatRoom>;
const roomList = z.object({ serverTime: instant, list: z.array(seatRoom) });

/** The lists of card rooms: that of the site, and that of a game. */
export const seatListCalls = {
  pvpRooms: call({
    method: 'GET',
    path: '/wps/relay/GLS2_roomList',
    summary: 'The rooms of the card games in the visitor’s money; what it says may be a second old',
    module: 'GAMELO3',
    token: 'none',
    query: z.object({
      gameId: sentText.min(1).max(64).optional(),
      vassalage: sentText.min(1).max(40).optional(),
    }),
    answer: roomList,
    refusals: [],
  }),
  seatRooms: call({
    method: 'GET',
    path: '/play/api/seats/rooms',
    summary: 'The rooms of the game that is open, in its money',
    module: null,
    token: 'play',
    answer: roomList,
    refusals: [],
  }),
} as const;
