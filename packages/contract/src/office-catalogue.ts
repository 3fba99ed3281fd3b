import { z } from 'zod';
import { call } from './call.ts';
import { gameFeature, gameKind } from './catalogue.ts';
import { amount, bothLanguages, currencyCode, page, pageQuery } from './wire.ts';

/** What an operator may write about games and vendors; the office's forms count along. */
export const catalogueLimits = {
  nameMax: 80,
  tagsMax: 20,
  tagMax: 30,
  coinsMax: 100_000,
  linesMax: 100_000,
  sortMax: 1_000_000,
} as const;

/** The categories that a game can be of; the others are choices out of all of them. */
export const shelfCategories = ['LIVE', 'SPORTS', 'RNG', 'FISH', 'PVP', 'ESPORTS', 'ELOTT', 'LOTT'] as const;
const shelfCategory = z.enum(shelfCategories);
export type ShelfCategory = z.infer<typeof shelfCategory>;

const name = z
  .string()
  .trim()
  .min(1)
  .max(catalogueLimits.nameMax)
  .regex(/^[^\p{Cc}]*$/u);
const names = z.object({ EN: name, UR: name });
const sort = z.number().int().min(0).max(catalogueLimits.sortMax);

/** What an operator decides of a vendor. */
const vendorChoice = z.object({
  name: names,
  isInMaintenance: z.boolean().meta({ description: 'his games are listed and cannot be opened' }),
  sort: sort.meta({ description: 'his place among vendors, small numbers first' }),
});

const vendorRow = vendorChoice.extend({
  code: z.string(),
  name: bothLanguages,
  category: z.string(),
  games: z.number().int().meta({ description: 'how many of his games are open' }),
});

/** What an operator decides of a game. */
const gameChoice = z.object({
  name: names,
  category: shelfCategory,
  kinds: z.array(gameKind).max(8),
  features: z.array(gameFeature).max(8),
  tags: z
    .array(
      z
        .string()
        .max(catalogueLimits.tagMax)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    )
    .max(catalogueLimits.tagsMax),
  rtp: z
    .string()
    .regex(/^(0(\.\d{1,12})?|1(\.0{1,12})?)$/)
    .nullable()
    .meta({ description: 'return to the player, between 0 and 1', example: '0.9672' }),
  volatility: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,6})?$/)
    .nullable()
    .meta({ description: 'standard deviation of a round, in stakes' }),
  coinsPerStake: z
    .number()
    .int()
    .min(1)
    .max(catalogueLimits.coinsMax)
    .meta({ description: 'a stake is this many coins; with the smallest coin it is the minimum bet' }),
  lines: z.number().int().min(1).max(catalogueLimits.linesMax).nullable(),
  isHot: z.boolean(),
  hasTrial: z.boolean(),
  isOpen: z.boolean(),
  sort,
});

const gameRow = gameChoice.extend({
  id: z.string(),
  vendor: z.string(),
  name: bothLanguages,
  category: z.string(),
  kinds: z.array(z.string()),
  features: z.array(z.string()),
  tags: z.array(z.string()),
  rtp: z.string().nullable(),
  volatility: z.string().nullable(),
  minBet: amount,
  currency: currencyCode,
  isHouse: z.boolean().meta({ description: 'its figures are those of its rules and cannot be changed' }),
});

const office = { module: null, token: 'operator', always: true } as const;

/** The back office: what stands on the shelves, and how. */
export const officeCatalogueCalls = {
  officeVendors: call({
    ...office,
    method: 'GET',
    path: '/office/api/vendors',
    summary: 'Every vendor in order, with how many games he has',
    permission: 'content.read',
    answer: z.object({ vendors: z.array(vendorRow) }),
    refusals: [],
  }),
  officeChangeVendor: call({
    ...office,
    method: 'PUT',
    path: '/office/api/vendors/:code',
    summary: 'Rename a vendor, place him, or let him rest; open pages follow',
    permission: 'content.write',
    params: z.object({ code: z.string().max(40) }),
    body: z.object({ seen: vendorChoice, wanted: vendorChoice }),
    answer: vendorRow,
    refusals: ['content.unknown', 'content.changed_meanwhile'],
  }),
  officeGames: call({
    ...office,
    method: 'GET',
    path: '/office/api/games',
    summary: 'Games, open and closed ones, by name, vendor and category',
    permission: 'content.read',
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(80).optional(),
      vendor: z.string().max(40).optional(),
      category: shelfCategory.optional(),
      state: z.enum(['open', 'closed', 'hot']).optional(),
    }),
    answer: page(gameRow),
    refusals: [],
  }),
  officeChangeGame: call({
    ...office,
    method: 'PUT',
    path: '/office/api/games/:id',
    summary: 'Change what the catalogue says of a game, against what was looked at; open pages follow',
    permission: 'content.write',
    params: z.object({ id: z.string().max(64) }),
    body: z.object({ seen: gameChoice, wanted: gameChoice }),
    answer: gameRow,
    refusals: ['game.unknown', 'content.changed_meanwhile', 'game.figures_fixed', 'game.kinds_foreign'],
  }),
} as const;
