import type { TableReportReason } from '@ikka/contract';
import type { OperatorActor } from '../../platform/office-acts.ts';
import { muteWriter, readReported, readTable, removeLine, settleLine, talkingTables } from './desk.ts';
import { forgetTalk } from './forget-talk.ts';
import { hideWriter } from './hide-writer.ts';
import type { Sitter, TableChatParts } from './parts.ts';
import { readTalk } from './read-talk.ts';
import { reportLine } from './report-line.ts';
import { sayLine } from './say-line.ts';

export { tableChatOfficeRoutes } from './office-routes.ts';
export { talkPorts } from './ports.ts';
export { tableChatRoutes } from './routes.ts';

/** What members who sit at a table say to one another, and who keeps order there. */
export function createTableChat(parts: TableChatParts) {
  return {
    tableIds: parts.tableIds,
    isTable: (gameId: string) => parts.tableIds.includes(gameId),
    read: (sitter: Sitter) => readTalk(parts, sitter),
    say: (sitter: Sitter, wish: { readonly key: string; readonly text: string }) =>
      sayLine(parts, sitter, wish),
    report: (sitter: Sitter, report: { readonly no: number; readonly reason: TableReportReason }) =>
      reportLine(parts, sitter, report),
    hide: (sitter: Sitter, wish: { readonly alias: string; readonly isHidden: boolean }) =>
      hideWriter(parts, sitter, wish),
    /** For a job. */
    forget: () => forgetTalk(parts),

    // For operators.
    tables: () => talkingTables(parts),
    table: (tableId: string, before: number | undefined) => readTable(parts, tableId, before),
    reported: () => readReported(parts),
    remove: (place: { readonly tableId: string; readonly no: number }, reason: string, by: OperatorActor) =>
      removeLine(parts, place, reason, by),
    settle: (place: { readonly tableId: string; readonly no: number }, by: OperatorActor) =>
      settleLine(parts, place, by),
    mute: (
      memberId: bigint,
      wish: { readonly minutes: number; readonly reason: string },
      by: OperatorActor,
    ) => muteWriter(parts, memberId, wish, by),
  };
}

export type TableChat = ReturnType<typeof createTableChat>;
