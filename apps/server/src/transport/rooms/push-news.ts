import type { Presence } from '@colyseus/core';
import type { Logger } from '../../platform/log.ts';
import type { News } from '../../platform/news.ts';
import { type ChatMessage, chatTopic } from './chat-room.ts';
import { balanceTopic, type LobbyMessage, lobbyTopic } from './lobby-room.ts';
import { talkTopic } from './talk-topic.ts';

/** How news goes out to open pages. */
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
