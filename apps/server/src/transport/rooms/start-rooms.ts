import { createServer, type Server as HttpServer } from 'node:http';
import { type Presence, Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Logger } from '../../platform/log.ts';
import { type ChatAccess, defineChatRoom } from './chat-room.ts';
import { defineGameRoom, type GameAccess } from './game-room.ts';
import { defineLobbyRoom, type LobbyAccess } from './lobby-room.ts';

export interface Rooms {
  /** Takes the requests and upgrades that belong to rooms; the process's own server hands them over. */
  readonly http: HttpServer;
  readonly presence: Presence;
  close(): Promise<void>;
}

/** Requests that the rooms answer. */
export const isRoomsRequest = (path: string): boolean => path.startsWith('/matchmake');

/** How a process that holds no rooms itself reaches those of the others, through Redis. */
export function distantRooms(redisUrl: string): { readonly presence: Presence; close(): void } {
  const presence = new RedisPresence(redisUrl);
  return { presence, close: () => presence.shutdown() };
}

/**
 * Starts the rooms on an HTTP server that never listens itself: the process has one port, and its server passes
 * on what is theirs. With Redis, rooms and pushes work over every process; without, within this one.
 */
export async function startRooms(parts: {
  readonly redisUrl: string | undefined;
  readonly address: string | undefined;
  readonly access: LobbyAccess;
  readonly chats: ChatAccess;
  readonly games: GameAccess;
  readonly log: Logger;
}): Promise<Rooms> {
  const http = createServer();
  const game = new Server({
    transport: new WebSocketTransport({
      server: http,
      pingInterval: 10_000,
      pingMaxRetries: 3,
      maxPayload: 16_384,
    }),
    gracefullyShutdown: false,
    greet: false,
    logger: parts.log.child({ part: 'rooms' }),
    ...(parts.redisUrl === undefined
      ? {}
      : { presence: new RedisPresence(parts.redisUrl), driver: new RedisDriver(parts.redisUrl) }),
    ...(parts.address === undefined ? {} : { publicAddress: parts.address }),
  });
  defineLobbyRoom(game, parts.access, parts.log);
  defineChatRoom(game, parts.chats);
  defineGameRoom(game, parts.games);
  await game.serverless();
  const { presence } = await import('@colyseus/core').then(({ matchMaker }) => matchMaker);
  // Every room of a game hears who logs out: a house of fifty tables has no leak.
  presence.setMaxListeners(0);
  return {
    http,
    presence,
    close: () => game.gracefullyShutdown(false),
  };
}
