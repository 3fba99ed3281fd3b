import type { LanguageCode } from '@ikka/contract';
import type { Channel, MessageTemplate, OutboxMessage } from './channels.ts';
import type { ChannelsParts } from './parts.ts';
import { openContents } from './sealed-message.ts';
import { keptSince, type StoredMessage } from './store.ts';

/** How long the development outbox keeps a message. */
export const keptMs = 86_400_000;

/** Opens what stays in the development outbox, newest first. */
export async function readOutbox(
  { database, clock, vault }: ChannelsParts,
  rows: { readonly limit: number; readonly offset: number },
): Promise<{ list: OutboxMessage[]; total: number }> {
  const { list, total } = await keptSince(database.db, new Date(clock.now().getTime() - keptMs), rows);
  const opened = (row: StoredMessage): OutboxMessage => ({
    id: row.id,
    channel: row.channel as Channel,
    template: row.template as MessageTemplate,
    language: row.language as LanguageCode,
    memberId: row.memberId,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    ...openContents(vault, row.id, row.sealed ?? ''),
  });
  return { list: list.map(opened), total };
}
