import { z } from 'zod';
import { call, pictureTypes } from './call.ts';
import { localText } from './content.ts';
import { promotionAudience, promotionCategory, promotionId } from './promotions.ts';
import { inLanguages, instant, sentText, whole } from './wire.ts';

/** How long the parts of a promotion may be; the office's form counts along. */
export const promotionLimits = {
  titleMax: 120,
  summaryMax: 240,
  joiningMax: 400,
  htmlMax: 40_000,
  levelMax: 20,
} as const;

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const html = inLanguages(sentText.max(promotionLimits.htmlMax));
const pictureFile = z.string().regex(/^[0-9a-f]{64}$/);

const picture = z.object({
  file: pictureFile.meta({ description: 'its name, for publishing' }),
  image: z.string(),
  small: z.string(),
});

const words = {
  title: localText,
  summary: localText,
  html: localText,
  terms: localText,
  joining: localText,
  picture: picture.nullable(),
  categories: z.array(promotionCategory),
  audience: promotionAudience,
  minimumLevel: z.number().int().nullable(),
  from: instant,
  until: instant.nullable(),
  version: z.number().int(),
  publishedBy: z.string(),
  publishedAt: instant,
};

const promotionRow = z.object({
  id: promotionId,
  isShown: z.boolean(),
  state: z.enum(['scheduled', 'running', 'ended', 'hidden']),
  ...words,
});

const place = z.object({ id: promotionId, isShown: z.boolean() });
const arrangement = z.array(place).max(200);

/** The back office: promotions' pages. */
export const officePromotionsCalls = {
  officePromotions: call({
    method: 'GET',
    path: '/office/api/promotions',
    summary: 'Every promotion in both languages, in order, hidden and ended ones too',
    module: null,
    token: 'operator',
    permission: 'content.read',
    always: true,
    answer: z.object({ promotions: z.array(promotionRow) }),
    refusals: [],
  }),
  officePromotionVersions: call({
    method: 'GET',
    path: '/office/api/promotions/:id/versions',
    summary: 'Every version of one promotion, newest first',
    module: null,
    token: 'operator',
    permission: 'content.read',
    always: true,
    params: z.object({ id: promotionId }),
    answer: z.array(z.object(words)),
    refusals: ['promotion.unknown'],
  }),
  officePreviewPromotion: call({
    method: 'POST',
    path: '/office/api/promotions/preview',
    summary: 'What visitors would read: made safe; nothing is kept',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    body: z.object({ html, terms: html }),
    answer: z.object({ html: localText, terms: localText }),
    refusals: [],
  }),
  officeUploadPromotionPicture: call({
    method: 'PUT',
    path: '/office/api/promotions/picture',
    summary: 'Upload a picture for a promotion; it is drawn anew in two sizes',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    limit: { points: 30, perSeconds: 60 },
    upload: { types: pictureTypes },
    answer: picture,
    refusals: ['upload.too_large', 'upload.not_an_image'],
  }),
  officePublishPromotion: call({
    method: 'PUT',
    path: '/office/api/promotions/page/:id',
    summary: 'Publish a new version of a promotion, or a new one; the same words again change nothing',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    params: z.object({ id: promotionId }),
    body: z.object({
      version: whole().meta({ description: 'the version that was edited; 0 for a new promotion' }),
      title: inLanguages(line(promotionLimits.titleMax)),
      summary: inLanguages(line(promotionLimits.summaryMax)),
      html,
      terms: html,
      joining: inLanguages(line(promotionLimits.joiningMax)),
      picture: pictureFile.nullable(),
      categories: z
        .array(promotionCategory)
        .min(1)
        .max(3)
        .refine((list) => new Set(list).size === list.length, 'each category once'),
      audience: promotionAudience,
      minimumLevel: z
        .number()
        .int()
        .min(1)
        .max(promotionLimits.levelMax)
        .nullable()
        .meta({ description: 'counts for the audience `vip` alone' }),
      from: instant.nullable().meta({ description: 'null for at once, or for the beginning that it has' }),
      until: instant.nullable(),
    }),
    answer: promotionRow,
    refusals: [
      'promotion.changed_meanwhile',
      'promotion.empty',
      'promotion.full',
      'promotion.ends_too_soon',
      'promotion.level_missing',
      'promotion.picture_unknown',
    ],
  }),
  officeArrangePromotions: call({
    method: 'POST',
    path: '/office/api/promotions/arrangement',
    summary: 'Change the order of the promotions, and which of them are shown',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    body: z.object({
      seen: arrangement.meta({ description: 'as it was when the operator looked' }),
      wanted: arrangement.meta({ description: 'the same promotions in their new order' }),
    }),
    answer: z.object({ promotions: z.array(promotionRow) }),
    refusals: ['promotion.changed_meanwhile'],
  }),
} as const;
