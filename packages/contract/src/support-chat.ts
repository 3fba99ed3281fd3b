import { z } from 'zod';
import { call } from './call.ts';
import {
  id,
  inLanguages,
  instant,
  languageCode,
  localText,
  page,
  pageQuery,
  sentText,
  uuid,
} from './wire.ts';

export const chatLimits = { textMax: 1_000, nameMax: 40, cannedTitleMax: 60, linesMost: 200 } as const;

/** Text with line breaks and nothing else that is not seen; never markup. */
const chatText = z
  .string()
  .overwrite((value) => value.replaceAll('\r\n', '\n'))
  .trim()
  .min(1)
  .max(chatLimits.textMax)
  .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u);
const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export const chatStates = ['waiting', 'open', 'closed'] as const;
export const chatState = z.enum(chatStates);
export type ChatState = z.infer<typeof chatState>;

export const chatLine = z.object({
  no: z.number().int(),
  author: z.enum(['visitor', 'operator']),
  text: z.string(),
  sentAt: instant,
  key: uuid.meta({ description: 'as its sender made it' }),
});
export type ChatLine = z.infer<typeof chatLine>;

const chatView = z.object({
  id: uuid,
  token: z.string().meta({ description: 'what a guest shows to come back' }),
  state: chatState,
  isVip: z.boolean(),
  ahead: z.number().int().meta({ description: 'how many are served before, while it waits' }),
  isStaffed: z.boolean().meta({ description: 'somebody of the house is at the desk' }),
  isAnsweredBy: z.string().nullable().meta({ description: 'the operator who has it' }),
  lines: z.array(chatLine).meta({ description: 'those after the asked number, at most 200' }),
  lastNo: z.number().int(),
  operatorReadNo: z.number().int(),
});
export type ChatView = z.infer<typeof chatView>;

const token = z
  .string()
  .max(120)
  .regex(/^[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}$/)
  .meta({ description: 'the chat’s token' });
const anyone = { method: 'POST', module: 'COMM3', token: 'none' } as const;

/** The talk of a member or a guest with the house. Tokens travel in bodies: addresses are written down in many places. */
export const chatCalls = {
  serviceLink: call({
    method: 'GET',
    path: '/wps/relay/WPSCORE_getCustomerServiceScript',
    summary: 'Where the caller reaches the customer service: above a VIP level another place than others',
    module: 'COMM3',
    token: 'none',
    answer: z.object({
      version: z.object({
        pathList: z.array(
          z.object({
            type: z.string(),
            path: z.string().meta({
              description:
                'type 3: the last 8 characters are the key, the rest is base64url of a 12-byte nonce and AES-256-GCM under its SHA-256',
            }),
          }),
        ),
      }),
      window: z.object({ width: z.number().int(), height: z.number().int() }),
    }),
    refusals: [],
  }),
  currentChat: call({
    ...anyone,
    path: '/wps/chat/current',
    summary: 'The chat that the caller has going: a member’s own, a guest’s by its token',
    body: z.object({ chat: token.optional() }),
    answer: z.object({
      chat: chatView.nullable(),
      isStaffed: z.boolean(),
      headerColour: z.string(),
    }),
    refusals: [],
  }),
  startChat: call({
    ...anyone,
    path: '/wps/chat',
    summary: 'Begin with a first line; who has one going adds the line to it',
    limit: { points: 30, perSeconds: 600 },
    body: z.object({
      chat: token.optional(),
      key: uuid,
      text: chatText,
      name: oneLine(chatLimits.nameMax).optional().meta({ description: 'how a guest wants to be called' }),
    }),
    answer: chatView,
    refusals: ['chat.too_fast'],
  }),
  readChat: call({
    ...anyone,
    path: '/wps/chat/read',
    summary: 'What was said after a number; what is answered counts as read',
    body: z.object({ chat: token, after: z.number().int().min(0).max(1_000_000).default(0) }),
    answer: chatView,
    refusals: ['chat.unknown'],
  }),
  sayInChat: call({
    ...anyone,
    path: '/wps/chat/lines',
    summary: 'Say something; the same key is said once',
    body: z.object({ chat: token, key: uuid, text: chatText }),
    answer: chatLine,
    refusals: ['chat.unknown', 'chat.closed', 'chat.too_fast'],
  }),
  typeInChat: call({
    ...anyone,
    path: '/wps/chat/typing',
    summary: 'Tell the other side that one is writing',
    body: z.object({ chat: token }),
    answer: z.object({}),
    refusals: ['chat.unknown'],
  }),
  endChat: call({
    ...anyone,
    path: '/wps/chat/end',
    summary: 'End the chat',
    body: z.object({ chat: token }),
    answer: chatView,
    refusals: ['chat.unknown'],
  }),
} as const;

const chatRow = z.object({
  id: uuid,
  state: chatState,
  isVip: z.boolean(),
  rankLevel: z.number().int(),
  memberId: id.nullable().meta({ description: 'null for a guest' }),
  name: z.string().meta({ description: 'account of a member, what a guest calls himself' }),
  language: languageCode,
  startedAt: instant,
  lastAt: instant,
  lastText: z.string(),
  assignedTo: z.string().nullable(),
  unread: z.number().int(),
});

const chatDetail = chatRow.extend({
  lines: z.array(chatLine.extend({ operator: z.string().nullable() })),
  lastNo: z.number().int(),
  visitorReadNo: z.number().int(),
  closedAt: instant.nullable(),
  closedBy: z.enum(['visitor', 'operator', 'idle']).nullable(),
});

const canned = z.object({
  id: uuid,
  title: z.string(),
  text: localText,
});

const office = { module: null, token: 'operator', permission: 'support.answer', always: true } as const;
const chatId = z.object({ id: uuid });

/** The back office: the desk where chats are answered. */
export const officeChatCalls = {
  chats: call({
    ...office,
    method: 'GET',
    path: '/office/api/chats',
    summary: 'Chats: those that wait (VIP first, then by how long), one’s own, others’, closed ones',
    query: z.object({ ...pageQuery, of: z.enum(['waiting', 'mine', 'others', 'closed']).default('waiting') }),
    answer: page(chatRow).extend({
      counts: z.object({ waiting: z.number().int(), mine: z.number().int(), others: z.number().int() }),
      present: z.array(z.string()).meta({ description: 'operators at the desk' }),
    }),
    refusals: [],
  }),
  chat: call({
    ...office,
    method: 'GET',
    path: '/office/api/chats/:id',
    summary: 'A chat with what was said after a number, at most 200 lines',
    params: chatId,
    query: z.object({ after: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    answer: chatDetail,
    refusals: ['chat.unknown'],
  }),
  comeToDesk: call({
    ...office,
    method: 'POST',
    path: '/office/api/chats/presence',
    summary: 'Say that one is at the desk, or leaves it; holds for a minute',
    body: z.object({ isHere: z.boolean() }),
    answer: z.object({ present: z.array(z.string()) }),
    refusals: [],
  }),
  takeChat: call({
    ...office,
    method: 'POST',
    path: '/office/api/chats/:id/take',
    summary: 'Take a chat that waits: of two operators one gets it',
    params: chatId,
    answer: chatDetail,
    refusals: ['chat.unknown', 'chat.closed', 'chat.taken'],
  }),
  handOverChat: call({
    ...office,
    method: 'POST',
    path: '/office/api/chats/:id/handover',
    summary: 'Give a chat to an operator at the desk, or back to the queue',
    params: chatId,
    body: z.object({ to: sentText.max(64).nullable() }),
    answer: chatDetail,
    refusals: ['chat.unknown', 'chat.closed', 'chat.not_yours', 'chat.nobody_there'],
  }),
  readInOfficeChat: call({
    ...office,
    method: 'POST',
    path: '/office/api/chats/:id/read',
    summary: 'Mark what was said so far as read by the one who has the chat',
    params: chatId,
    body: z.object({ upTo: z.number().int().min(0).max(1_000_000) }),
    answer: z.object({}),
    refusals: ['chat.unknown'],
  }),
  sayInOfficeChat: call({
    ...office,
    method: 'POST',
    path: '/office/api/chats/:id/lines',
    summary: 'Say something to the visitor; the same key is said once',
    params: chatId,
    body: z.object({ key: uuid, text: chatText }),
    answer: chatLine,
    refusals: ['chat.unknown', 'chat.closed', 'chat.not_yours'],
  }),
  typeInOfficeChat: call({
    ...office,
    method: 'POST',
    path: '/office/api/chats/:id/typing',
    summary: 'Tell the visitor that one is writing',
    params: chatId,
    answer: z.object({}),
    refusals: ['chat.unknown'],
  }),
  closeChat: call({
    ...office,
    method: 'POST',
    path: '/office/api/chats/:id/closing',
    summary: 'Close a chat; what the member has not read of it goes into his messages',
    params: chatId,
    answer: chatDetail,
    refusals: ['chat.unknown', 'chat.closed', 'chat.not_yours'],
  }),
  cannedAnswers: call({
    ...office,
    method: 'GET',
    path: '/office/api/canned-answers',
    summary: 'Answers that are written beforehand',
    answer: z.object({ list: z.array(canned) }),
    refusals: [],
  }),
  putCannedAnswer: call({
    ...office,
    method: 'PUT',
    path: '/office/api/canned-answers/:id',
    summary: 'Write one, or change it',
    params: chatId,
    body: z.object({
      title: oneLine(chatLimits.cannedTitleMax).min(1),
      text: inLanguages(chatText),
    }),
    answer: canned,
    refusals: ['chat.too_many_canned'],
  }),
  deleteCannedAnswer: call({
    ...office,
    method: 'DELETE',
    path: '/office/api/canned-answers/:id',
    summary: 'Remove one',
    params: chatId,
    answer: z.object({}),
    refusals: ['chat.canned_unknown'],
  }),
} as const;
