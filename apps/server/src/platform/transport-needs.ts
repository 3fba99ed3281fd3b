import type { LobbyPush, RoomEvents, RoomOwn } from '@ikka/contract';
import type { OperatorSession, PlaySession, SessionMember } from './calls.ts';
import { collection, port } from './module/port.ts';

/** A play session with the log-in by which it lives. */
export interface Bearer {
  readonly play: PlaySession;
  readonly sessionId: string;
}

/** What the watchers of a shared game hear of a step or of several. */
export interface GameNews {
  readonly events: RoomEvents;
  /** For the pages of one member each. */
  readonly own: readonly {
    readonly memberId: string;
    readonly currency: string;
    readonly push: RoomOwn;
    /** The play session whose pages alone are told that, where there is one; the member's other pages are told `elsewhere`. */
    readonly holder?: string;
    readonly elsewhere?: RoomOwn;
  }[];
}

/** Games whose pages watch a room. */
export interface WatchedGames {
  has(gameId: string): boolean;
  /** The room that a page asks for, or null where there is none; absent where every page of a game watches the same. */
  readonly roomOf?: (gameId: string, room: string | undefined) => Promise<string | null>;
  /** Where the processes tell one another what happens in a room, which is the game's code where it has but one. */
  topicOf(roomId: string): string;
  /** Hears of the first page of a play session that comes into a room, and of the last one that leaves. */
  readonly line?: (roomId: string, play: PlaySession, isUp: boolean) => void;
  /** Whether its watchers hear what is said at its table. */
  hasTalk(gameId: string): boolean;
  /** What a message of that topic says, in the words of the wire. */
  read(gameId: string, message: unknown): GameNews;
}

/** What transport needs of the modules: it knows none of them but the settings and the gateway. */
export const transportNeeds = {
  /** The member whose session a token is. */
  memberSession: port<(token: string) => Promise<SessionMember | null>>('transport.member_session'),
  playSession: port<(token: string) => Promise<PlaySession | null>>('transport.play_session'),
  operatorSession: port<(token: string) => Promise<OperatorSession | null>>('transport.operator_session'),
  bearer: port<(token: string) => Promise<Bearer | null>>('transport.bearer'),
  /** The chat that a visitor's token opens. */
  chatOfToken: port<(token: string) => string | null>('transport.chat_of_token'),
  balance: port<(member: SessionMember) => Promise<LobbyPush<'balance.changed'>>>('transport.balance'),
  /** Whether a phone's code may ask for a captcha here. */
  hasPhoneCaptcha: port<() => boolean>('transport.has_phone_captcha'),
  /** The origins at which outside games open. */
  gameOrigins: collection<readonly string[]>('transport.game_origins'),
  watchedGames: collection<WatchedGames>('transport.watched_games'),
};
