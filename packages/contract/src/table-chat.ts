import { z } from 'zod';
import { call } from './call.ts';
import { instant, sentText, uuid, whole, wholeText } from './wire.ts';

export const tableChatLimits = { textMax: 200, linesMost: 60 } as const;

/** One line in which something is to be seen; never markup. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(tableChatLimits.textMax)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u);

const lineNo = whole(1);

export const tableLine = z.object({
  no: lineNo.meta({ description: 'counted at each table' }),
  writer: uuid.meta({ description: 'who wrote, by a name that leads nobody to his account' }),
  name: z.string().meta({ description: 'as strangers may read it' }),
  text: z.string(),
  saidAt: instant,
});
export type TableLine = z.infer<typeof tableLine>;

/** Whether the caller may write now, or why not. */
export const tableVoices = ['yes', 'trial', 'barred', 'muted', 'watching'] as const;
export type TableVoiceState = (typeof tableVoices)[number];

export const tableReportReasons = ['insult', 'spam', 'private', 'other'] as const;
export type TableReportReason = (typeof tableReportReasons)[number];

/** What the room of a table sends of the talk there. Who sees a gap between the numbers reads `tableTalk` again. */
export const talkPushes = {
  'talk.said': z.object({ line: tableLine }),
  'talk.removed': z.object({ no: lineNo }),
  'talk.changed': z.object({}),
} as const;
export type TalkPushType = keyof typeof talkPushes;
export type TalkPush<Type extends TalkPushType> = z.infer<(typeof talkPushes)[Type]>;

const afterHiding = z.object({
  hidden: z.array(uuid).meta({ description: 'writers of whom the caller sees nothing' }),
});
const seat = { module: null, token: 'play' } as const;
/** Of a game with many tables. */
const atRoom = z.object({
  room: sentText
    .min(1)
    .max(64)
    .optional()
    .meta({ description: 'the room of a card game; none at a live table' }),
});

/** What members who sit at a table say to one another. */
export const tableChatCalls = {
  tableTalk: call({
    ...seat,
    method: 'GET',
    path: '/play/api/table/talk',
    summary: 'The last lines of the table, and whether the caller may write',
    query: atRoom,
    answer: z.object({
      isOn: z.boolean().meta({ description: 'the house may switch the talk off' }),
      voice: z.enum(tableVoices),
      mutedUntil: instant.nullable(),
      mutedFor: z.string().nullable().meta({ description: 'why, in the words of an operator' }),
      me: uuid.nullable().meta({ description: 'the caller as a writer, once he has written' }),
      hidden: afterHiding.shape.hidden,
      lines: z.array(tableLine),
      lastNo: z.number().int(),
    }),
    refusals: ['game.unavailable'],
  }),
  sayAtTable: call({
    ...seat,
    method: 'POST',
    path: '/play/api/table/talk',
    summary: 'Say something to all at the table; the same key is said once',
    limit: { points: 10, perSeconds: 10 },
    query: atRoom,
    body: z.object({ key: uuid, text }),
    answer: tableLine,
    refusals: [
      'table_chat.off',
      'table_chat.muted',
      'table_chat.too_fast',
      'table_chat.repeated',
      'member.real_account_required',
      'seats.not_seated',
      'member.suspended',
      'protection.excluded',
      'protection.time_used_up',
      'idempotency.mismatch',
      'game.unavailable',
    ],
  }),
  reportTableLine: call({
    ...seat,
    method: 'POST',
    path: '/play/api/table/talk/:no/report',
    summary: 'Tell the house of a line; a member reports each line once',
    limit: { points: 10, perSeconds: 60 },
    params: z.object({ no: wholeText(1) }),
    query: atRoom,
    body: z.object({ reason: z.enum(tableReportReasons) }),
    answer: z.object({}),
    refusals: ['table_chat.line_unknown', 'member.real_account_required', 'game.unavailable'],
  }),
  hideTableWriter: call({
    ...seat,
    method: 'PUT',
    path: '/play/api/table/talk/hidden/:writer',
    summary: 'See nothing of a writer any more at any table, or see him again',
    limit: { points: 30, perSeconds: 60 },
    params: z.object({ writer: uuid }),
    query: atRoom,
    body: z.object({ isHidden: z.boolean() }),
    answer: afterHiding,
    refusals: ['table_chat.writer_unknown', 'table_chat.hidden_too_many', 'game.unavailable'],
  }),
} as const;
