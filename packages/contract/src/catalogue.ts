import { z } from 'zod';
import { call } from './call.ts';
import { maintenanceNote } from './maintenance.ts';
import {
  amount,
  currencyCode,
  localText,
  nothing,
  page,
  pageQuery,
  rate,
  sentText,
  wholeText,
} from './wire.ts';

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

/** The kinds of live tables, in the order of their tabs. */
export const liveKinds = [
  'BACCARAT',
  'SICBO',
  'ROULETTE',
  'DRAGON_TIGER',
  'BLACKJACK',
  'HOLDEM',
  'MAHJONG_TILES',
  'CARD_POKER',
  'WENZHOU_PAI_GOW',
  'SE_DIE',
  'FAN_TAN',
  'NIUNIU',
  'YU_SIA_XIE',
  'ZJH',
  'MAHJONG',
] as const;

/** The kinds of slots, in the order of their tabs. */
export const slotKinds = [
  'SLOT_MACHINE',
  'SCRATCH_CARD',
  'VIDEO_POKER',
  'TABLE',
  'ARCADE',
  'JACKPOT',
  'BINGO',
] as const;

/** All of them. What a page chooses from stands as a plain list: a page then needs no library of shapes to read it. */
export const gameKinds = [...liveKinds, ...slotKinds] as const;
export const gameKind = z.enum(gameKinds);
export type GameKind = z.infer<typeof gameKind>;

/** What a game's rules may hold that a player looks for. */
export const gameFeatures = [
  'wild',
  'scatter',
  'free-spins',
  'multiplier',
  'bonus-round',
  'cascade',
  'jackpot',
] as const;
export const gameFeature = z.enum(gameFeatures);
export type GameFeature = z.infer<typeof gameFeature>;

export const volatilityLevels = ['low', 'medium', 'high'] as const;
export const volatilityLevel = z.enum(volatilityLevels);
export type VolatilityLevel = z.infer<typeof volatilityLevel>;

/** The levels by the standard deviation of one round, in stakes: below `medium` it is low. */
export const volatilityFrom = { medium: 3, high: 8 } as const;

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
  displayName: localText,
  supportPlay: z.union([z.literal(0), z.literal(1)]).meta({ description: '0: a free trial is offered' }),
  isHot: z.boolean(),
  maintenance: z.boolean().meta({ description: 'it is listed and cannot be opened now' }),
  rest: maintenanceNote.nullable().meta({
    description: 'why it cannot be opened and until when, where it or its vendor is in maintenance',
  }),
  rtp: rate.nullable(),
  volatility: rate.nullable().meta({ description: 'standard deviation of a round, in stakes' }),
  volatilityLevel: volatilityLevel.nullable(),
  currency: currencyCode.meta({ description: 'of minBet and maxBet' }),
  minBet: amount,
  maxBet: amount,
  lines: z.number().int().nullable(),
  tags: z.array(z.string()),
  categories: z.array(gameKind),
  features: z.array(gameFeature),
});
export type Game = z.infer<typeof game>;

const favourite = z.object({
  gameId: sentText.min(1).max(64),
  nodeId: sentText.max(64).optional(),
  vassalage: sentText.min(1).max(40),
});

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
    query: z.object({
      merchantCode: sentText.max(40).optional(),
      gameType: z
        .enum(['HOT', 'FAV'])
        .optional()
        .meta({ description: 'count only games that the house recommends, or that the member marked' }),
    }),
    answer: z.object({
      lanes: z.array(
        z.object({
          title: z.string(),
          gameCategory,
          cards: z.array(
            z.object({
              vassalage: z.string(),
              gameCategory,
              name: localText,
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
      clientType: wholeText().optional(),
      platform: sentText.max(40).optional(),
      channel: sentText.max(40).optional(),
      merchant: sentText.max(40).optional(),
      gameName: sentText.trim().max(80).optional(),
      minBet: amount.optional().meta({ description: 'games that can be played with this much' }),
      minLineNum: z.coerce.number().int().min(0).max(100_000).optional(),
      minRtp: z
        .string()
        .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/)
        .optional()
        .meta({ description: 'smallest return to the player', example: '0.96' }),
      volatility: volatilityLevel.optional(),
      features: z
        .string()
        .max(120)
        .regex(/^[a-z-]+(,[a-z-]+)*$/)
        .optional()
        .meta({ description: 'features that a game must have, all of them', example: 'wild,free-spins' }),
      category: gameKind.optional(),
      gameId: sentText.max(64).optional().meta({ description: 'this game alone' }),
      vassalage: sentText.max(40).optional(),
      language: sentText.max(8).optional(),
      gameType: gameCategory.optional(),
      ...pageQuery,
    }),
    answer: z.object({
      games: z.array(game),
      pageNum: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
      near: z.boolean().meta({ description: 'no name has the wish in it; these nearly have it' }),
    }),
    refusals: [],
  }),
  gameTypes: call({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    summary: 'The types and kinds of games, of one vendor or of all',
    module: 'COMM3',
    token: 'none',
    query: z.object({ vassalage: sentText.max(40).optional() }),
    answer: z.object({
      list: z.array(
        z.object({
          gameType: gameCategory,
          games: z.number().int(),
          categories: z.array(z.object({ category: z.string(), games: z.number().int() })),
        }),
      ),
    }),
    refusals: [],
  }),
  hotGames: call({
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    summary: 'The games that the house recommends',
    module: 'GAMELOHOT3',
    token: 'none',
    query: z.object({
      merchantCode: sentText.max(40).optional(),
      isPlatform: wholeText().optional(),
      vassalage: sentText.max(40).optional(),
      platform: sentText.max(40).optional(),
      language: sentText.max(8).optional(),
    }),
    answer: z.object({ list: z.array(game) }),
    refusals: [],
  }),
  popularGames: call({
    method: 'GET',
    path: '/lgw/games/popular',
    summary: 'The games that most members opened lately, twenty at most',
    module: 'AGEANNOUNCE3',
    token: 'none',
    answer: z.object({ list: z.array(game) }),
    refusals: [],
  }),
  recentGames: call({
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    summary: 'The games that the member opened last',
    module: 'GAMELOREC3',
    token: 'session',
    answer: z.object({ list: z.array(game) }),
    refusals: [],
  }),
  favouriteGames: call({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    summary: 'The ids of the member’s favourites, newest first',
    module: 'GAMELOFAV3',
    token: 'session',
    answer: z.object({ gameIds: z.array(z.string()) }),
    refusals: [],
  }),
  favouriteGamesList: call({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    summary: 'The member’s favourites, newest first',
    module: 'GAMELOFAV3',
    token: 'session',
    query: z.object(pageQuery),
    answer: page(game),
    refusals: [],
  }),
  addFavourite: call({
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    summary: 'Mark a game as a favourite; marked twice it is marked once',
    module: 'GAMELOFAV3',
    token: 'session',
    limit: { points: 60, perSeconds: 60 },
    body: favourite,
    answer: nothing,
    refusals: ['game.unknown', 'favourite.too_many'],
  }),
  removeFavourite: call({
    method: 'POST',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    summary: 'Take a favourite away; there need not be one',
    module: 'GAMELOFAV3',
    token: 'session',
    limit: { points: 60, perSeconds: 60 },
    body: favourite,
    answer: nothing,
    refusals: [],
  }),
} as const;
