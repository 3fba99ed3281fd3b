import type { Transaction } from '../../../platform/database/index.ts';
import type { MessagesParts } from '../parts.ts';
import { changeChat, insertLine, type StoredChat, type StoredLine } from './store.ts';

/** So much of the last line stands in lists. */
const shownMost = 120;

/** Adds a line to a chat that the transaction holds locked; `operator` null where the visitor speaks. */
export async function addLine(
  { clock }: Pick<MessagesParts, 'clock'>,
  tx: Transaction,
  chat: StoredChat,
  { operator, key, text }: Pick<StoredLine, 'operator' | 'key' | 'text'>,
): Promise<StoredLine> {
  const sentAt = clock.now();
  const no = chat.lastNo + 1;
  const line = { chatId: chat.id, no, operator, text, sentAt, key };
  await insertLine(tx, line);
  await changeChat(tx, chat.id, {
    lastNo: no,
    lastAt: sentAt,
    lastText: text.replace(/\s+/g, ' ').slice(0, shownMost),
    // Whoever speaks has read what was said before.
    ...(operator === null ? { visitorReadNo: no } : { operatorReadNo: no }),
  });
  return line;
}
