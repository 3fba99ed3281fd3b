import { z } from 'zod';
import { call } from './call.ts';
import { amount, currencyCode, inLanguages, instant, localText, whole } from './wire.ts';

/** How many levels there may be, and how long their words; the office's form counts along. */
export const vipLimits = { levelsMax: 13, titleMax: 40, benefitsMax: 8, benefitMax: 160 } as const;

const words = (most: number) => {
  const text = z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
  return inLanguages(text);
};

const level = z.object({
  title: localText,
  turnover: amount,
  benefits: z.array(localText),
});
const ladder = z.object({
  version: z.number().int(),
  levels: z.array(level).meta({ description: 'from level 0 on' }),
  publishedBy: z.string().nullable(),
  publishedAt: instant.nullable(),
});

/** The back office: VIP levels. */
export const officeVipCalls = {
  officeVip: call({
    method: 'GET',
    path: '/office/api/vip',
    summary: 'The levels in force and before, and how many members stand on each',
    module: null,
    token: 'operator',
    permission: 'settings.read',
    always: true,
    answer: z.object({
      currency: currencyCode,
      current: ladder,
      earlier: z.array(ladder),
      members: z.array(z.object({ rankLevel: z.number().int(), members: z.number().int() })),
    }),
    refusals: [],
  }),
  officePublishVip: call({
    method: 'PUT',
    path: '/office/api/vip',
    summary: 'Publish other levels; nobody loses one that was reached',
    module: null,
    token: 'operator',
    permission: 'settings.write',
    always: true,
    body: z.object({
      version: whole().meta({ description: 'the version that was edited' }),
      levels: z
        .array(
          z.object({
            title: words(vipLimits.titleMax),
            turnover: amount,
            benefits: z.array(words(vipLimits.benefitMax)).max(vipLimits.benefitsMax),
          }),
        )
        .min(2)
        .max(vipLimits.levelsMax),
    }),
    answer: ladder,
    refusals: ['vip.changed_meanwhile', 'vip.thresholds_invalid', 'vip.level_removed'],
  }),
} as const;
