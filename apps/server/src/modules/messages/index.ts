import type { FeedbackState } from '@ikka/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { type CannedAnswer, deleteCannedAnswer, listCanned, putCannedAnswer } from './chat/canned-answers.ts';
import { chatOfToken } from './chat/chat-token.ts';
import { closeIdleChats } from './chat/close-chat.ts';
import {
  closeChat,
  comeToDesk,
  handOverChat,
  listChats,
  openChat,
  presentOperators,
  readAsOperator,
  sayAsOperator,
  takeChat,
  typeAsOperator,
} from './chat/desk.ts';
import { serviceLink } from './chat/service-link.ts';
import type { DeskList } from './chat/store.ts';
import {
  type ChatVisitor,
  currentChat,
  endChat,
  readChat,
  sayInChat,
  startChat,
  typeInChat,
} from './chat/visitor.ts';
import { answerFeedback, closeFeedback } from './feedback/answer-feedback.ts';
import { images, showImage } from './feedback/keep-image.ts';
import { answerWay, listFeedback, readFeedback } from './feedback/read-feedback.ts';
import { type FeedbackSender, type FeedbackWish, sendFeedback } from './feedback/send-feedback.ts';
import type { StoredFeedback } from './feedback/store.ts';
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

    feedbackSettings: () => ({
      remarkMax: parts.settings.get('feedback.remark_max'),
      imagesMax: parts.settings.get('feedback.images_max'),
      uploadMaxBytes: parts.settings.get('upload.image_max_bytes'),
    }),
    keepFeedbackImage: (upload: Uint8Array) => images.keep(parts, null, upload),
    sendFeedback: (wish: FeedbackWish, by: FeedbackSender) => sendFeedback(parts, wish, by),
    /** For a job. */
    forgetUnclaimedImages: () => images.forgetUnclaimed(parts),

    serviceLink: (memberId: bigint | null) => serviceLink(parts, memberId),
    currentChat: async (token: string | undefined, by: ChatVisitor) => ({
      chat: await currentChat(parts, token, by),
      isStaffed: (await presentOperators(parts)).length > 0,
      headerColour: parts.settings.get('site.chat_header_colour'),
    }),
    startChat: (wish: Parameters<typeof startChat>[1], by: ChatVisitor) => startChat(parts, wish, by),
    readChat: (token: string, after: number, by: ChatVisitor) => readChat(parts, token, after, by),
    sayInChat: (wish: Parameters<typeof sayInChat>[1], by: ChatVisitor) => sayInChat(parts, wish, by),
    typeInChat: (token: string, by: ChatVisitor) => typeInChat(parts, token, by),
    endChat: (token: string, by: ChatVisitor) => endChat(parts, token, by),
    /** The chat that a token opens, for who listens to it; it tells nothing of what is said. */
    chatOfToken: (token: string) => chatOfToken(parts.vault, token),
    /** For a job. */
    closeIdleChats: () => closeIdleChats(parts),

    // For operators.
    sentMessages: (rows: Rows) => sentMessages(parts, rows),
    sentMessage: (id: string) => sentMessage(parts, id),
    previewMessage: ({ EN, UR }: BothWords): BothWords => ({
      EN: parts.cleanHtml(EN),
      UR: parts.cleanHtml(UR),
    }),
    sendMessage: (wish: MessageWish, by: OperatorActor) => sendMessage(parts, wish, by),
    recallMessage: (id: string, by: OperatorActor) => recallMessage(parts, id, by),
    feedbacks: (state: FeedbackState, rows: Rows) => listFeedback(parts, state, rows),
    feedback: (id: string) => readFeedback(parts, id),
    feedbackImage: (id: string, image: string) => showImage(parts, id, image),
    answerFeedback: (id: string, text: string, by: OperatorActor) => answerFeedback(parts, id, text, by),
    closeFeedback: (id: string, by: OperatorActor) => closeFeedback(parts, id, by),
    answerWay: (row: Pick<StoredFeedback, 'memberId' | 'email'>) => answerWay(parts, row),
    comeToDesk: (isHere: boolean, by: OperatorActor) => comeToDesk(parts, isHere, by),
    chats: (of: DeskList, rows: Rows, by: OperatorActor) => listChats(parts, of, rows, by),
    chat: (id: string, after: number) => openChat(parts, id, after),
    takeChat: (id: string, by: OperatorActor) => takeChat(parts, id, by),
    handOverChat: (id: string, to: string | null, by: OperatorActor) => handOverChat(parts, id, to, by),
    closeChat: (id: string, by: OperatorActor) => closeChat(parts, id, by),
    sayAsOperator: (id: string, line: Parameters<typeof sayAsOperator>[2], by: OperatorActor) =>
      sayAsOperator(parts, id, line, by),
    readAsOperator: (id: string, upTo: number, by: OperatorActor) => readAsOperator(parts, id, upTo, by),
    typeAsOperator: (id: string, by: OperatorActor) => typeAsOperator(parts, id, by),
    cannedAnswers: () => listCanned(parts),
    putCannedAnswer: (answer: CannedAnswer, by: OperatorActor) => putCannedAnswer(parts, answer, by),
    deleteCannedAnswer: (id: string, by: OperatorActor) => deleteCannedAnswer(parts, id, by),
  };
}

export type Messages = ReturnType<typeof createMessages>;
