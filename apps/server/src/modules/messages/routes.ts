import { type calls, isRefusal } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Messages } from './index.ts';
import { pageOf, rowsOf } from './paging.ts';

/** The instant of a row as the wire has it. */
const dated = <Row extends { readonly date: Date }>(row: Row) => ({ ...row, date: row.date.toISOString() });

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
});
