import type { Transaction } from '../../platform/database/index.ts';
import { deleteMessage, markMessageRead, readInbox, readMessage, unreadCount } from './inbox/read-inbox.ts';
import { recallMessage } from './inbox/recall-message.ts';
import { type MessageWish, sendMessage } from './inbox/send-message.ts';
import { sentMessage, sentMessages } from './inbox/sent-messages.ts';
import { type Told, tellMember } from './inbox/tell-member.ts';
import type { BothWords, MessagesParts, OperatorActor, Rows } from './parts.ts';

export { supportOfficeRoutes } from './office-routes.ts';
export { supportRoutes } from './routes.ts';

/** How the house and its visitors write to one another. */
export function createMessages(parts: MessagesParts) {
  return {
    unreadCount: (memberId: bigint) => unreadCount(parts, memberId),
    inbox: (memberId: bigint, rows: Rows) => readInbox(parts, memberId, rows),
    message: (memberId: bigint, id: string) => readMessage(parts, memberId, id),
    markRead: (memberId: bigint, id: string, isAll: boolean) => markMessageRead(parts, memberId, id, isAll),
    deleteMessage: (memberId: bigint, id: string) => deleteMessage(parts, memberId, id),
    /**
     * For other modules: writes into a member's list in the caller's transaction. Publish `InboxChanged` after the commit,
     * so that his open pages show it.
     */
    tell: (tx: Transaction, memberId: bigint, told: Told) => tellMember(parts, tx, memberId, told),

    // For operators.
    sentMessages: (rows: Rows) => sentMessages(parts, rows),
    sentMessage: (id: string) => sentMessage(parts, id),
    previewMessage: ({ EN, UR }: BothWords): BothWords => ({
      EN: parts.cleanHtml(EN),
      UR: parts.cleanHtml(UR),
    }),
    sendMessage: (wish: MessageWish, by: OperatorActor) => sendMessage(parts, wish, by),
    recallMessage: (id: string, by: OperatorActor) => recallMessage(parts, id, by),
  };
}

export type Messages = ReturnType<typeof createMessages>;
