import { type CallAnswer, type calls, isRefusal } from '@ikka/contract';
import type { Caller, Handlers, OperatorSession } from '../../platform/calls.ts';
import type { SentMessage } from './inbox/message.ts';
import type { Messages } from './index.ts';
import { pageOf, rowsOf } from './paging.ts';

type SentRow = CallAnswer<typeof calls.officeSupport.sendMessage>;

const by = ({ operator, ip }: Caller & { readonly operator: OperatorSession }) => ({
  username: operator.username,
  ip,
});

export const supportOfficeRoutes = (messages: Messages): Handlers<typeof calls.officeSupport> => ({
  sentMessages: async ({ query }) => {
    const { list, total } = await messages.sentMessages(rowsOf(query));
    return pageOf(query, list.map(sentRow), total);
  },
  sentMessage: async ({ params }) => {
    const found = await messages.sentMessage(params.id);
    if (isRefusal(found)) return found;
    const { html, accounts, reads } = found;
    return { ...sentRow(found), html, accounts, reads };
  },
  previewMessage: ({ body }) => ({ html: messages.previewMessage(body.html) }),
  sendMessage: async ({ body }, caller) => {
    const sent = await messages.sendMessage(body, by(caller));
    return isRefusal(sent) ? sent : sentRow(sent);
  },
  recallMessage: async ({ params }, caller) => {
    const recalled = await messages.recallMessage(params.id, by(caller));
    return isRefusal(recalled) ? recalled : sentRow(recalled);
  },
});

function sentRow(sent: SentMessage): SentRow {
  const { audience } = sent;
  return {
    id: sent.id,
    audience:
      audience.kind === 'members'
        ? { ...audience, only: audience.only && { ...audience.only, id: String(audience.only.id) } }
        : audience,
    title: sent.title,
    sentBy: sent.sentBy,
    sentAt: sent.sentAt.toISOString(),
    recalledBy: sent.recalledBy,
    recalledAt: sent.recalledAt?.toISOString() ?? null,
  };
}
