import type { IncomingMessage } from 'node:http';
import { isRefusal, type RateLimit, type RefusalCode } from '@ikka/contract';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../platform/address-key.ts';
import { isOwnOrigin } from '../own-origins.ts';
import type { CheckRate } from '../rate-limits.ts';
import { type RefusalParts, sendRefusal } from '../send-refusal.ts';
import type { Upgrades } from '../serve-requests.ts';
import { createSocketCount } from './count-sockets.ts';
import type { Rooms } from './start-rooms.ts';

export interface RoomsGate extends RefusalParts {
  readonly rooms: Rooms | null;
  readonly checkRate: CheckRate;
  /** Addresses of the site and of its own games, whose pages may come in. */
  readonly ownOrigins: () => readonly string[];
  /** Widens or narrows how many sockets an address may have, as it does every limit. */
  readonly limitFactor: number;
}

/**
 * Seats that are kept for one address. When a server comes back, every page behind a carrier's address asks within the first
 * seconds, and again after some more; a seat that nobody takes is free again after fifteen.
 */
const seats: { readonly limit: RateLimit } = { limit: { points: 300, perSeconds: 10 } };

/** A pass is two tokens of 512 characters at most. */
const passBytesMax = 4_096;

/**
 * Sockets of a process. A guest's rests at some twenty kilobytes (docs/operating.md), so that all of them stay far below half
 * a gigabyte; whoever needs more starts another process.
 */
const socketsMax = 20_000;

/** The process, its room, and the seat that is kept there, as the page's library writes them. */
const seatAddress = /^\/[\w-]{1,64}\/([\w-]{1,64})\?sessionId=([\w-]{1,64})$/;

/**
 * The way into the rooms: a call that keeps a seat, then the socket that takes it. Both are looked at here, and whoever does not
 * belong in is told so in HTTP before any room hears of it. There is no other call: a room is made when somebody needs it.
 */
export function bindRooms(
  app: FastifyInstance,
  upgrades: Upgrades,
  parts: RoomsGate,
): { readonly sockets: () => number } {
  const sockets = createSocketCount({
    perAddress: () => Math.max(1, parts.settings.get('site.sockets_per_address') * parts.limitFactor),
    inAll: socketsMax,
  });
  const isForeign = ({ origin, host }: IncomingMessage['headers']) =>
    !isOwnOrigin({ origin, host }, parts.ownOrigins());

  app.addHook('onRequest', (request, reply, done) => {
    const upgrade = upgrades.get(request.raw);
    if (upgrade === undefined) return done();
    const refused = refuseSocket(request.raw, parts.rooms, isForeign);
    if (parts.rooms === null || refused !== null)
      return void sendRefusal(reply, refused ?? 'request.not_found', parts);
    const gone = sockets.enter(addressKey(request.ip));
    if (gone === 'address') {
      return void sendRefusal(reply, 'request.too_many', parts, { value: { retryAfterSeconds: 30 } });
    }
    if (gone === 'process') return void sendRefusal(reply, 'system.unavailable', parts);
    upgrade.socket.once('close', gone);
    reply.hijack();
    upgrade.response.detachSocket(upgrade.socket);
    parts.rooms.open(request.raw, upgrade.socket, upgrade.head);
  });

  app.post<{ Params: { room: string } }>(
    '/matchmake/joinOrCreate/:room',
    { bodyLimit: passBytesMax },
    async (request, reply) => {
      if (parts.rooms === null) return sendRefusal(reply, 'request.not_found', parts);
      if (isForeign(request.headers)) return sendRefusal(reply, 'request.foreign_origin', parts);
      const tooMany = await parts.checkRate('rooms.seat', seats, `ip:${addressKey(request.ip)}`);
      if (tooMany) return sendRefusal(reply, tooMany.code, parts, { value: tooMany.value });
      const seat = await parts.rooms.keepSeat(request.params.room, request.body);
      if (isRefusal(seat)) return sendRefusal(reply, seat.code, parts, { value: seat.value });
      return reply.header('Cache-Control', 'no-store').send(seat);
    },
  );
  return { sockets: () => sockets.size };
}

/** Why a connection becomes no socket; null where its page has a seat. */
function refuseSocket(
  { method, url = '', headers }: IncomingMessage,
  rooms: Rooms | null,
  isForeign: (headers: IncomingMessage['headers']) => boolean,
): RefusalCode | null {
  const [, roomId = '', sessionId = ''] = seatAddress.exec(url) ?? [];
  if (rooms === null || method !== 'GET' || sessionId === '') return 'request.not_found';
  if (!isHandshake(headers)) return 'request.malformed';
  if (isForeign(headers)) return 'request.foreign_origin';
  return rooms.isKept(roomId, sessionId) ? null : 'request.not_found';
}

/** What RFC 6455 asks of whoever wants a WebSocket. */
function isHandshake(headers: IncomingMessage['headers']): boolean {
  const { 'sec-websocket-key': key = '', 'sec-websocket-version': version } = headers;
  return version === '13' && /^[+/0-9A-Za-z]{22}==$/.test(key);
}
