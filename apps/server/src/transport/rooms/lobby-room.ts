import { type Client, Room, type Server, ServerError } from '@colyseus/core';
import { type LobbyPush, type LobbyPushType, lobbyRoomName } from '@ikka/contract';
import type { SessionMember } from '../../platform/calls.ts';
import type { Logger } from '../../platform/log.ts';

/** What the lobby needs to know of who joins. */
export interface LobbyAccess {
  member(token: string): Promise<SessionMember | null>;
}

/** A push on its way between processes: for one member's pages, or for everybody's. */
export interface LobbyMessage {
  readonly memberId: string | null;
  /** Only the pages of this session, where it concerns one. */
  readonly sessionId?: string;
  readonly type: LobbyPushType;
  readonly push: LobbyPush<LobbyPushType>;
}

export const lobbyTopic = 'ikka:lobby';
const lobbySize = 2_000;

interface Seat {
  readonly memberId: string | null;
  readonly sessionId: string | null;
}

/**
 * The room that open pages join to hear news. It takes no commands and holds no state: whoever misses a push
 * reads again after joining. A full lobby simply gets a second room beside it.
 */
export function defineLobbyRoom(game: Server, access: LobbyAccess, log: Logger): void {
  class LobbyRoom extends Room {
    override maxClients = lobbySize;
    override autoDispose = true;
    private readonly seats = new Map<string, Seat>();
    private readonly deliver = (message: LobbyMessage) => this.passOn(message);

    override async onCreate(): Promise<void> {
      await this.presence.subscribe(lobbyTopic, this.deliver);
    }

    /** A guest needs no token; a token that is not alive is refused, so that the page notices its lost session. */
    override async onAuth(_client: Client, options: unknown): Promise<Seat> {
      const token = (options as { token?: unknown } | undefined)?.token;
      if (token === undefined || token === null) return { memberId: null, sessionId: null };
      const member = typeof token === 'string' && token.length <= 512 ? await access.member(token) : null;
      if (member === null) throw new ServerError(401, 'session.required');
      return { memberId: String(member.memberId), sessionId: member.sessionId };
    }

    override onJoin(client: Client, _options: unknown, seat: Seat): void {
      this.seats.set(client.sessionId, seat);
    }

    override onLeave(client: Client): void {
      this.seats.delete(client.sessionId);
    }

    override async onDispose(): Promise<void> {
      await this.presence.unsubscribe(lobbyTopic, this.deliver);
    }

    private passOn(message: LobbyMessage): void {
      for (const client of this.clients) {
        const seat = this.seats.get(client.sessionId);
        if (seat === undefined) continue;
        const isMeant =
          (message.memberId === null || message.memberId === seat.memberId) &&
          (message.sessionId === undefined || message.sessionId === seat.sessionId);
        if (!isMeant) continue;
        client.send(message.type, message.push);
        if (message.type === 'session.ended') client.leave();
      }
    }
  }
  game.define(lobbyRoomName, LobbyRoom);
  log.debug('the lobby is open');
}
