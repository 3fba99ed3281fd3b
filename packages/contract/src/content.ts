import { z } from 'zod';
import { call } from './call.ts';
import { helpCalls } from './help.ts';
import { instant, page, pageQuery, uuid } from './wire.ts';

/** Where an announcement is shown: B banner, PL login pop-up, PU pop-up, PR promotion, H home strip. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export const announcementType = z.enum(announcementTypes);
export type AnnouncementType = z.infer<typeof announcementType>;

/** The same words in both languages of the site; plain text, never markup. */
export const bothLanguages = z.object({ EN: z.string(), UR: z.string() });

const announcement = z.object({
  id: uuid,
  type: announcementType,
  title: bothLanguages,
  content: bothLanguages.meta({ description: 'plain text; line breaks count' }),
  date: instant.meta({ description: 'since when it is published' }),
});
export type Announcement = z.infer<typeof announcement>;

export const contentCalls = {
  ...helpCalls,
  announcements: call({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    summary: 'What the house announces now, newest first',
    module: 'COMM3',
    token: 'none',
    query: z.object({
      pageNo: pageQuery.pageNo,
      pageSize: z.coerce
        .number()
        .int()
        .min(1)
        .max(100)
        .optional()
        .meta({ description: 'without it as many as the site’s settings say' }),
      types: z
        .string()
        .max(20)
        .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)
        .optional()
        .meta({ description: 'one or several, with commas; without it the default type', example: 'B,H' }),
      platform: z.literal('W').default('W'),
    }),
    answer: page(announcement),
    refusals: [],
  }),
} as const;
