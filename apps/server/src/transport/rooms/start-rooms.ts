import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { matchMaker, type Presence, Room, Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { type TransportOptions, WebSocketTransport } from '@colyseus/ws-transport';
import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { Logger } from '../../platform/log.ts';
import { type ChatAccess, defineChatRoom } from './chat-room.ts';
import type { Entrance, EntranceRefusal } from './entrance.ts';
import { defineGameRoom, type GameAccess } from './game-room.ts';
import { defineLobbyRoom, type LobbyAccess } from './lobby-room.ts';
import { frameBytesMax, roomSocket } from './room-socket.ts';

/** A seat that is kept for a page until its socket comes, as the page's library reads it. */
export type KeptSeat = Awaited<ReturnType<typeof matchMaker.joinOrCreate>>;

export interface Rooms {
  readonly presence: Presence;
  /** Keeps a seat in a room for whoever shows a good pass; where no room has one left, there is another room. */
  keepSeat(room: string, pass: unknown): Promise<KeptSeat | EntranceRefusal | Refusal<'system.unavailable'>>;
  /** Whether a seat is kept in a room of this process. */
  isKept(roomId: string, sessionId: string): boolean;
  /** Makes a socket of a connection whose page has a seat. */
  open(request: IncomingMessage, socket: Socket, head: Buffer): void;
  close(): Promise<void>;
}

/** How a process that holds no rooms itself reaches those of the others, through Redis. */
export function distantRooms(redisUrl: string): { readonly presence: Presence; close(): void } {
  const presence = new RedisPresence(redisUrl);
  return { presence, close: () => presence.shutdown() };
}

const pingEveryMs = 10_000;
/** So many pings may stay without an answer; whoever misses the next one too is cut. */
const pingsMissed = 3;

/** Starts the rooms. With Redis, rooms and pushes work over every process; without, within this one. */
export async function startRooms(parts: {
  readonly redisUrl: string | undefined;
  readonly address: string | undefined;
  readonly access: LobbyAccess;
  readonly chats: ChatAccess;
  readonly games: GameAccess;
  readonly log: Logger;
  readonly pingMs?: number;
}): Promise<Rooms> {
  const log = parts.log.child({ part: 'rooms' });
  const transport = new WebSocketTransport({
    noServer: true,
    WebSocket: roomSocket(log),
    pingInterval: parts.pingMs ?? pingEveryMs,
    pingMaxRetries: pingsMissed,
    maxPayload: frameBytesMax,
    // A byte needs no parts; what comes in them is not kept.
    maxFragments: 4,
    maxBufferedChunks: 64,
  } as TransportOptions);
  // It never listens itself: the process has one port, whose server hands over the connections of those who have a seat. Requests
  // for seats never come here, so that no body is read but by the gates of every call.
  const http = createServer();
  transport.attachToServer(http);
  const game = new Server({
    transport,
    gracefullyShutdown: false,
    greet: false,
    logger: log,
    ...(parts.redisUrl === undefined
      ? {}
      : { presence: new RedisPresence(parts.redisUrl), driver: new RedisDriver(parts.redisUrl) }),
    ...(parts.address === undefined ? {} : { publicAddress: parts.address }),
  });
  const entrances = new Map<string, Entrance>(
    [
      defineLobbyRoom(game, parts.access, parts.log),
      defineChatRoom(game, parts.chats),
      defineGameRoom(game, parts.games),
    ].map((entrance) => [entrance.room, entrance]),
  );
  await matchMaker.accept();
  const { presence } = matchMaker;
  // Every room of a game hears who logs out: a house of fifty tables has no leak.
  presence.setMaxListeners(0);
  return {
    presence,
    keepSeat: (room, pass) => keepSeat(entrances.get(room), pass, log),
    isKept(roomId, sessionId) {
      const room: unknown = matchMaker.getLocalRoomById(roomId);
      // Seats lie in a plain object, which has names of its own.
      return room instanceof Room && !(sessionId in Object.prototype) && room.hasReservedSeat(sessionId);
    },
    open: (request, socket, head) => void http.emit('upgrade', request, socket, head),
    async close() {
      await game.gracefullyShutdown(false);
      http.close();
    },
  };
}

async function keepSeat(
  entrance: Entrance | undefined,
  sent: unknown,
  log: Logger,
): Promise<KeptSeat | EntranceRefusal | Refusal<'system.unavailable'>> {
  if (entrance === undefined) return refuse('request.not_found');
  const pass = entrance.pass.safeParse(sent ?? {});
  if (!pass.success) return refuse('request.malformed');
  const refused = await entrance.refusal(pass.data);
  if (isRefusal(refused)) return refused;
  if (matchMaker.state !== matchMaker.MatchMakerState.READY) return refuse('system.unavailable');
  try {
    return await matchMaker.joinOrCreate(entrance.room, pass.data);
  } catch (error) {
    // The process that keeps the room may have gone this moment; the page comes again.
    log.warn({ err: error, room: entrance.room }, 'no seat could be kept');
    return refuse('system.unavailable');
  }
}
