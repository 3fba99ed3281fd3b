import { type LobbyPush, type LobbyPushType, lobbyPushes, lobbyRoomName } from '@ikka/contract';
import { type LineState, type Stay, stayInRoom } from './stay-in-room.ts';

export type LobbyState = LineState;
export type Lobby = Stay;

export interface LobbyOptions {
  /** Origin of the server, such as `location.origin`. */
  readonly baseUrl: string;
  /** The member's session token, or null for a guest, who hears public news only. */
  readonly token: string | null;
  readonly onPush: <Type extends LobbyPushType>(type: Type, push: LobbyPush<Type>) => void;
  readonly onState?: (state: LobbyState) => void;
  /** The longest pause between two tries to come back; default 15 s. */
  readonly slowestRetryMs?: number;
  /** The token is not alive (any more): there is nobody to hear news for. */
  readonly onSessionLost?: () => void;
}

/** Joins the lobby's room and stays in it. */
export function openLobby(options: LobbyOptions): Lobby {
  return stayInRoom({
    baseUrl: options.baseUrl,
    roomName: lobbyRoomName,
    pass: options.token === null ? {} : { token: options.token },
    types: Object.keys(lobbyPushes),
    onMessage(name, message) {
      const type = name as LobbyPushType;
      const parsed = lobbyPushes[type].safeParse(message);
      if (parsed.success) options.onPush(type, parsed.data as LobbyPush<typeof type>);
    },
    onState: options.onState,
    slowestRetryMs: options.slowestRetryMs,
    onTurnedAway: options.onSessionLost,
  });
}
