import { z } from 'zod';
import { call } from './call.ts';
import { type RoomPushType, roomEvents, roomOwn } from './room-pushes.ts';
import { contestEvents, contestResult, contestView } from './seats-contest.ts';
import { between, rake } from './seats-list.ts';
import { seatCode as code, seatLevel as level } from './seats-private.ts';
import { waitingList } from './seats-waiting-list.ts';
import { amount, currencyCode, instant, sentJson, sentText, whole } from './wire.ts';

const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const count = whole();
const version = z.number().int();
export const seatNo = z.number().int().min(0).max(9);

/** What can be said at a card table without words. */
export const seatEmotes = ['salam', 'shabash', 'wah', 'hasi', 'afsos', 'jaldi', 'shukria', 'chai'] as const;
const emote = z.enum(seatEmotes);

export const seatAmounts = z.array(z.object({ seat: seatNo, amount }));

/** What a hand came to. */
export const seatResult = z.object({
  reason: z.string(),
  pot: amount,
  rake: amount,
  winners: seatAmounts,
  refunds: seatAmounts,
  shown: z.array(seatNo),
});

/** What happened at a table, for motion and sound alone: the view tells how it stands. */
const seatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('act'), seat: seatNo, act: z.string(), amount: amount.nullable() }),
  ...(['sat', 'left', 'out', 'in', 'gone', 'back'] as const).map((type) =>
    z.object({ type: z.literal(type), seat: seatNo }),
  ),
  z.object({ type: z.literal('topped_up'), seat: seatNo, amount }),
  z.object({ type: z.literal('waiting_list') }).meta({ description: 'the waiting list moved' }),
  ...(['shuffling', 'void'] as const).map((type) => z.object({ type: z.literal(type), no: count })),
  z.object({ type: z.literal('dealt'), no: count, dealer: seatNo, seats: z.array(seatNo) }),
  z.object({ type: z.literal('emote'), seat: seatNo, emote: z.string() }),
  ...contestEvents,
  z.object({
    type: z.literal('ended'),
    no: count,
    reason: z.string(),
    winners: seatAmounts,
    rake: amount,
    refunds: seatAmounts,
  }),
]);
export type SeatRoomEvent = z.infer<typeof seatEvent>;

/** How a room stands, as one viewer may know it. It is complete: a page shows the latest and computes nothing. */
const seatView = z.object({
  roomId: z.string(),
  gameId: z.string(),
  level,
  phase: z.enum(['closed', 'waiting', 'shuffling', 'playing', 'showing']),
  no: count.meta({ description: 'the latest hand' }),
  dealer: seatNo.nullable(),
  options: z.object({
    stake: amount,
    buyIn: between,
    turnSeconds: z.number(),
    rake,
    currency: currencyCode,
    isTrial: z.boolean(),
    code: code.nullable().meta({ description: 'of a private room' }),
  }),
  contest: contestView.nullable().meta({ description: 'null at a cash table' }),
  waitingList: waitingList.nullable().meta({ description: 'who waits for a seat; null in a contest' }),
  seats: z.array(
    z
      .object({
        seat: seatNo,
        name: z.string(),
        stack: amount.meta({ description: 'without what lies in the pot' }),
        state: z.enum(['in', 'out', 'leaving']),
        isGone: z.boolean().meta({ description: 'the line is down' }),
        isRobot: z.boolean(),
        isDealt: z.boolean().meta({ description: 'has a part in the hand that is on' }),
        result: contestResult.nullable().meta({ description: 'of a seat that is out of its contest' }),
      })
      .nullable(),
  ),
  turn: z
    .object({
      no: count,
      seats: z.array(seatNo),
      endsAt: instant,
      bankEndsAt: instant.meta({ description: 'after the ordinary time the reserve runs, until then' }),
    })
    .nullable(),
  startsAt: instant.nullable().meta({ description: 'when the phase ends by itself' }),
  fair: z
    .object({
      commitment: hex64.meta({ description: 'of the house’s seed, before any seat shows its own' }),
      seats: z.array(z.object({ seat: seatNo, hash: hex64, seed: hex64.nullable() })),
      serverSeed: hex64.nullable().meta({ description: 'once the hand is over' }),
    })
    .nullable(),
  me: z
    .object({
      seat: seatNo,
      stack: amount,
      isOut: z.boolean(),
      isLeaving: z.boolean(),
      isElsewhere: z.boolean().meta({ description: 'a newer page plays the seat' }),
      timeBankMs: z.number(),
      waitingTopUp: amount,
      topUp: between.nullable(),
      entropyWanted: count.nullable().meta({ description: 'the hand for which the seat’s seed is asked' }),
      leavesAt: instant.nullable().meta({ description: 'when a seat that sits out is left' }),
    })
    .nullable(),
  hand: z
    .object({
      game: z.unknown().meta({ description: 'the game’s own view of the hand' }),
      result: seatResult.nullable(),
    })
    .nullable(),
});
export type SeatRoomState = z.infer<typeof seatView>;

/** What the room of a card table sends, by message type. Each carries a whole view. */
export const seatPushes = {
  'room.events': roomEvents(seatEvent).extend({
    view: seatView.meta({ description: 'for whoever has no seat' }),
  }),
  'room.own': roomOwn.extend({ view: seatView.meta({ description: 'for the member’s seat alone' }) }),
} as const;
export type SeatPush<Type extends RoomPushType> = z.infer<(typeof seatPushes)[Type]>;

const roomParams = z.object({ roomId: sentText.min(1).max(64) });
const seatAnswer = z.object({
  version,
  balance: amount.nullable().meta({ description: 'where it moved' }),
  view: seatView,
});
const ofRoom = ['seats.room_unknown', 'game.unavailable'] as const;
const ofSeat = [...ofRoom, 'seats.not_seated', 'seats.elsewhere'] as const;
const ofMoney = [
  'seats.closing',
  'seats.buy_in_invalid',
  'round.unknown',
  'wallet.insufficient_funds',
  'wallet.limit_reached',
  'protection.excluded',
  'protection.time_used_up',
  'idempotency.mismatch',
] as const;

const roomPath = '/play/api/seats/rooms/:roomId';

export const seatCalls = {
  seatState: call({
    method: 'GET',
    path: roomPath,
    summary: 'A room as it stands, as the caller may see it',
    module: null,
    token: 'play',
    params: roomParams,
    answer: z.object({ version, serverTime: instant, view: seatView }),
    refusals: [...ofRoom],
  }),
  takeSeat: call({
    method: 'POST',
    path: `${roomPath}/sit`,
    summary: 'Take a seat and bring money to the table',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 10, perSeconds: 10 },
    params: roomParams,
    body: z.object({
      seat: seatNo.nullable().meta({ description: 'null: any that is free' }),
      buyIn: amount,
      entropy: hex64.meta({ description: 'SHA-256 of the seed that the page will show before the deal' }),
    }),
    answer: seatAnswer,
    refusals: [
      ...ofRoom,
      ...ofMoney,
      'game.in_maintenance',
      'seats.taken',
      'seats.full',
      'seats.already_seated',
      'seats.device_seated',
      'seats.address_seated',
      'seats.entropy_mismatch',
      'seats.play_ban',
      'seats.held',
    ],
  }),
  joinWaitingList: call({
    method: 'POST',
    path: `${roomPath}/waiting-list`,
    summary: 'Wait for a seat of a full table, and no more at any other; who waits keeps his place',
    module: null,
    token: 'play',
    limit: { points: 10, perSeconds: 10 },
    params: roomParams,
    answer: seatAnswer,
    refusals: [
      ...ofRoom,
      'game.in_maintenance',
      'seats.closing',
      'seats.already_seated',
      'seats.seated_elsewhere',
      'seats.device_seated',
      'seats.address_seated',
      'seats.not_full',
      'seats.waiting_list_full',
      'seats.play_ban',
      'round.unknown',
      'protection.excluded',
      'protection.time_used_up',
      'wallet.limit_reached',
      'wallet.insufficient_funds',
      'idempotency.mismatch',
    ],
  }),
  leaveWaitingList: call({
    method: 'POST',
    path: `${roomPath}/waiting-list/leave`,
    summary: 'Wait no more for a seat of this table',
    module: null,
    token: 'play',
    limit: { points: 20, perSeconds: 10 },
    params: roomParams,
    answer: seatAnswer,
    refusals: [...ofRoom],
  }),
  topUpSeat: call({
    method: 'POST',
    path: `${roomPath}/top-up`,
    summary: 'Bring more money to the table; in a hand it counts from the next one on',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 10, perSeconds: 10 },
    params: roomParams,
    body: z.object({ amount }),
    answer: seatAnswer,
    refusals: [...ofSeat, ...ofMoney],
  }),
  leaveSeat: call({
    method: 'POST',
    path: `${roomPath}/leave`,
    summary: 'Leave with all that lies in front of the seat; in a hand, after it',
    module: null,
    token: 'play',
    limit: { points: 20, perSeconds: 10 },
    params: roomParams,
    answer: seatAnswer,
    refusals: [...ofRoom, 'seats.elsewhere'],
  }),
  sitOut: call({
    method: 'POST',
    path: `${roomPath}/sit-out`,
    summary: 'Sit out from the next hand on, or come back in; coming in takes a wish to leave back',
    module: null,
    token: 'play',
    limit: { points: 20, perSeconds: 10 },
    params: roomParams,
    body: z.object({ isOut: z.boolean() }),
    answer: seatAnswer,
    refusals: [...ofSeat],
  }),
  returnToSeat: call({
    method: 'POST',
    path: `${roomPath}/return`,
    summary: 'Play one’s seat from this page on, in place of any other',
    module: null,
    token: 'play',
    limit: { points: 20, perSeconds: 10 },
    params: roomParams,
    body: z.object({ entropy: hex64 }),
    answer: seatAnswer,
    refusals: [...ofRoom, 'seats.not_seated', 'seats.entropy_mismatch'],
  }),
  giveEntropy: call({
    method: 'POST',
    path: `${roomPath}/entropy`,
    summary: 'Show the seed behind the seat’s hash, and give the hash of the next one',
    module: null,
    token: 'play',
    limit: { points: 20, perSeconds: 10 },
    params: roomParams,
    body: z.object({ hand: count, seed: hex64, next: hex64 }),
    answer: seatAnswer,
    refusals: [
      ...ofSeat,
      'seats.turn_over',
      'seats.entropy_mismatch',
      'round.unknown',
      'idempotency.mismatch',
      'protection.excluded',
      'protection.time_used_up',
      'wallet.limit_reached',
      'wallet.insufficient_funds',
    ],
  }),
  actInHand: call({
    method: 'POST',
    path: `${roomPath}/act`,
    summary: 'Act in the hand that is on; `act` is the game’s own, its amount a decimal',
    module: null,
    token: 'play',
    limit: { points: 40, perSeconds: 10 },
    params: roomParams,
    body: z.object({ hand: count, turn: count, act: sentJson }),
    answer: seatAnswer,
    refusals: [...ofSeat, 'seats.turn_over', 'seats.act_invalid'],
  }),
  seatEmote: call({
    method: 'POST',
    path: `${roomPath}/emote`,
    summary: 'Say something without words',
    module: null,
    token: 'play',
    limit: { points: 6, perSeconds: 15 },
    params: roomParams,
    body: z.object({ emote }),
    answer: z.object({}),
    refusals: [...ofSeat],
  }),
} as const;
