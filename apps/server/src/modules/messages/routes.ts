import { type CallAnswer, type ChatLine, type calls, isRefusal } from '@ikka/contract';
import type { Caller, Handlers } from '../../platform/calls.ts';
import type { StoredLine } from './chat/store.ts';
import type { VisitorChat } from './chat/visitor.ts';
import type { Messages } from './index.ts';
import { pageOf, rowsOf } from './paging.ts';

/** The instant of a row as the wire has it. */
const dated = <Row extends { readonly date: Date }>(row: Row) => ({ ...row, date: row.date.toISOString() });

/** Who speaks: a member, or somebody of whom nothing is known; a trial account is a guest. */
const visitor = ({ member, ip, language }: Caller) => ({
  memberId: member === null || member.isTrial ? null : member.memberId,
  ip,
  language,
});

export const lineOf = ({ no, operator, text, sentAt, key }: StoredLine): ChatLine => ({
  no,
  author: operator === null ? 'visitor' : 'operator',
  text,
  sentAt: sentAt.toISOString(),
  key,
});

const viewOf = (chat: VisitorChat): CallAnswer<typeof calls.support.readChat> => ({
  ...chat,
  lines: chat.lines.map(lineOf),
});

export const supportRoutes = (messages: Messages): Handlers<typeof calls.support> => ({
  unreadCount: (_input, { member }) => messages.unreadCount(member.memberId),
  inbox: async ({ query }, { member }) => {
    const { list, total, unreadCount } = await messages.inbox(member.memberId, rowsOf(query));
    return { ...pageOf(query, list.map(dated), total), unreadCount };
  },
  inboxMessage: async ({ params }, { member }) => {
    const found = await messages.message(member.memberId, params.id);
    return isRefusal(found) ? found : dated(found);
  },
  markInboxRead: ({ params, body }, { member }) => messages.markRead(member.memberId, params.id, body.all),
  deleteInboxMessage: ({ params }, { member }) => messages.deleteMessage(member.memberId, params.id),
  feedbackSettings: () => messages.feedbackSettings(),
  uploadFeedbackImage: ({ upload }) => messages.keepFeedbackImage(upload),
  sendFeedback: ({ body }, caller) => messages.sendFeedback(body, visitor(caller)),
  serviceLink: (_input, caller) => messages.serviceLink(visitor(caller).memberId),
  currentChat: async ({ body }, caller) => {
    const current = await messages.currentChat(body.chat, visitor(caller));
    return { ...current, chat: current.chat && viewOf(current.chat) };
  },
  startChat: async ({ body }, caller) => {
    const chat = await messages.startChat(body, visitor(caller));
    return isRefusal(chat) ? chat : viewOf(chat);
  },
  readChat: async ({ body }, caller) => {
    const chat = await messages.readChat(body.chat, body.after, visitor(caller));
    return isRefusal(chat) ? chat : viewOf(chat);
  },
  sayInChat: async ({ body }, caller) => {
    const line = await messages.sayInChat(body, visitor(caller));
    return isRefusal(line) ? line : lineOf(line);
  },
  typeInChat: ({ body }, caller) => messages.typeInChat(body.chat, visitor(caller)),
  endChat: async ({ body }, caller) => {
    const chat = await messages.endChat(body.chat, visitor(caller));
    return isRefusal(chat) ? chat : viewOf(chat);
  },
});
