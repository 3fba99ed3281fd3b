import { type Client, Room, type Server, ServerError } from '@colyseus/core';
import { type ChatPush, type ChatPushType, chatRoomName, refuse } from '@ikka/contract';
import { z } from 'zod';
import type { OperatorSession } from '../../platform/calls.ts';
import { type Entrance, entrance, passToken } from './entrance.ts';

/** What the chat room needs to know of who joins. */
export interface ChatAccess {
  operator(token: string): Promise<OperatorSession | null>;
  /** The chat that a visitor's token opens. */
  chatOfToken(token: string): string | null;
}

/** A hint on its way between processes. */
export interface ChatMessage {
  readonly type: ChatPushType;
  readonly push: ChatPush<ChatPushType>;
}

export const chatTopic = 'ikka:chat';

const roomSize = 2_000;

const chatPass = z.union([z.object({ chat: passToken }), z.object({ operator: passToken })]);
type ChatPass = z.infer<typeof chatPass>;

/** Whom a seat hears of: one chat, or every one. */
type Seat = { readonly chatId: string } | 'desk';

/**
 * The room that a chat's window and the desk of the operators join. As in the lobby nothing is said here: a push is a hint
 * to ask again, and whoever misses one asks when he comes back.
 */
export function defineChatRoom(game: Server, access: ChatAccess): Entrance {
  class ChatRoom extends Room {
    override maxClients = roomSize;
    override autoDispose = true;
    private readonly seats = new Map<string, Seat>();
    private readonly deliver = (message: ChatMessage) => this.passOn(message);

    override async onCreate(): Promise<void> {
      await this.presence.subscribe(chatTopic, this.deliver);
    }

    override async onAuth(_client: Client, options: unknown): Promise<{ seat: Seat }> {
      const seat = await seatOf(access, chatPass.parse(options));
      if (seat === null) throw new ServerError(401, 'session.required');
      return { seat };
    }

    override onJoin(client: Client, _options: unknown, { seat }: { seat: Seat }): void {
      this.seats.set(client.sessionId, seat);
    }

    override onLeave(client: Client): void {
      this.seats.delete(client.sessionId);
    }

    override async onDispose(): Promise<void> {
      await this.presence.unsubscribe(chatTopic, this.deliver);
    }

    private passOn({ type, push }: ChatMessage): void {
      for (const client of this.clients) {
        const seat = this.seats.get(client.sessionId);
        if (seat === 'desk' || seat?.chatId === push.chatId) client.send(type, push);
      }
    }
  }
  game.define(chatRoomName, ChatRoom);
  return entrance(chatRoomName, chatPass, async (pass) => {
    if ((await seatOf(access, pass)) !== null) return null;
    return 'chat' in pass ? refuse('session.required') : refuse('operator.session_required');
  });
}

async function seatOf(access: ChatAccess, pass: ChatPass): Promise<Seat | null> {
  if ('chat' in pass) {
    const chatId = access.chatOfToken(pass.chat);
    return chatId === null ? null : { chatId };
  }
  const operator = await access.operator(pass.operator);
  return operator?.permissions.includes('support.answer') ? 'desk' : null;
}
