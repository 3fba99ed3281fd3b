import { type Refusal, refuse } from '@ikka/contract';
import type { Sitter, TableChatParts } from './parts.ts';
import { hiddenOf, hide, unhide, writerOfAlias } from './store.ts';

const hiddenMost = 500;

/** [TC7] Takes a writer out of the caller's sight at every table, or brings him back. Answers who is hidden then. */
export async function hideWriter(
  parts: TableChatParts,
  { memberId }: Pick<Sitter, 'memberId'>,
  wish: { readonly alias: string; readonly isHidden: boolean },
): Promise<string[] | Refusal<'table_chat.writer_unknown' | 'table_chat.hidden_too_many'>> {
  const { db } = parts.database;
  const writer = await writerOfAlias(db, wish.alias);
  if (writer === null || writer.memberId === memberId) return refuse('table_chat.writer_unknown');
  const before = await hiddenOf(db, memberId);
  if (wish.isHidden && before.length >= hiddenMost)
    return refuse('table_chat.hidden_too_many', { most: hiddenMost });
  await (wish.isHidden ? hide : unhide)(db, memberId, writer.memberId);
  return (await hiddenOf(db, memberId)).map(({ alias }) => alias);
}
