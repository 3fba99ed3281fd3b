import { z } from 'zod';
import { call } from './call.ts';
import { amount, pageQuery, rate } from './wire.ts';

export const gameCategory = z.enum([
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'HOT',
  'FAV',
  'PROMO',
]);
export type GameCategory = z.infer<typeof gameCategory>;

export const game = z.object({
  gameId: z.string(),
  roomId: z.string().nullable(),
  nodeId: z.string(),
  vassalage: z.string(),
  accountTypeName: z.string(),
  gameType: gameCategory,
  gameName: z.string(),
  nodeName: z.string(),
  showIcon: z.string(),
  smallIcon: z.string(),
  displayName: z.object({ EN: z.string(), UR: z.string() }),
  supportPlay: z.union([z.literal(0), z.literal(1)]).meta({ description: '0: a free trial is offered' }),
  isHot: z.boolean(),
  rtp: rate.nullable(),
  volatility: rate.nullable(),
  minBet: amount,
  maxBet: amount,
  lines: z.number().int().nullable(),
  tags: z.array(z.string()),
});
export type Game = z.infer<typeof game>;

export const catalogueCalls = {
  gameMenus: call({
    method: 'GET',
    path: '/lgw/games/game_menus',
    summary: 'Categories that have games, with their page routes',
    module: 'COMM3',
    token: 'none',
    answer: z.object({
      menus: z.array(
        z.object({
          gameType: gameCategory,
          name: z.string(),
          enName: z.string(),
          page: z.string(),
          pointRate: rate,
          sideMenuIcon: z.string(),
          type: z.enum(['game', 'page']),
          games: z.number().int(),
        }),
      ),
    }),
    refusals: [],
  }),
  vendors: call({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameVendor',
    summary: 'Vendors by lane',
    module: 'COMM3',
    token: 'none',
    query: z.object({ merchantCode: z.string().max(40).optional() }),
    answer: z.object({
      lanes: z.array(
        z.object({
          title: z.string(),
          gameCategory,
          cards: z.array(
            z.object({
              vassalage: z.string(),
              gameCategory,
              name: z.object({ EN: z.string(), UR: z.string() }),
              accountTypeName: z.string(),
              isGame: z.string(),
              maintenance: z.boolean(),
              games: z.number().int(),
            }),
          ),
        }),
      ),
    }),
    refusals: [],
  }),
  gameList: call({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    summary: 'Games by vendor, type, name and filters',
    module: 'GAMELO3',
    token: 'none',
    query: z.object({
      clientType: z.coerce.number().int().optional(),
      platform: z.string().max(40).optional(),
      channel: z.string().max(40).optional(),
      merchant: z.string().max(40).optional(),
      gameName: z.string().trim().max(80).optional(),
      minBet: amount.optional(),
      minLineNum: z.coerce.number().int().min(0).max(100_000).optional(),
      vassalage: z.string().max(40).optional(),
      language: z.string().max(8).optional(),
      gameType: gameCategory.optional(),
      ...pageQuery,
    }),
    answer: z.object({
      games: z.array(game),
      pageNum: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
    }),
    refusals: [],
  }),
} as const;
