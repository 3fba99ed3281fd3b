import { z } from 'zod';
import { call } from './call.ts';
import { instant } from './wire.ts';

/** What every site must say of itself: these items can be changed, never taken away. The footer links to each. */
export const helpPages = [
  'about',
  'contact',
  'terms',
  'responsible-gaming',
  'privacy',
  'affiliates',
  'refund',
] as const;
export type HelpPageKey = (typeof helpPages)[number];

/** A page is one of the house's rules and statements; a question is answered in a few sentences. */
export const helpKinds = ['page', 'question'] as const;
export const helpKind = z.enum(helpKinds);
export type HelpKind = z.infer<typeof helpKind>;

/** The name of an item in addresses: `/help#terms`. */
export const helpKey = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .max(40);

const section = z.object({ id: z.string(), title: z.string() });

const helpItem = z.object({
  key: helpKey,
  kind: helpKind,
  title: z.string(),
  content: z
    .string()
    .meta({ description: 'HTML made safe by the server; empty where only titles were asked for' }),
  sections: z.array(section).meta({ description: 'the headings within, each with its id in `content`' }),
  inFooter: z.boolean(),
  version: z.number().int(),
  since: instant.meta({ description: 'from when this version counts' }),
});
export type HelpItem = z.infer<typeof helpItem>;

const helpVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  content: z.string(),
  since: instant,
  until: instant
    .nullable()
    .meta({ description: 'when the next version took its place; null for the one in force' }),
});

export const helpCalls = {
  helpCenter: call({
    method: 'GET',
    path: '/wps/system/helpCenter',
    summary: 'The house’s rules and answers in the caller’s language, in their order',
    module: 'COMM3',
    token: 'none',
    query: z.object({ part: z.enum(['all', 'titles']).default('all') }),
    answer: z.array(helpItem),
    refusals: [],
  }),
  helpVersions: call({
    method: 'GET',
    path: '/wps/system/helpCenter/versions',
    summary:
      'Every version that a text of the house has had, newest first, with the time in which it counted',
    module: 'COMM3',
    token: 'none',
    query: z.object({ key: helpKey }),
    answer: z.array(helpVersion),
    refusals: ['help.unknown'],
  }),
} as const;
