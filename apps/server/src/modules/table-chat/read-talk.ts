import { type CallAnswer, type calls, tableChatLimits } from '@ikka/contract';
import type { Sitter, TableChatParts } from './parts.ts';
import { lineView, whyBarred } from './say-line.ts';
import { findWriter, hiddenOf, lastNoOf, shownLines } from './store.ts';

type TableTalk = CallAnswer<(typeof calls)['tableChat']['tableTalk']>;

/** [TC1, TC7, TC9, TC11] The last lines of the table as this reader sees them, and whether he may write. */
export async function readTalk(parts: TableChatParts, sitter: Sitter): Promise<TableTalk> {
  const { db } = parts.database;
  const { memberId, tableId, cards } = sitter;
  const [writer, hidden, lastNo] = await Promise.all([
    findWriter(db, memberId),
    hiddenOf(db, memberId),
    lastNoOf(db, tableId),
  ]);
  const isOn = parts.settings.get('tables.chat_enabled');
  const lines = isOn
    ? await shownLines(db, tableId, {
        hidden: hidden.map(({ id }) => id),
        since: cards?.openedAt,
        limit: tableChatLimits.linesMost,
      })
    : [];
  const isMuted = writer?.mutedUntil != null && writer.mutedUntil > parts.clock.now();
  const isBarred = !sitter.isTrial && (await whyBarred(parts, sitter)) !== null;
  return {
    isOn,
    voice: sitter.isTrial
      ? 'trial'
      : isBarred
        ? 'barred'
        : isMuted
          ? 'muted'
          : cards?.isSeated === false
            ? 'watching'
            : 'yes',
    mutedUntil: isMuted ? (writer?.mutedUntil?.toISOString() ?? null) : null,
    mutedFor: isMuted ? (writer?.mutedFor ?? null) : null,
    me: writer?.alias ?? null,
    hidden: hidden.map(({ alias }) => alias),
    lines: lines.map(lineView),
    lastNo,
  };
}
