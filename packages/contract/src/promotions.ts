import { z } from 'zod';
import { call, servedFile } from './call.ts';
import { instant, page, pageQuery } from './wire.ts';

/** What a promotion is about; the list is filtered by it. */
export const promotionCategories = [
  'newMembers',
  'deposits',
  'slots',
  'live',
  'fish',
  'pvp',
  'sports',
  'lottery',
  'events',
] as const;
export const promotionCategory = z.enum(promotionCategories);
export type PromotionCategory = z.infer<typeof promotionCategory>;

/** Whom a promotion is for: everybody, members who are logged in, or members from a VIP level on. */
export const promotionAudiences = ['everyone', 'members', 'vip'] as const;
export const promotionAudience = z.enum(promotionAudiences);
export type PromotionAudience = z.infer<typeof promotionAudience>;

/** The name of a promotion in addresses: `/promoDetail?id=summer-cup`. */
export const promotionId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .max(40);

/** The addresses of a promotion's picture in its two sizes. */
const promotionPicture = z.object({ image: z.string(), small: z.string() });

const promotionCard = z.object({
  id: promotionId,
  title: z.string(),
  summary: z.string(),
  categories: z.array(promotionCategory),
  picture: promotionPicture.nullable(),
  audience: promotionAudience,
  minimumLevel: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'the VIP level from which it is, for `vip`' }),
  from: instant,
  until: instant.nullable().meta({ description: 'null where no end is set' }),
  state: z.enum(['running', 'ended']),
});
export type PromotionCard = z.infer<typeof promotionCard>;

const promotionDetail = promotionCard.extend({
  content: z.string().meta({ description: 'HTML made safe by the server' }),
  terms: z.string().meta({ description: 'the terms in full, HTML made safe by the server' }),
  joining: z.string().meta({ description: 'how one takes part, in plain words' }),
  version: z.number().int(),
  since: instant.meta({ description: 'from when this version counts' }),
});
export type PromotionDetail = z.infer<typeof promotionDetail>;

/** What the house offers, as its pages say it. */
export const promotionCalls = {
  promotions: call({
    method: 'GET',
    path: '/wps/promotion/list',
    summary: 'The promotions that the caller may see, in the order of the house',
    module: 'COMM3',
    token: 'none',
    query: z.object({
      ...pageQuery,
      state: z.enum(['running', 'ended']).default('running'),
      category: promotionCategory.optional(),
    }),
    answer: page(promotionCard).extend({
      categories: z
        .array(promotionCategory)
        .meta({ description: 'those that occur in this state, whatever the filter' }),
    }),
    refusals: [],
  }),
  promotion: call({
    method: 'GET',
    path: '/wps/promotion/detail',
    summary: 'One promotion with its terms in full; it stays readable after its end',
    module: 'COMM3',
    token: 'none',
    query: z.object({ id: promotionId }),
    answer: promotionDetail,
    refusals: ['promotion.unknown'],
  }),
  promotionVersions: call({
    method: 'GET',
    path: '/wps/promotion/versions',
    summary: 'Every version that a promotion has had, newest first, with the time in which it counted',
    module: 'COMM3',
    token: 'none',
    query: z.object({ id: promotionId }),
    answer: z.array(
      z.object({
        version: z.number().int(),
        title: z.string(),
        content: z.string(),
        terms: z.string(),
        since: instant,
        until: instant.nullable(),
      }),
    ),
    refusals: ['promotion.unknown'],
  }),
  availablePromotions: call({
    method: 'GET',
    path: '/wps/relay/MCSFE_getAvailablePromotions',
    summary: 'The promotions that run now for the member, and how many they are',
    module: 'REWCEN3',
    token: 'session',
    answer: z.object({ count: z.number().int(), list: z.array(promotionCard) }),
    refusals: [],
  }),
  promotionPicture: call({
    method: 'GET',
    path: '/wps/promotion/picture/:file',
    summary: 'The bytes of a promotion’s picture, under an address that never changes',
    module: 'COMM3',
    token: 'none',
    limit: { points: 600, perSeconds: 60 },
    params: z.object({ file: z.string().regex(/^[0-9a-f]{64}\.webp$/) }),
    download: ['image/webp'],
    answer: servedFile,
    refusals: ['file.unknown'],
  }),
} as const;
