import { z } from 'zod';
import { bannerCalls } from './banners.ts';
import { call } from './call.ts';
import { helpCalls } from './help.ts';
import { pictureCalls } from './pictures.ts';
import { instant, localText, page, pageQuery, uuid } from './wire.ts';

/** Where an announcement is shown: B banner, PL login pop-up, PU pop-up, PR promotion, H home strip. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export const announcementType = z.enum(announcementTypes);
export type AnnouncementType = z.infer<typeof announcementType>;

export { localText };

/** Whom an announcement is for; a trial account is a guest. */
export const noticeAudiences = ['everyone', 'guests', 'members'] as const;
export const noticeAudience = z.enum(noticeAudiences);
export type NoticeAudience = z.infer<typeof noticeAudience>;

const announcement = z.object({
  id: uuid,
  type: announcementType,
  title: localText,
  content: localText.meta({ description: 'HTML made safe by the server' }),
  date: instant.meta({ description: 'since when it is published' }),
});
export type Announcement = z.infer<typeof announcement>;

export const contentCalls = {
  ...helpCalls,
  ...bannerCalls,
  ...pictureCalls,
  announcements: call({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    summary:
      'What the house announces now to this caller, in this language: the weightier first, then the newer',
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
      id: uuid.optional().meta({ description: 'this one alone, where the caller may see it' }),
      platform: z.literal('W').default('W'),
    }),
    answer: page(announcement),
    refusals: [],
  }),
} as const;
