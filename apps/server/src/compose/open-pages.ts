import type { Presence } from '@colyseus/core';
import type { Bus } from '../platform/bus.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/log.ts';
import type { House } from '../platform/module/make-modules.ts';
import type { Given } from '../platform/module/module.ts';
import type { transportNeeds } from '../platform/transport-needs.ts';
import type { GameAccess } from '../transport/rooms/game-room.ts';
import { createNews } from '../transport/rooms/push-news.ts';
import { distantRooms, type Rooms, startRooms } from '../transport/rooms/start-rooms.ts';
import { talkTopic } from '../transport/rooms/talk-topic.ts';

/** How this process reaches open pages: by rooms of its own, by those of others over Redis, or not at all. */
export async function openPages({
  config,
  log,
  house,
  given,
  keepsRooms,
}: {
  readonly config: Config;
  readonly log: Logger;
  readonly house: House;
  readonly given: Given<typeof transportNeeds>;
  readonly keepsRooms: boolean;
}): Promise<{ readonly rooms: Rooms | null; close(): void }> {
  const rooms = keepsRooms
    ? await startRooms({
        redisUrl: config.REDIS_URL,
        address: config.ROOMS_ADDRESS,
        log,
        access: { member: given.memberSession, balance: given.balance },
        chats: { operator: given.operatorSession, chatOfToken: given.chatOfToken },
        games: gameAccess(given),
      })
    : null;
  const distant = rooms === null && config.REDIS_URL !== undefined ? distantRooms(config.REDIS_URL) : null;
  const presence = rooms?.presence ?? distant?.presence;
  if (presence) {
    const news = createNews(presence, log);
    house.tellPages(news);
    if (rooms) house.tellOwnPages(news);
    await house.join(busOf(presence, log), { keepsRooms });
  }
  return { rooms, close: () => distant?.close() };
}

/** What the rooms of shared games need to know, from whichever module has the game. */
function gameAccess({ bearer, watchedGames }: Given<typeof transportNeeds>): GameAccess {
  const find = (gameId: string) => watchedGames().find((games) => games.has(gameId));
  const watched = (gameId: string) => {
    const games = find(gameId);
    if (games === undefined) throw new Error(`nobody watches ${gameId}`);
    return games;
  };
  return {
    bearer,
    isShared: (gameId) => find(gameId) !== undefined,
    async roomOf(gameId, room) {
      const { roomOf } = watched(gameId);
      if (roomOf !== undefined) return roomOf(gameId, room);
      return room === undefined ? gameId : null;
    },
    topicOf: (gameId, roomId) => watched(gameId).topicOf(roomId),
    line: (roomId, play, isUp) => watched(play.gameId).line?.(roomId, play, isUp),
    talkTopicOf: (gameId, roomId) => (watched(gameId).hasTalk(gameId) ? talkTopic(roomId) : null),
    read: (gameId, message) => watched(gameId).read(gameId, message),
  };
}

/** The rooms' presence, by which their processes hear of one another. */
function busOf(presence: Presence, log: Logger): Bus {
  return {
    publish(topic, message) {
      Promise.resolve(presence.publish(topic, message)).catch((error: unknown) =>
        log.warn({ err: error, topic }, 'a room was not heard'),
      );
    },
    subscribe: async (topic, listener) => {
      await presence.subscribe(topic, listener);
    },
  };
}
