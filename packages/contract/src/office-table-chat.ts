import { z } from 'zod';
import { call } from './call.ts';
import { tableLine, tableReportReasons } from './table-chat.ts';
import { id, instant, localText, sentText, wholeText } from './wire.ts';

const office = { module: null, token: 'operator', permission: 'support.answer', always: true } as const;
const reason = sentText.trim().min(3).max(500);
const tableId = sentText.max(60);
const place = z.object({ id: tableId, no: wholeText(1) });

const officeLine = tableLine.extend({
  tableId,
  memberId: id,
  account: z.string(),
  written: z.string().meta({ description: 'as it was written, where `text` is what others read' }),
  removed: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
  mutedUntil: instant.nullable().meta({ description: 'of the writer, while it lasts' }),
  reports: z.array(
    z.object({
      account: z.string(),
      reason: z.enum(tableReportReasons),
      at: instant,
      settledBy: z.string().nullable(),
    }),
  ),
});
export type OfficeTableLine = z.infer<typeof officeLine>;

/** The back office: what is said at tables, and who keeps order there. */
export const officeTableChatCalls = {
  officeTalkingTables: call({
    ...office,
    method: 'GET',
    path: '/office/api/table-chat',
    summary: 'Every table with how much was said there in a day, and what was reported and not looked at',
    answer: z.object({
      isOn: z.boolean(),
      tables: z.array(
        z.object({
          tableId,
          name: localText,
          linesToday: z.number().int(),
          lastAt: instant.nullable(),
          openReports: z.number().int(),
        }),
      ),
    }),
    refusals: [],
  }),
  officeTableTalk: call({
    ...office,
    method: 'GET',
    path: '/office/api/table-chat/:id',
    summary: 'The last lines of a table, or those before a number; removed ones among them',
    params: z.object({ id: tableId }),
    query: z.object({ before: wholeText(1).optional() }),
    answer: z.object({ lines: z.array(officeLine) }),
    refusals: ['game.unknown'],
  }),
  officeTableReports: call({
    ...office,
    method: 'GET',
    path: '/office/api/table-chat-reports',
    summary: 'Lines that were reported and not looked at, the oldest first, at most 100',
    answer: z.object({ lines: z.array(officeLine) }),
    refusals: [],
  }),
  officeRemoveTableLine: call({
    ...office,
    method: 'POST',
    path: '/office/api/table-chat/:id/lines/:no/removal',
    summary: 'Take a line away from everybody; it stays on record',
    params: place,
    body: z.object({ reason }),
    answer: officeLine,
    refusals: ['table_chat.line_unknown'],
  }),
  officeSettleTableReports: call({
    ...office,
    method: 'POST',
    path: '/office/api/table-chat/:id/lines/:no/settling',
    summary: 'Say that the reports of a line were looked at',
    params: place,
    answer: officeLine,
    refusals: ['table_chat.line_unknown'],
  }),
  officeMuteTableWriter: call({
    ...office,
    method: 'PUT',
    path: '/office/api/table-chat-writers/:id/mute',
    summary: 'Keep a member from writing at every table for a time; 0 minutes let him write again',
    params: z.object({ id }),
    body: z.object({ minutes: z.number().int().min(0).max(525_600), reason }),
    answer: z.object({ mutedUntil: instant.nullable() }),
    refusals: ['member.unknown'],
  }),
} as const;
