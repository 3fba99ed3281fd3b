import { chatLimits } from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import { tellMember } from '../inbox/tell-member.ts';
import type { MessagesParts } from '../parts.ts';
import { changeChat, findChat, linesAfter, lockIdle, type StoredChat } from './store.ts';

/** Closes a chat that the transaction holds locked. */
export async function closeLocked(
  { clock }: Pick<MessagesParts, 'clock'>,
  tx: Transaction,
  chat: StoredChat,
  closedBy: 'visitor' | 'operator' | 'idle',
): Promise<void> {
  await changeChat(tx, chat.id, { state: 'closed', closedBy, closedAt: clock.now() });
}

/** What a member has not read of a chat that is closed goes into his messages, so that no answer is lost. */
export async function tellUnread(parts: MessagesParts, chatId: string): Promise<void> {
  const { database, facts } = parts;
  const chat = await findChat(database.db, chatId);
  if (chat === null || chat.memberId === null) return;
  const { memberId } = chat;
  const lines = await linesAfter(database.db, chatId, chat.visitorReadNo, chatLimits.linesMost);
  const unread = lines.filter(({ operator }) => operator !== null);
  if (unread.length === 0) return;
  const text = unread.map((line) => line.text).join('\n\n');
  await database.transaction((tx) =>
    tellMember(parts, tx, memberId, {
      title: { EN: 'Our answer in the chat', UR: 'گفتگو میں ہمارا جواب' },
      text: { EN: text, UR: text },
    }),
  );
  facts.publish('InboxChanged', { memberIds: [memberId] });
}

/** Closes chats in which nobody has said anything for the time of the setting. */
export async function closeIdleChats(parts: MessagesParts): Promise<void> {
  const { database, clock, settings, facts } = parts;
  const since = new Date(clock.now().getTime() - settings.get('support.chat_idle_minutes') * 60_000);
  const closed = await database.transaction(async (tx) => {
    const idle = await lockIdle(tx, since, 200);
    for (const chat of idle) await closeLocked(parts, tx, chat, 'idle');
    return idle;
  });
  for (const { id } of closed) {
    await tellUnread(parts, id);
    facts.publish('ChatChanged', { chatId: id });
  }
}
