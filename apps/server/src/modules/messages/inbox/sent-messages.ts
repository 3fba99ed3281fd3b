import { type Refusal, refuse } from '@ikka/contract';
import type { BothWords, MessagesParts, Rows } from '../parts.ts';
import { type SentMessage, sentMessageOf } from './message.ts';
import {
  countReads,
  countRecipients,
  findMessage,
  messagesOfOperators,
  recipientsOf,
  type StoredMessage,
} from './store.ts';

/** Adds to messages who they went to. */
export async function describeSent(
  { database, identity }: MessagesParts,
  rows: readonly StoredMessage[],
): Promise<SentMessage[]> {
  const lists = await countRecipients(
    database.db,
    rows.filter(({ audience }) => audience === 'list').map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const only = row.memberId === null ? null : await identity.member(row.memberId);
      return sentMessageOf(row, { count: lists.get(row.id) ?? 1, onlyAccount: only?.name ?? null });
    }),
  );
}

/** What operators wrote, newest first. */
export async function sentMessages(
  parts: MessagesParts,
  rows: Rows,
): Promise<{ list: SentMessage[]; total: number }> {
  const { list, total } = await messagesOfOperators(parts.database.db, rows);
  return { list: await describeSent(parts, list), total };
}

/** One of them with its words, the names on its list, and how many have read it. */
export async function sentMessage(
  parts: MessagesParts,
  id: string,
): Promise<
  | (SentMessage & { readonly html: BothWords; readonly accounts: string[]; readonly reads: number })
  | Refusal<'inbox.unknown'>
> {
  const { db } = parts.database;
  const found = await findMessage(db, id);
  if (found === null || found.sentBy === null) return refuse('inbox.unknown');
  const [[sent], list, reads] = await Promise.all([
    describeSent(parts, [found]),
    recipientsOf(db, id),
    countReads(db, id),
  ]);
  if (sent === undefined) throw new Error(`message ${id} was not described`);
  const accounts = list.map(({ account }) => account);
  return { ...sent, html: found.html, accounts, reads };
}
