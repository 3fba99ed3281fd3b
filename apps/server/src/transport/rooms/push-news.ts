import type { Presence } from '@colyseus/core';
import type { ChatPush, ChatPushType, LobbyPush, LobbyPushType } from '@ikka/contract';
import type { Logger } from '../../platform/log.ts';
import { type ChatMessage, chatTopic } from './chat-room.ts';
import { balanceTopic, type LobbyMessage, lobbyTopic } from './lobby-room.ts';
import { type TalkMessage, talkTopic } from './talk-topic.ts';

/** Sends news to open pages, in whichever process their room lives. A push that is lost costs a page one re-read. */
export interface News {
  toMember<Type extends LobbyPushType>(memberId: bigint, type: Type, push: LobbyPush<Type>): void;
  toSession<Type extends LobbyPushType>(
    memberId: bigint,
    sessionId: string,
    type: Type,
    push: LobbyPush<Type>,
  ): void;
  toAll<Type extends LobbyPushType>(type: Type, push: LobbyPush<Type>): void;
  /** To the window of the chat, and to the desk. */
  ofChat<Type extends ChatPushType>(type: Type, push: ChatPush<Type>): void;
  /** To those who watch a table, or to the pages of one member there. */
  ofTable(tableId: string, message: TalkMessage): void;
  /** The member's pages get the balance as it is a moment later; cheap where none is open. */
  balanceChanged(memberId: bigint): void;
}

export function createNews(presence: Presence, log: Logger): News {
  const publish = (topic: string, message: unknown) => {
    Promise.resolve(presence.publish(topic, message)).catch((error: unknown) =>
      log.warn({ err: error, topic }, 'news did not go out'),
    );
  };
  const send = (message: LobbyMessage) => publish(lobbyTopic, message);
  return {
    toMember: (memberId, type, push) => send({ memberId: String(memberId), type, push }),
    toSession: (memberId, sessionId, type, push) =>
      send({ memberId: String(memberId), sessionId, type, push }),
    toAll: (type, push) => send({ memberId: null, type, push }),
    ofChat: (type, push) => publish(chatTopic, { type, push } satisfies ChatMessage),
    ofTable: (tableId, message) => publish(talkTopic(tableId), message),
    balanceChanged: (memberId) => publish(balanceTopic, String(memberId)),
  };
}
