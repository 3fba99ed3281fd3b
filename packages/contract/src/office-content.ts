import { z } from 'zod';
import { call } from './call.ts';
import { announcementType, noticeAudience } from './content.ts';
import {
  inLanguages,
  instant,
  languageCode,
  localText,
  page,
  pageQuery,
  sentText,
  uuid,
  whole,
} from './wire.ts';

/** How long a notice may be; the office's form counts along. */
export const noticeLimits = { titleMax: 120, htmlMax: 20_000, priorityMax: 9 } as const;

const title = z
  .string()
  .trim()
  .min(1)
  .max(noticeLimits.titleMax)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const html = sentText.max(noticeLimits.htmlMax);
const writtenHtml = inLanguages(html);

/** What an operator decides of a notice. */
const decisions = {
  type: announcementType.optional().meta({ description: 'without it the default type' }),
  title: inLanguages(title),
  text: writtenHtml.meta({ description: 'HTML as an editor wrote it; the server makes it safe' }),
  from: instant.nullable().default(null).meta({ description: 'null for at once' }),
  until: instant.nullable().default(null).meta({ description: 'null for without an end' }),
  audience: noticeAudience.default('everyone'),
  languages: z
    .array(languageCode)
    .min(1)
    .max(2)
    .default(['EN', 'UR'])
    .meta({ description: 'visitors of these languages see it' }),
  priority: z.number().int().min(0).max(noticeLimits.priorityMax).default(0),
};

const noticeRow = z.object({
  id: uuid,
  type: announcementType,
  title: localText,
  text: localText,
  from: instant,
  until: instant.nullable(),
  state: z.enum(['scheduled', 'published', 'expired', 'withdrawn']),
  createdBy: z.string(),
  createdAt: instant,
  withdrawnBy: z.string().nullable(),
  withdrawnAt: instant.nullable(),
  audience: noticeAudience,
  languages: z.array(languageCode),
  priority: z.number().int(),
  version: z.number().int(),
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
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
      ...decisions,
    }),
    answer: noticeRow,
    refusals: ['notice.type_unavailable', 'notice.ends_too_soon', 'notice.id_taken', 'notice.empty'],
  }),
  officeChangeNotice: call({
    method: 'PUT',
    path: '/office/api/notices/:id',
    summary: 'Change a notice that is scheduled or published; when it began stays as it was',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    params: z.object({ id: uuid }),
    body: z.object({
      version: whole(1).meta({ description: 'the version that was edited' }),
      ...decisions,
    }),
    answer: noticeRow,
    refusals: [
      'notice.unknown',
      'notice.over',
      'notice.type_unavailable',
      'notice.ends_too_soon',
      'notice.empty',
      'content.changed_meanwhile',
    ],
  }),
  officePreviewNotice: call({
    method: 'POST',
    path: '/office/api/notices/preview',
    summary: 'What visitors would read, made safe; nothing is kept',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    body: z.object({ html: writtenHtml }),
    answer: z.object({ html: localText }),
    refusals: [],
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
