import { z } from 'zod';
import { call } from './call.ts';
import { chainParams, saltBets, seedChain } from './chain.ts';
import { type RoomPushType, roomEvents, roomOwnNews } from './room-pushes.ts';
import { amount, currencyCode, instant, localText, uuid, whole } from './wire.ts';

/** What can be bet on at a table of baccarat. */
export const tableSpots = [
  'player',
  'banker',
  'tie',
  'playerPair',
  'bankerPair',
  'eitherPair',
  'perfectPair',
  'big',
  'small',
  'luckySix',
  'playerBonus',
  'bankerBonus',
] as const;

const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const count = whole();
const card = z.number().int().min(0).max(415).meta({
  description: 'place in the unshuffled shoe: deck = card div 52, rank = card mod 52 div 4 (0 is a two)',
});
const mark = z
  .string()
  .regex(/^[PBT]\dp?b?n?$/)
  .meta({ description: 'a coup: who won, with what, p and b for pairs, n for a natural', example: 'B9bn' });
const side = z.enum(['player', 'banker']);
const variant = z.enum(['commission', 'no-commission']);
/** How far a table is with its shoe and its coup. */
export const tablePhases = [
  'closed',
  'shuffling',
  'waiting',
  'betting',
  'dealing',
  'settling',
  'resting',
] as const;
const phase = z.enum(tablePhases);

/** Stakes by spot: each spot once, each with its amount. */
const stakes = z
  .array(z.object({ spot: z.enum(tableSpots), amount }))
  .min(1)
  .max(tableSpots.length);

const ownBet = z.object({ betId: uuid, stakes });
export type OwnTableBet = z.infer<typeof ownBet>;

/** What all players have on each spot, by currency; trial money is a currency of its own. */
const felt = z.array(
  z.object({ currency: currencyCode, isTrial: z.boolean(), stakes: z.array(stakes.element) }),
);

/** What happens at a table, in order. */
export const tableEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('shuffling'), shoe: count, dueAt: instant }),
  z.object({ type: z.literal('burned'), card, count }),
  z.object({ type: z.literal('waiting'), shoe: count, coup: count }),
  z.object({ type: z.literal('betting'), shoe: count, coup: count, closesAt: instant }),
  z.object({ type: z.literal('closed'), coup: count }),
  z.object({ type: z.literal('card'), side, card }),
  z.object({ type: z.literal('result'), coup: count, mark }),
  z.object({ type: z.literal('settled'), coup: count, nextAt: instant }),
  z.object({ type: z.literal('shoe_ended'), shoe: count }),
  z.object({ type: z.literal('felt'), players: count, felt }),
]);
export type TableRoomEvent = z.infer<typeof tableEvent>;

/** What became of a bet of one's own. */
const ownTableNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('placed'), bet: ownBet }),
  z.object({ type: z.literal('undone'), betId: uuid }),
  z.object({ type: z.literal('paid'), betId: uuid, coup: count, stake: amount, payout: amount }),
]);
export type OwnTableNews = z.infer<typeof ownTableNews>;

/** What the room of a table sends, by message type. Who sees a gap in the versions reads `tableState` again. */
export const tablePushes = {
  'room.events': roomEvents(tableEvent),
  'room.own': roomOwnNews(ownTableNews),
} as const;
export type TablePush<Type extends RoomPushType> = z.infer<(typeof tablePushes)[Type]>;

const shoeOnTable = z.object({
  phase,
  shoe: count,
  coup: count,
  commitment: hex64.nullable().meta({ description: 'of the shoe that is on, from before its first card' }),
  turned: card.nullable().meta({ description: 'the card that said how many were burned' }),
  marks: z.array(mark),
  player: z.array(card),
  banker: z.array(card),
  closesAt: instant.nullable(),
});

const betAnswer = z.object({ balance: amount.nullable(), countedAt: instant, version: z.number().int() });
const afterStake = [
  'room.bets_closed',
  'room.bets_too_many',
  'room.limit_passed',
  'round.stake_invalid',
  'round.bet_invalid',
  'round.unknown',
  'wallet.insufficient_funds',
  'wallet.limit_reached',
  'protection.excluded',
  'protection.time_used_up',
  'idempotency.mismatch',
  'game.unavailable',
  'game.in_maintenance',
] as const;

export const tableCalls = {
  liveTables: call({
    method: 'GET',
    path: '/lgw/games/live_tables',
    summary: 'The tables of the house with the road of each; what it says may be a second old',
    module: 'GAMELO3',
    token: 'none',
    answer: z.object({
      serverTime: instant,
      tables: z.array(
        z.object({
          gameId: z.string(),
          vassalage: z.string(),
          name: localText,
          variant,
          bettingSeconds: z.number(),
          phase,
          shoe: count,
          coup: count,
          closesAt: instant.nullable(),
          marks: z.array(mark),
        }),
      ),
    }),
    refusals: [],
  }),
  tableState: call({
    method: 'GET',
    path: '/play/api/table',
    summary: 'The table as it stands, with one’s own bets and its limits',
    module: null,
    token: 'play',
    answer: z.object({
      version: z.number().int(),
      serverTime: instant,
      variant,
      bettingSeconds: z.number(),
      chips: z.array(amount),
      limits: z.object({
        least: amount,
        most: amount.meta({ description: 'on Player and Banker, all bets of one member together' }),
        sideMost: amount.meta({ description: 'on every other spot' }),
      }),
      room: shoeOnTable,
      players: count,
      felt,
      mine: z.array(ownBet),
    }),
    refusals: ['game.unavailable', 'game.in_maintenance'],
  }),
  sitAtTable: call({
    method: 'POST',
    path: '/play/api/table/sit',
    summary: 'Say that somebody is there: the dealer deals. To be repeated every minute',
    module: null,
    token: 'play',
    limit: { points: 10, perSeconds: 10 },
    answer: z.object({}),
    refusals: ['game.unavailable'],
  }),
  placeTableBet: call({
    method: 'POST',
    path: '/play/api/table/bets',
    summary: 'Bet on the coup whose bets are open; a repetition with the same key answers the same bet',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 20, perSeconds: 1 },
    body: z.object({ shoe: count, coup: count, stakes }),
    answer: betAnswer.extend({ bet: ownBet }),
    refusals: [...afterStake],
  }),
  undoTableBet: call({
    method: 'POST',
    path: '/play/api/table/bets/:betId/undo',
    summary: 'Take a bet back before the clock runs out',
    module: null,
    token: 'play',
    limit: { points: 20, perSeconds: 1 },
    params: z.object({ betId: uuid }),
    answer: betAnswer.extend({ betId: uuid }),
    refusals: ['round.unknown', 'room.bets_closed', 'game.unavailable'],
  }),
  tableShoes: call({
    method: 'GET',
    path: '/play/api/table/shoes',
    summary: 'The last shoes with their seeds',
    module: null,
    token: 'play',
    answer: z.object({
      chain: seedChain.nullable(),
      shoes: z.array(
        z.object({
          no: count,
          seedPairId: z.string().meta({ description: 'by which bets on it are recorded' }),
          commitment: hex64,
          serverSeed: hex64,
          clientSeed: z.string().meta({ description: 'the chain’s salt' }),
          marks: z.array(mark),
          endedAt: instant,
        }),
      ),
    }),
    refusals: ['game.unavailable'],
  }),
  tableSaltBets: call({
    method: 'GET',
    path: '/play/api/table/chains/:firstRound/bets',
    summary: 'The bets that gave a chain its salt',
    module: null,
    token: 'play',
    params: chainParams,
    answer: saltBets,
    refusals: ['game.unavailable'],
  }),
} as const;
