import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../platform/database/index.ts';
import type { Message } from './channels.ts';
import { assertRight } from './message-rules.ts';
import type { ChannelsParts } from './parts.ts';
import { sealContents } from './sealed-message.ts';
import { insertMessage } from './store.ts';
import { writeMessage } from './write-message.ts';

/** Writes a message and queues it sealed, in the caller's transaction. Throws on what only a bug can bring. */
export async function sendMessage(
  { clock, vault, settings, ways }: ChannelsParts,
  tx: Transaction,
  message: Message,
): Promise<void> {
  const now = clock.now();
  const way = ways[message.channel];
  if (way === null) throw new Error(`channels: ${message.channel} is not available; ask before writing`);
  assertRight(message, now);
  const id = uuidv7();
  const written = writeMessage(message, now, settings.get('site.time_zone'));
  const { channel, template, language, memberId, expiresAt, to, values } = message;
  await insertMessage(tx, {
    id,
    channel,
    template,
    language,
    memberId,
    state: way === 'outbox' ? 'kept' : 'queued',
    sealed: sealContents(vault, id, { to, values, ...written }),
    createdAt: now,
    expiresAt,
    nextAt: now,
  });
}
