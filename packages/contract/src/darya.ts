import { z } from 'zod';
import { call } from './call.ts';
import { type RoomPushType, roomEvents, roomOwnNews } from './room-pushes.ts';
import { amount, instant, uuid, whole } from './wire.ts';

const roomId = z.string().regex(/^[a-z0-9-]{1,64}$/);
const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const seat = whole(0, 3);
const fish = whole(0, 10_000).meta({ description: 'the number of a fish in its scene' });
const bullet = whole(1).meta({ description: 'the shooter’s own number of a bullet, counted up' });
const sceneTime = z
  .number()
  .min(-60_000)
  .max(3_600_000)
  .meta({ description: 'milliseconds since the scene opened' });
const weapon = z.enum(['cannon', 'harpoon', 'torpedo']);
const angle = z
  .number()
  .min(-7)
  .max(7)
  .meta({ description: 'radians; 0 is to the right, a quarter turn is down' });

const scene = {
  no: whole(1),
  serverSeed: hex64,
  clientSeed: z.string().meta({ description: 'the chain’s salt' }),
  openedAt: instant,
  endsAt: instant,
};
const flying = { bullet, weapon, level: whole(1, 50), angle, at: sceneTime, target: fish.nullable() };
const freeze = z.object({ at: sceneTime, ms: whole() });

/** What everybody in a room sees. */
const daryaEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('scene'), ...scene }),
  z.object({ type: z.literal('rested') }),
  z.object({ type: z.literal('sat'), seat, name: z.string() }),
  z.object({ type: z.literal('left'), seat }),
  z.object({ type: z.literal('shots'), scene: whole(1), seat, shots: z.array(z.object(flying)) }),
  z.object({
    type: z.literal('caught'),
    scene: whole(1),
    seat,
    fish,
    kind: z.string(),
    multiplier: whole(1),
    next: z
      .string()
      .nullable()
      .meta({ description: 'the kind that a staged boss has become; null where it is gone' }),
  }),
  z.object({ type: z.literal('froze'), scene: whole(1), ...freeze.shape }),
  z.object({ type: z.literal('jackpot'), seat, amount, currency: z.string() }),
  z.object({
    type: z.literal('treasure'),
    seat,
    kind: z.string(),
    shares: whole().meta({ description: 'how many divide what the treasure held' }),
  }),
]);
export type DaryaEvent = z.infer<typeof daryaEvent>;

const daryaShot = z.object({
  bullet,
  fish,
  kind: z.string(),
  weapon,
  stake: amount,
  multiplier: whole().meta({ description: 'of the cannon’s value; 0 where the fish swam on' }),
  payout: amount,
});
export type DaryaShot = z.infer<typeof daryaShot>;

/** What a player alone is told of his own shots. */
const ownDaryaNews = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('batch'),
    roundId: uuid,
    stake: amount,
    payout: amount,
    jackpot: amount.meta({ description: 'what of the payout came out of the room’s pot' }),
    shots: z.array(daryaShot),
  }),
  z.object({ type: z.literal('pot'), pot: amount, treasure: amount }),
  z.object({
    type: z.literal('treasure_share'),
    kind: z.string().meta({ description: 'the boss that guarded it' }),
    amount,
  }),
  z.object({
    type: z.literal('returned'),
    code: z
      .string()
      .nullable()
      .meta({ description: 'why it was not charged; null where the bullets met nothing' }),
    bullets: z.array(bullet),
  }),
  z.object({ type: z.literal('put_out'), why: z.enum(['idle', 'elsewhere']) }),
]);
export type OwnDaryaNews = z.infer<typeof ownDaryaNews>;

/** What the room of a hall sends. Whoever sees a gap between the versions asks `daryaState`. */
export const daryaPushes = {
  'room.events': roomEvents(daryaEvent),
  'room.own': roomOwnNews(ownDaryaNews),
} as const;
export type DaryaPush<Type extends RoomPushType> = z.infer<(typeof daryaPushes)[Type]>;

const range = z.enum(['shallows', 'stream', 'depths']);
const roomParams = z.object({ roomId });
const room = {
  roomId,
  range,
  no: whole(1),
  values: z.array(amount).meta({ description: 'what a cannon can be loaded with, ascending' }),
};

const roomState = z.object({
  version: z.number().int(),
  serverTime: instant,
  ...room,
  pot: amount.meta({ description: 'what the room’s pot holds in the player’s money' }),
  treasure: amount.meta({
    description: 'what whoever shoots at the boss that guards it divides when it is caught',
  }),
  rtp: z.string().meta({ description: 'what every shot of the room returns on the average, as a decimal' }),
  scene: z
    .object({
      ...scene,
      caught: z.array(fish),
      stages: z.array(z.object({ fish, kind: z.string() })),
      freezes: z.array(freeze),
      bullets: z.array(z.object({ seat, ...flying })),
    })
    .nullable(),
  seats: z.array(z.object({ seat, name: z.string() })),
  me: z
    .object({ seat, lastBullet: whole() })
    .nullable()
    .meta({ description: 'null for whoever has no seat; bullets are counted on from `lastBullet`' }),
});
export type DaryaState = z.infer<typeof roomState>;

/** The most shots that one call carries: what was fired since the one before. */
export const daryaShotsMost = 12;

export const daryaCalls = {
  daryaRooms: call({
    method: 'GET',
    path: '/play/api/darya/rooms',
    summary: 'The rooms of the opened hall with their free seats',
    module: null,
    token: 'play',
    answer: z.object({ rooms: z.array(z.object({ ...room, pot: amount, seats: whole(), taken: whole() })) }),
    refusals: ['game.unavailable', 'game.in_maintenance'],
  }),
  daryaState: call({
    method: 'GET',
    path: '/play/api/darya/rooms/:roomId',
    summary: 'A room as it stands: its scene, what was caught of it, who sits there',
    module: null,
    token: 'play',
    params: roomParams,
    answer: roomState,
    refusals: ['darya.room_unknown', 'game.unavailable', 'game.in_maintenance'],
  }),
  sitInDarya: call({
    method: 'POST',
    path: '/play/api/darya/rooms/:roomId/sit',
    summary: 'Take a free cannon of a room; a newer page of the same member takes his seat over',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 10, perSeconds: 10 },
    params: roomParams,
    answer: roomState,
    refusals: [
      'darya.room_unknown',
      'darya.full',
      'darya.closing',
      'protection.excluded',
      'protection.time_used_up',
      'game.unavailable',
      'game.in_maintenance',
    ],
  }),
  leaveDarya: call({
    method: 'POST',
    path: '/play/api/darya/rooms/:roomId/leave',
    summary: 'Leave the cannon; bullets that fly come back and cost nothing',
    module: null,
    token: 'play',
    params: roomParams,
    answer: z.object({}),
    refusals: ['darya.room_unknown', 'game.unavailable'],
  }),
  fireInDarya: call({
    method: 'POST',
    path: '/play/api/darya/rooms/:roomId/shots',
    summary:
      'Fire, or say that one is still there. A bullet is charged with its trial, once it meets a fish; one that was sent before is passed over',
    module: null,
    token: 'play',
    limit: { points: 24, perSeconds: 2 },
    params: roomParams,
    body: z.object({
      scene: whole(1),
      shots: z
        .array(z.object({ bullet, weapon, value: amount, angle, at: sceneTime, target: fish.nullable() }))
        .max(daryaShotsMost),
    }),
    answer: z.object({
      serverTime: instant,
      lastBullet: whole(),
      refused: z.array(
        z.object({
          bullet,
          why: z.enum(['late', 'early', 'too_fast', 'too_many', 'angle', 'target', 'value', 'funds']),
        }),
      ),
    }),
    refusals: ['darya.room_unknown', 'darya.not_seated', 'darya.scene_over', 'game.unavailable'],
  }),
} as const;
