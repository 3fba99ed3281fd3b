import type { Presence } from '@colyseus/core';
import type { LobbyPush, LobbyPushType } from '@ikka/contract';
import type { Logger } from '../../platform/log.ts';
import { type LobbyMessage, lobbyTopic } from './lobby-room.ts';

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
}

export function createNews(presence: Presence, log: Logger): News {
  const send = (message: LobbyMessage) => {
    Promise.resolve(presence.publish(lobbyTopic, message)).catch((error: unknown) =>
      log.warn({ err: error, type: message.type }, 'news did not go out'),
    );
  };
  return {
    toMember: (memberId, type, push) => send({ memberId: String(memberId), type, push }),
    toSession: (memberId, sessionId, type, push) =>
      send({ memberId: String(memberId), sessionId, type, push }),
    toAll: (type, push) => send({ memberId: null, type, push }),
  };
}
