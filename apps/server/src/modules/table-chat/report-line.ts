import { type Refusal, refuse, type TableReportReason } from '@ikka/contract';
import { insertReport } from './desk-store.ts';
import type { Sitter, TableChatParts } from './parts.ts';
import { findLine } from './store.ts';

/** [TC8] Tells the house of somebody else's line. Of several reports by one member the first counts. */
export async function reportLine(
  { database, clock }: TableChatParts,
  { memberId, tableId, isTrial }: Sitter,
  { no, reason }: { readonly no: number; readonly reason: TableReportReason },
): Promise<Record<never, never> | Refusal<'table_chat.line_unknown' | 'member.real_account_required'>> {
  if (isTrial) return refuse('member.real_account_required');
  const line = await findLine(database.db, tableId, no);
  if (line === null || line.removedAt !== null || line.memberId === memberId)
    return refuse('table_chat.line_unknown');
  await insertReport(database.db, { tableId, no, memberId, reason, at: clock.now() });
  return {};
}
