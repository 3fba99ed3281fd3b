import { type Client, getMessageBytes, Protocol, Room, type Server, ServerError } from '@colyseus/core';
import { gameRoomName, refuse } from '@ikka/contract';
import { z } from 'zod';
import type { PlaySession } from '../../platform/calls.ts';
import type { TalkMessage } from '../../platform/news.ts';
import type { Bearer, GameNews } from '../../platform/transport-needs.ts';
import { createCourier } from './courier.ts';
import { type Entrance, entrance, passToken } from './entrance.ts';
import { type LobbyMessage, lobbyTopic } from './lobby-room.ts';

/** What the room knows of a page in it. */
interface Page {
  /** Whose it is, and in which money it plays. */
  readonly key: string;
  readonly sessionId: string;
  readonly play: PlaySession;
}

/** What the room of a shared game needs to know of who joins, and where its news comes from. */
export interface GameAccess {
  /** The play session of a token, with the log-in by which it lives. */
  bearer(token: string): Promise<Bearer | null>;
  /** Whether the game is one that several play together. */
  isShared(gameId: string): boolean;
  /** The room that a page asks for: the game's only one where it names none; null where there is no such room of the game. */
  roomOf(gameId: string, room: string | undefined): Promise<string | null>;
  topicOf(gameId: string, roomId: string): string;
  /** The first page of a play session came into a room, or its last one left. */
  line(roomId: string, play: PlaySession, isUp: boolean): void;
  /** Where it is told what is said at the room's table; null where nobody speaks. */
  talkTopicOf(gameId: string, roomId: string): string | null;
  /** What a message of that game's topic says, in the words of the wire. */
  read(gameId: string, message: unknown): GameNews;
}

const roomSize = 2_000;

const name = z.string().min(1).max(64);
const gamePass = z.object({ gameId: name, room: name.optional(), token: passToken });

/**
 * The room in which the pages of one shared game watch. It takes no commands: bets and cash-outs are calls. A full room
 * gets another one beside it, and each hears the same; who misses a message sees the gap in the versions and asks. A page whose
 * log-in has ended is put out: what it was told of its member was told to that log-in.
 */
export function defineGameRoom(game: Server, access: GameAccess): Entrance {
  class GameRoom extends Room {
    override maxClients = roomSize;
    override autoDispose = true;
    private gameId = '';
    /** The room as the house knows it; this one holds a part of its pages. */
    private house = '';
    private topic = '';
    private talkTopic: string | null = null;
    /** Who is told: a page that has gone, or is being put out, is not. */
    private readonly inside = new Set<Client>();
    /** Pages by member and currency; a member may have several open. */
    private readonly pages = new Map<string, Set<Client>>();
    private readonly courier = createCourier();
    private readonly deliver = (message: unknown) => this.passOn(message);
    private readonly deliverTalk = (message: TalkMessage) => this.passTalkOn(message);
    private readonly hearOfLobby = (message: LobbyMessage) => this.putOut(message);

    override async onCreate(options: unknown): Promise<void> {
      const { gameId, room } = gamePass.parse(options);
      const house = access.isShared(gameId) ? await access.roomOf(gameId, room) : null;
      if (house === null) throw new ServerError(404, 'game.unknown');
      this.gameId = gameId;
      this.house = house;
      this.topic = access.topicOf(gameId, house);
      await this.presence.subscribe(this.topic, this.deliver);
      await this.presence.subscribe(lobbyTopic, this.hearOfLobby);
      this.talkTopic = access.talkTopicOf(gameId, house);
      if (this.talkTopic !== null) await this.presence.subscribe(this.talkTopic, this.deliverTalk);
    }

    override async onAuth(_client: Client, options: unknown): Promise<Bearer> {
      const bearer = await access.bearer(gamePass.parse(options).token);
      if (bearer?.play.gameId !== this.gameId) throw new ServerError(401, 'play.session_required');
      return bearer;
    }

    override onJoin(client: Client, _options: unknown, { play, sessionId }: Bearer): void {
      const key = `${play.memberId}/${play.currency}`;
      const isFirst = !this.isHere(key, play.playSessionId);
      client.userData = { key, sessionId, play } satisfies Page;
      this.pages.set(key, (this.pages.get(key) ?? new Set()).add(client));
      this.inside.add(client);
      if (isFirst) access.line(this.house, play, true);
    }

    private isHere(key: string, playSessionId: string): boolean {
      const mine = [...(this.pages.get(key) ?? [])];
      return mine.some((client) => (client.userData as Page).play.playSessionId === playSessionId);
    }

    override onLeave(client: Client): void {
      this.inside.delete(client);
      const { key, play } = (client.userData ?? {}) as Partial<Page>;
      const mine = this.pages.get(key ?? '');
      mine?.delete(client);
      if (mine?.size === 0) this.pages.delete(key ?? '');
      if (play !== undefined && !this.isHere(key ?? '', play.playSessionId))
        access.line(this.house, play, false);
    }

    override async onDispose(): Promise<void> {
      if (this.topic !== '') {
        await this.presence.unsubscribe(this.topic, this.deliver);
        await this.presence.unsubscribe(lobbyTopic, this.hearOfLobby);
      }
      if (this.talkTopic !== null) await this.presence.unsubscribe(this.talkTopic, this.deliverTalk);
    }

    private passOn(message: unknown): void {
      const { events, own } = access.read(this.gameId, message);
      if (events.events.length > 0) this.tellAll('room.events', events);
      const toPages = own.flatMap(({ memberId, currency, push, holder, elsewhere }) =>
        [...(this.pages.get(`${memberId}/${currency}`) ?? [])].map((client) => {
          const isHolder = holder === undefined || holder === (client.userData as Page).play.playSessionId;
          return { client, push: isHolder ? push : (elsewhere ?? push) };
        }),
      );
      this.courier(toPages, ({ client, push }) => {
        if (this.inside.has(client)) client.send('room.own', push);
      });
    }

    /** As `broadcast` does, but a slice of the pages at a time. */
    private tellAll(type: string, push: unknown): void {
      const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, type, push);
      this.courier([...this.inside], (client) => {
        if (this.inside.has(client)) client.enqueueRaw(bytes);
      });
    }

    private putOut({ type, sessionId }: LobbyMessage): void {
      if (type !== 'session.ended' || sessionId === undefined) return;
      for (const client of this.clients) {
        if ((client.userData as Partial<Page> | undefined)?.sessionId !== sessionId) continue;
        this.inside.delete(client);
        client.leave();
      }
    }

    private passTalkOn({ memberId, type, push }: TalkMessage): void {
      if (memberId === null) {
        this.tellAll(type, push);
        return;
      }
      for (const [key, clients] of this.pages) {
        if (!key.startsWith(`${memberId}/`)) continue;
        this.courier([...clients], (client) => {
          if (this.inside.has(client)) client.send(type, push);
        });
      }
    }
  }
  // Pages of one game sit together; those of another have rooms of their own.
  game.define(gameRoomName, GameRoom).filterBy(['gameId', 'room']);
  return entrance(gameRoomName, gamePass, async ({ gameId, room, token }) => {
    if (!access.isShared(gameId) || (await access.roomOf(gameId, room)) === null)
      return refuse('request.not_found');
    const bearer = await access.bearer(token);
    return bearer?.play.gameId === gameId ? null : refuse('play.session_required');
  });
}
