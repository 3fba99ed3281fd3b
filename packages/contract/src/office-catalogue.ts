import { z } from 'zod';
import { call } from './call.ts';
import { gameFeature, gameKind } from './catalogue.ts';
import { maintenanceChoice, maintenanceNote } from './maintenance.ts';
import { amount, currencyCode, inLanguages, localText, nothing, page, pageQuery, sentText } from './wire.ts';

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
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const names = inLanguages(name);
const sort = z.number().int().min(0).max(catalogueLimits.sortMax);

const maintenance = maintenanceNote
  .nullable()
  .meta({ description: 'its own; while it lasts it is listed and cannot be opened' });

/** What an operator decides of a vendor. */
const vendorChoice = z.object({
  name: names,
  sort: sort.meta({ description: 'his place among vendors, small numbers first' }),
});

const vendorRow = vendorChoice.extend({
  code: z.string(),
  name: localText,
  category: z.string(),
  games: z.number().int().meta({ description: 'how many of his games are open' }),
  maintenance,
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
  name: localText,
  category: z.string(),
  kinds: z.array(z.string()),
  features: z.array(z.string()),
  tags: z.array(z.string()),
  rtp: z.string().nullable(),
  volatility: z.string().nullable(),
  maintenance,
  minBet: amount,
  currency: currencyCode,
  isHouse: z.boolean().meta({ description: 'its figures are those of its rules and cannot be changed' }),
});

const bound = amount.nullable().meta({ description: 'null where nothing bounds it' });

/** What the house allows in a game in one money. */
const gameLimits = z.object({
  currency: currencyCode,
  stakeMin: bound,
  stakeMax: bound,
  winMax: bound,
  isOwn: z.boolean().meta({ description: 'the game has bounds of its own; else those of every game hold' }),
  stakes: z.array(amount).max(2).meta({ description: 'the least and the greatest stake that it offers' }),
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
    summary: 'Rename a vendor or place him; open pages follow',
    permission: 'content.write',
    params: z.object({ code: sentText.max(40) }),
    body: z.object({ seen: vendorChoice, wanted: vendorChoice }),
    answer: vendorRow,
    refusals: ['content.unknown', 'content.changed_meanwhile'],
  }),
  officeChangeMaintenance: call({
    ...office,
    method: 'PUT',
    path: '/office/api/maintenance/:kind/:id',
    summary:
      'Put a vendor or a game into maintenance, change what is said of it, or end it (`wanted` null), against what was looked at; open pages follow',
    permission: 'content.write',
    params: z.object({ kind: z.enum(['vendor', 'game']), id: sentText.max(64) }),
    body: z.object({ seen: maintenanceNote.nullable(), wanted: maintenanceChoice.nullable() }),
    answer: nothing,
    refusals: ['content.unknown', 'content.changed_meanwhile', 'content.ends_too_soon'],
  }),
  officeGames: call({
    ...office,
    method: 'GET',
    path: '/office/api/games',
    summary: 'Games, open and closed ones, by name, vendor and category',
    permission: 'content.read',
    query: z.object({
      ...pageQuery,
      search: sentText.trim().max(80).optional(),
      vendor: sentText.max(40).optional(),
      category: shelfCategory.optional(),
      state: z.enum(['open', 'closed', 'hot']).optional(),
    }),
    answer: page(gameRow),
    refusals: [],
  }),
  officeGame: call({
    ...office,
    method: 'GET',
    path: '/office/api/games/:id',
    summary: 'One game with the versions of its rules and its limits',
    permission: 'content.read',
    params: z.object({ id: sentText.max(64) }),
    answer: gameRow.extend({
      versions: z
        .array(z.object({ version: z.string(), isCurrent: z.boolean() }))
        .meta({ description: 'of its rules, newest first; none of an outside game' }),
      limits: z.array(gameLimits),
    }),
    refusals: ['game.unknown'],
  }),
  officeChangeGame: call({
    ...office,
    method: 'PUT',
    path: '/office/api/games/:id',
    summary: 'Change what the catalogue says of a game, against what was looked at; open pages follow',
    permission: 'content.write',
    params: z.object({ id: sentText.max(64) }),
    body: z.object({ seen: gameChoice, wanted: gameChoice }),
    answer: gameRow,
    refusals: ['game.unknown', 'content.changed_meanwhile', 'game.figures_fixed', 'game.kinds_foreign'],
  }),
} as const;
