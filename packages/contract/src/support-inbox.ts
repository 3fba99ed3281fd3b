import { z } from 'zod';
import { call } from './call.ts';
import { id, inLanguages, instant, localText, page, pageQuery, sentText, uuid } from './wire.ts';

/** How long an internal message may be; the office's form counts along. */
export const inboxLimits = { titleMax: 120, htmlMax: 20_000, accountsMax: 500 } as const;

const words = localText;

const inboxRow = z.object({
  id: uuid,
  title: words,
  date: instant,
  isRead: z.boolean(),
});

const unread = z.object({
  unreadCount: z.number().int().meta({ description: 'counted to 1000' }),
});

const own = { module: 'INBOX3', token: 'session', realOnly: true } as const;

/** What the house writes to a member inside the site. */
export const inboxCalls = {
  unreadCount: call({
    ...own,
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    summary: 'How many messages the member has not read',
    answer: unread,
    refusals: [],
  }),
  inbox: call({
    ...own,
    method: 'GET',
    path: '/wps/relay/CSP_getInbox',
    summary: 'The member’s messages, newest first',
    query: z.object(pageQuery),
    answer: page(inboxRow).extend(unread.shape),
    refusals: [],
  }),
  inboxMessage: call({
    ...own,
    method: 'GET',
    path: '/wps/inbox/:id',
    summary: 'One message with its words; reading it here does not mark it',
    params: z.object({ id: uuid }),
    answer: inboxRow.extend({ html: words.meta({ description: 'safe HTML' }) }),
    refusals: ['inbox.unknown'],
  }),
  markInboxRead: call({
    ...own,
    method: 'POST',
    path: '/wps/inbox/:id/read',
    summary: 'Mark a message as read, or with `all` it and every older one',
    params: z.object({ id: uuid }),
    body: z.object({ all: z.boolean().default(false) }),
    answer: unread,
    refusals: ['inbox.unknown'],
  }),
  deleteInboxMessage: call({
    ...own,
    method: 'DELETE',
    path: '/wps/inbox/:id',
    summary: 'Remove a message from the member’s own list',
    params: z.object({ id: uuid }),
    answer: unread,
    refusals: ['inbox.unknown'],
  }),
} as const;

const title = z
  .string()
  .trim()
  .max(inboxLimits.titleMax)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const html = sentText.max(inboxLimits.htmlMax);
const rank = z.number().int().min(0).max(100);

/** To whom a message goes: everybody, members whose VIP level lies in a range, or members by name. */
export const inboxAudience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('rank'), from: rank, to: rank }),
  z.object({
    kind: z.literal('members'),
    accounts: z.array(sentText.trim().min(1).max(64)).min(1).max(inboxLimits.accountsMax),
  }),
]);
export type InboxAudience = z.infer<typeof inboxAudience>;

const sentRow = z.object({
  id: uuid,
  audience: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    z.object({ kind: z.literal('rank'), from: rank, to: rank }),
    z.object({
      kind: z.literal('members'),
      count: z.number().int(),
      only: z.object({ id, account: z.string() }).nullable().meta({ description: 'where it is one alone' }),
    }),
  ]),
  title: words,
  sentBy: z.string(),
  sentAt: instant,
  recalledBy: z.string().nullable(),
  recalledAt: instant.nullable(),
});

const office = { module: null, token: 'operator', always: true } as const;

/** The back office: messages to members. */
export const officeInboxCalls = {
  sentMessages: call({
    ...office,
    method: 'GET',
    path: '/office/api/messages',
    summary: 'What operators have written to members, newest first',
    permission: 'messages.read',
    query: z.object(pageQuery),
    answer: page(sentRow),
    refusals: [],
  }),
  sentMessage: call({
    ...office,
    method: 'GET',
    path: '/office/api/messages/:id',
    summary: 'One of them with its words and how many have read it',
    permission: 'messages.read',
    params: z.object({ id: uuid }),
    answer: sentRow.extend({
      html: words,
      accounts: z.array(z.string()).meta({ description: 'of a list of names' }),
      reads: z.number().int().meta({ description: 'counted to 10,000' }),
    }),
    refusals: ['inbox.unknown'],
  }),
  previewMessage: call({
    ...office,
    method: 'POST',
    path: '/office/api/messages/preview',
    summary: 'The words as members will read them: cleaned',
    permission: 'messages.write',
    body: z.object({ html: inLanguages(html) }),
    answer: z.object({ html: words }),
    refusals: [],
  }),
  sendMessage: call({
    ...office,
    method: 'POST',
    path: '/office/api/messages',
    summary:
      'Write to members; words in one language stand for both. The same id with the same words is sent once',
    permission: 'messages.write',
    limit: { points: 60, perSeconds: 60 },
    body: z.object({
      id: z.uuidv7().meta({ description: 'made by the caller, kept over repeats of one intent' }),
      audience: inboxAudience,
      title: inLanguages(title),
      html: inLanguages(html),
    }),
    answer: sentRow,
    refusals: ['inbox.empty', 'inbox.members_unknown', 'inbox.rank_range_invalid', 'inbox.id_taken'],
  }),
  recallMessage: call({
    ...office,
    method: 'DELETE',
    path: '/office/api/messages/:id',
    summary: 'Take a message back: nobody finds it in his list any more; it stays on record',
    permission: 'messages.write',
    params: z.object({ id: uuid }),
    answer: sentRow,
    refusals: ['inbox.unknown', 'inbox.recalled'],
  }),
} as const;
