import { z } from 'zod';
import { call } from './call.ts';
import { localText } from './content.ts';
import { helpKey, helpKind } from './help.ts';
import { inLanguages, instant, sentText, whole } from './wire.ts';

/** How long a help item may be; the office's form counts along. */
export const helpLimits = { titleMax: 120, htmlMax: 40_000 } as const;

const title = z
  .string()
  .trim()
  .min(1)
  .max(helpLimits.titleMax)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const html = sentText.max(helpLimits.htmlMax);
const writtenHtml = inLanguages(html);

const item = z.object({
  key: helpKey,
  kind: helpKind,
  title: localText,
  html: localText.meta({ description: 'as written, with its places open' }),
  inFooter: z.boolean(),
  isShown: z.boolean(),
  version: z.number().int(),
  publishedBy: z.string(),
  publishedAt: instant,
});

const place = z.object({ key: helpKey, inFooter: z.boolean(), isShown: z.boolean() });
const arrangement = z.array(place).max(200);

/** The back office: the help centre. */
export const officeHelpCalls = {
  officeHelp: call({
    method: 'GET',
    path: '/office/api/help',
    summary:
      'Every item of the help centre in both languages, hidden ones too, and the places that texts may name',
    module: null,
    token: 'operator',
    permission: 'content.read',
    always: true,
    answer: z.object({
      items: z.array(item),
      places: z.array(
        z.object({
          name: z.string().meta({ description: 'written {name} in a text' }),
          setting: z.string(),
          value: localText.meta({ description: 'what stands there now' }),
          isFilled: z.boolean().meta({ description: 'false where the operator has yet to enter it' }),
        }),
      ),
    }),
    refusals: [],
  }),
  officeHelpVersions: call({
    method: 'GET',
    path: '/office/api/help/:key/versions',
    summary: 'Every version of one item, newest first',
    module: null,
    token: 'operator',
    permission: 'content.read',
    always: true,
    params: z.object({ key: helpKey }),
    answer: z.array(
      z.object({
        version: z.number().int(),
        title: localText,
        html: localText,
        publishedBy: z.string(),
        publishedAt: instant,
      }),
    ),
    refusals: ['help.unknown'],
  }),
  officePreviewHelp: call({
    method: 'POST',
    path: '/office/api/help/preview',
    summary: 'What visitors would read: made safe, with its places filled; nothing is kept',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    body: z.object({ html: writtenHtml }),
    answer: z.object({ html: localText }),
    refusals: [],
  }),
  officePublishHelp: call({
    method: 'PUT',
    path: '/office/api/help/:key',
    summary: 'Publish a new version of an item, or a new item; the same words again change nothing',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    params: z.object({ key: helpKey }),
    body: z.object({
      version: whole().meta({ description: 'the version that was edited; 0 for a new item' }),
      kind: helpKind.meta({ description: 'counts for a new item alone' }),
      title: inLanguages(title),
      html: writtenHtml,
    }),
    answer: item,
    refusals: ['help.changed_meanwhile', 'help.empty', 'help.full'],
  }),
  officeArrangeHelp: call({
    method: 'POST',
    path: '/office/api/help/arrangement',
    summary: 'Change the order of the items, what the footer shows of them, and what is shown at all',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    body: z.object({
      seen: arrangement.meta({ description: 'as it was when the operator looked' }),
      wanted: arrangement.meta({ description: 'the same items in their new order' }),
    }),
    answer: z.object({ items: z.array(item) }),
    refusals: ['help.changed_meanwhile', 'help.must_stay'],
  }),
} as const;
