import { z } from 'zod';
import { call } from './call.ts';
import { announcementType, bothLanguages } from './content.ts';
import { instant, page, pageQuery, uuid } from './wire.ts';

/** How long a notice may be; the office's form counts along. */
export const noticeLimits = { titleMax: 120, textMax: 2_000 } as const;

const title = z
  .string()
  .trim()
  .min(1)
  .max(noticeLimits.titleMax)
  .regex(/^[^\p{Cc}]*$/u);
const text = z
  .string()
  .overwrite((value) => value.replaceAll('\r\n', '\n'))
  .trim()
  .min(1)
  .max(noticeLimits.textMax)
  .regex(/^(?:\n|[^\p{Cc}])*$/u);

const noticeRow = z.object({
  id: uuid,
  type: announcementType,
  title: bothLanguages,
  text: bothLanguages,
  from: instant,
  until: instant.nullable(),
  state: z.enum(['scheduled', 'published', 'expired', 'withdrawn']),
  createdBy: z.string(),
  createdAt: instant,
  withdrawnBy: z.string().nullable(),
  withdrawnAt: instant.nullable(),
});

/** The back office: what the house tells its visitors. */
export const officeContentCalls = {
  officeNotices: call({
    method: 'GET',
    path: '/office/api/notices',
    summary: 'Every notice with its state, newest first, and the types that may be chosen',
    module: null,
    token: 'operator',
    permission: 'content.read',
    always: true,
    query: z.object(pageQuery),
    answer: page(noticeRow).extend({ types: z.array(announcementType), defaultType: announcementType }),
    refusals: [],
  }),
  officePublishNotice: call({
    method: 'POST',
    path: '/office/api/notices',
    summary: 'Publish a notice, now or from an instant on; the same id with the same words is published once',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    body: z.object({
      id: z.uuidv7().meta({ description: 'made by the caller, kept over repeats of one intent' }),
      type: announcementType.optional().meta({ description: 'without it the default type' }),
      title: z.object({ EN: title, UR: title }),
      text: z.object({ EN: text, UR: text }),
      from: instant.nullable().default(null).meta({ description: 'null for at once' }),
      until: instant.nullable().default(null).meta({ description: 'null for without an end' }),
    }),
    answer: noticeRow,
    refusals: ['notice.type_unavailable', 'notice.ends_too_soon', 'notice.id_taken'],
  }),
  officeWithdrawNotice: call({
    method: 'DELETE',
    path: '/office/api/notices/:id',
    summary: 'Take a notice back before it ends; it stays in the list',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    params: z.object({ id: uuid }),
    answer: noticeRow,
    refusals: ['notice.unknown', 'notice.over'],
  }),
} as const;
