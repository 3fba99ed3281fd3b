import { z } from 'zod';
import { call } from './call.ts';
import { contestStage } from './seats-contest.ts';
import { instant, localText, sentText } from './wire.ts';

/**
 * What the house wants of a room: `open` plays round after round; `draining` plays the round that is on to its end and begins
 * no other; `closed` ends it at once.
 */
export const roomModes = ['open', 'draining', 'closed'] as const;
export type RoomModeName = (typeof roomModes)[number];
const mode = z.enum(roomModes);

const room = z.object({
  roomId: z.string(),
  name: localText,
  mode,
  isOneOfMany: z.boolean().meta({ description: 'whether its game has further rooms' }),
  isOffered: z.boolean().meta({ description: 'whether the catalogue offers the game' }),
  owner: z.string().nullable().meta({ description: 'the process that keeps it; null where none does' }),
  aliveAt: instant.nullable().meta({ description: 'when its owner gave the last sign of life' }),
  owners: z.number().int().meta({ description: 'how many owners it has had' }),
  phase: z.string().nullable().meta({ description: 'of the round that is on, in the words of its game' }),
  round: z.number().int().nullable(),
  bets: z.number().int(),
  players: z.number().int(),
  contest: contestStage.nullable().meta({ description: 'of a card room that holds contests' }),
});

const office = { module: null, token: 'operator', always: true } as const;

/** The back office: the rooms of games that many play as one. */
export const officeRoomCalls = {
  officeRooms: call({
    ...office,
    method: 'GET',
    path: '/office/api/rooms',
    summary: 'Every room with its owner, its round and who plays in it',
    permission: 'rounds.read',
    answer: z.object({ rooms: z.array(room) }),
    refusals: [],
  }),
  officeChangeRoom: call({
    ...office,
    method: 'PUT',
    path: '/office/api/rooms/:id/mode',
    summary: 'Open, drain or close a room; `seen` is what the operator looked at',
    permission: 'settings.write',
    params: z.object({ id: sentText.max(60) }),
    body: z.object({ seen: mode, mode, reason: sentText.trim().min(3).max(500) }),
    answer: z.object({ mode }),
    refusals: ['game.unknown', 'content.changed_meanwhile'],
  }),
} as const;
