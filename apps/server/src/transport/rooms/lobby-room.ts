import { type Client, Room, type Server, ServerError } from '@colyseus/core';
import { type LobbyPush, type LobbyPushType, lobbyRoomName, refuse } from '@ikka/contract';
import { z } from 'zod';
import type { SessionMember } from '../../platform/calls.ts';
import type { Logger } from '../../platform/log.ts';
import { type Entrance, entrance, passToken } from './entrance.ts';

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
/** A guest shows nothing. */
const lobbyPass = z.object({ token: passToken.nullish() });
/** Rounds can follow one another faster than a person reads figures. */
const balancePauseMs = 150;

/**
 * The room that open pages join to hear news. It takes no commands and holds no state: whoever misses a push
 * reads again after joining. A full lobby simply gets a second room beside it.
 */
export function defineLobbyRoom(game: Server, access: LobbyAccess, log: Logger): Entrance {
  const memberOf = (token: string | null | undefined) =>
    token === null || token === undefined ? null : access.member(token);

  class LobbyRoom extends Room {
    override maxClients = lobbySize;
    override autoDispose = true;
    private readonly seats = new Map<Client, SessionMember | null>();
    /** The pages of each member, who may have several open. */
    private readonly pages = new Map<string, Set<Client>>();
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
      const { token } = lobbyPass.parse(options);
      const member = await memberOf(token);
      if (token && member === null) throw new ServerError(401, 'session.required');
      return { member };
    }

    override onJoin(client: Client, _options: unknown, { member }: { member: SessionMember | null }): void {
      this.seats.set(client, member);
      if (member === null) return;
      const id = String(member.memberId);
      this.pages.set(id, (this.pages.get(id) ?? new Set()).add(client));
    }

    override onLeave(client: Client): void {
      const member = this.seats.get(client);
      this.seats.delete(client);
      if (!member) return;
      const id = String(member.memberId);
      const mine = this.pages.get(id);
      mine?.delete(client);
      if (mine?.size === 0) this.pages.delete(id);
    }

    override async onDispose(): Promise<void> {
      if (this.timer) clearTimeout(this.timer);
      await this.presence.unsubscribe(lobbyTopic, this.deliver);
      await this.presence.unsubscribe(balanceTopic, this.noteBalance);
    }

    private noteChanged(memberId: string): void {
      if (!this.pages.has(memberId)) return;
      this.changed.add(memberId);
      // The timer stands until they have been sent: of two readings of one balance the later one is told last.
      this.timer ??= setTimeout(() => {
        this.sendBalances()
          .catch((error: unknown) => log.warn({ err: error }, 'balances were not pushed'))
          .finally(() => {
            this.timer = null;
            for (const memberId of this.changed) this.noteChanged(memberId);
          });
      }, balancePauseMs);
    }

    private async sendBalances(): Promise<void> {
      const changed = [...this.changed];
      this.changed.clear();
      for (const memberId of changed) {
        const [page] = this.pages.get(memberId) ?? [];
        const member = page && this.seats.get(page);
        if (!member) continue;
        this.passOn({ memberId, type: 'balance.changed', push: await access.balance(member) });
      }
    }

    private passOn({ memberId, sessionId, type, push }: LobbyMessage): void {
      for (const client of memberId === null ? this.seats.keys() : (this.pages.get(memberId) ?? [])) {
        if (sessionId !== undefined && sessionId !== this.seats.get(client)?.sessionId) continue;
        client.send(type, push);
        if (type === 'session.ended') client.leave();
      }
    }
  }
  game.define(lobbyRoomName, LobbyRoom);
  return entrance(lobbyRoomName, lobbyPass, async ({ token }) =>
    token && (await memberOf(token)) === null ? refuse('session.required') : null,
  );
}
