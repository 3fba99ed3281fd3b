import { type CallAnswer, type calls, isRefusal, type Refusal } from '@ikka/contract';
import type { Caller, Handlers, OperatorSession } from '../../platform/calls.ts';
import type { DeskChat, OpenedChat } from './chat/desk.ts';
import type { FeedbackRow } from './feedback/read-feedback.ts';
import type { SentMessage } from './inbox/message.ts';
import type { Messages } from './index.ts';
import { pageOf, rowsOf } from './paging.ts';
import { lineOf } from './routes.ts';

type FeedbackDetail = CallAnswer<typeof calls.officeSupport.feedback>;
type ChatRow = CallAnswer<typeof calls.officeSupport.chats>['list'][number];
type ChatDetail = CallAnswer<typeof calls.officeSupport.chat>;
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
  feedbacks: async ({ query }) => {
    const { list, total } = await messages.feedbacks(query.state, rowsOf(query));
    return pageOf(query, list.map(feedbackRow), total);
  },
  feedback: async ({ params }) => {
    const found = await messages.feedback(params.id);
    return isRefusal(found) ? found : feedbackDetail(messages, found);
  },
  feedbackImage: ({ params }) => messages.feedbackImage(params.id, params.image),
  answerFeedback: async ({ params, body }, caller) => {
    const answered = await messages.answerFeedback(params.id, body.text, by(caller));
    return isRefusal(answered) ? answered : described(messages, answered.id);
  },
  closeFeedback: async ({ params }, caller) => {
    const closed = await messages.closeFeedback(params.id, by(caller));
    return isRefusal(closed) ? closed : described(messages, closed.id);
  },
  comeToDesk: ({ body }, caller) => messages.comeToDesk(body.isHere, by(caller)),
  chats: async ({ query }, caller) => {
    const { list, total, counts, present } = await messages.chats(query.of, rowsOf(query), by(caller));
    return { ...pageOf(query, list.map(chatRow), total), counts, present };
  },
  chat: async ({ params, query }) => openedOr(await messages.chat(params.id, query.after)),
  takeChat: async ({ params }, caller) => openedOr(await messages.takeChat(params.id, by(caller))),
  handOverChat: async ({ params, body }, caller) =>
    openedOr(await messages.handOverChat(params.id, body.to, by(caller))),
  closeChat: async ({ params }, caller) => openedOr(await messages.closeChat(params.id, by(caller))),
  readInOfficeChat: ({ params, body }, caller) => messages.readAsOperator(params.id, body.upTo, by(caller)),
  sayInOfficeChat: async ({ params, body }, caller) => {
    const said = await messages.sayAsOperator(params.id, body, by(caller));
    return isRefusal(said) ? said : lineOf(said);
  },
  typeInOfficeChat: ({ params }, caller) => messages.typeAsOperator(params.id, by(caller)),
  cannedAnswers: async () => ({ list: await messages.cannedAnswers() }),
  putCannedAnswer: ({ params, body }, caller) =>
    messages.putCannedAnswer({ id: params.id, ...body }, by(caller)),
  deleteCannedAnswer: ({ params }, caller) => messages.deleteCannedAnswer(params.id, by(caller)),
});

const openedOr = <Refused extends Refusal>(chat: OpenedChat | Refused): ChatDetail | Refused =>
  isRefusal(chat) ? chat : chatDetail(chat);

async function described(messages: Messages, id: string): Promise<FeedbackDetail> {
  const found = await messages.feedback(id);
  if (isRefusal(found)) throw new Error(`feedback ${id} is gone`);
  return feedbackDetail(messages, found);
}

const feedbackRow = (row: FeedbackRow) => ({
  id: row.id,
  state: row.state,
  memberId: row.memberId?.toString() ?? null,
  account: row.account,
  remark: row.remark,
  images: row.imageIds.length,
  sentAt: row.sentAt.toISOString(),
});

const feedbackDetail = (messages: Messages, row: FeedbackRow): FeedbackDetail => ({
  ...feedbackRow(row),
  imageIds: row.imageIds,
  language: row.language,
  answerBy: messages.answerWay(row),
  answer: row.answer,
  answeredBy: row.answeredBy,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  closedBy: row.closedBy,
  closedAt: row.closedAt?.toISOString() ?? null,
});

const chatRow = (chat: DeskChat): ChatRow => ({
  id: chat.id,
  state: chat.state,
  isVip: chat.isVip,
  rankLevel: chat.rankLevel,
  memberId: chat.memberId?.toString() ?? null,
  name: chat.name,
  language: chat.language,
  startedAt: chat.startedAt.toISOString(),
  lastAt: chat.lastAt.toISOString(),
  lastText: chat.lastText,
  assignedTo: chat.assignedTo,
  unread: chat.lastNo - chat.operatorReadNo,
});

const chatDetail = (chat: OpenedChat): ChatDetail => ({
  ...chatRow(chat),
  lines: chat.lines.map((line) => ({ ...lineOf(line), operator: line.operator })),
  lastNo: chat.lastNo,
  visitorReadNo: chat.visitorReadNo,
  closedAt: chat.closedAt?.toISOString() ?? null,
  closedBy: chat.closedBy,
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
