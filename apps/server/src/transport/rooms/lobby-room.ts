import { type Client, Room, type Server, ServerError } from '@colyseus/core';
import { type LobbyPush, type LobbyPushType, lobbyRoomName } from '@ikka/contract';
import type { SessionMember } from '../../platform/calls.ts';
import type { Logger } from '../../platform/log.ts';

/** What the lobby needs to know of who joins and who listens. */
export interface LobbyAccess {
  member(token: string): Promise<SessionMember | null>;
  balance(member: SessionMember): Promise<LobbyPush<'balance.changed'>>;
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
/** Carries member ids alone: whoever has a page of that member open reads the balance. */
export const balanceTopic = 'ikka:balance';

const lobbySize = 2_000;
/** Rounds can follow one another faster than a person reads figures. */
const balancePauseMs = 150;

/**
 * The room that open pages join to hear news. It takes no commands and holds no state: whoever misses a push
 * reads again after joining. A full lobby simply gets a second room beside it.
 */
export function defineLobbyRoom(game: Server, access: LobbyAccess, log: Logger): void {
  class LobbyRoom extends Room {
    override maxClients = lobbySize;
    override autoDispose = true;
    private readonly seats = new Map<string, SessionMember | null>();
    private readonly members = new Map<string, number>();
    private readonly changed = new Set<string>();
    private timer: NodeJS.Timeout | null = null;
    private readonly deliver = (message: LobbyMessage) => this.passOn(message);
    private readonly noteBalance = (memberId: string) => this.noteChanged(memberId);

    override async onCreate(): Promise<void> {
      await this.presence.subscribe(lobbyTopic, this.deliver);
      await this.presence.subscribe(balanceTopic, this.noteBalance);
    }

    /** A guest needs no token; a token that is not alive is refused, so that the page notices its lost session. */
    override async onAuth(_client: Client, options: unknown): Promise<{ member: SessionMember | null }> {
      const token = (options as { token?: unknown } | undefined)?.token;
      if (token === undefined || token === null) return { member: null };
      const member = typeof token === 'string' && token.length <= 512 ? await access.member(token) : null;
      if (member === null) throw new ServerError(401, 'session.required');
      return { member };
    }

    override onJoin(client: Client, _options: unknown, { member }: { member: SessionMember | null }): void {
      this.seats.set(client.sessionId, member);
      if (member === null) return;
      const id = String(member.memberId);
      this.members.set(id, (this.members.get(id) ?? 0) + 1);
    }

    override onLeave(client: Client): void {
      const member = this.seats.get(client.sessionId);
      this.seats.delete(client.sessionId);
      if (!member) return;
      const id = String(member.memberId);
      const left = (this.members.get(id) ?? 1) - 1;
      if (left === 0) this.members.delete(id);
      else this.members.set(id, left);
    }

    override async onDispose(): Promise<void> {
      if (this.timer) clearTimeout(this.timer);
      await this.presence.unsubscribe(lobbyTopic, this.deliver);
      await this.presence.unsubscribe(balanceTopic, this.noteBalance);
    }

    private noteChanged(memberId: string): void {
      if (!this.members.has(memberId)) return;
      this.changed.add(memberId);
      this.timer ??= setTimeout(() => {
        this.timer = null;
        this.sendBalances().catch((error: unknown) => log.warn({ err: error }, 'balances were not pushed'));
      }, balancePauseMs);
    }

    private async sendBalances(): Promise<void> {
      const changed = [...this.changed];
      this.changed.clear();
      for (const memberId of changed) {
        const member = [...this.seats.values()].find(
          (seat) => seat !== null && String(seat.memberId) === memberId,
        );
        if (!member) continue;
        this.passOn({ memberId, type: 'balance.changed', push: await access.balance(member) });
      }
    }

    private passOn(message: LobbyMessage): void {
      for (const client of this.clients) {
        const seat = this.seats.get(client.sessionId);
        if (seat === undefined) continue;
        const isMeant =
          (message.memberId === null || message.memberId === String(seat?.memberId)) &&
          (message.sessionId === undefined || message.sessionId === seat?.sessionId);
        if (!isMeant) continue;
        client.send(message.type, message.push);
        if (message.type === 'session.ended') client.leave();
      }
    }
  }
  game.define(lobbyRoomName, LobbyRoom);
}
