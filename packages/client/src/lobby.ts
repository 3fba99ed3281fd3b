import { type Room, Client as RoomsClient } from '@colyseus/sdk';
import { type LobbyPush, type LobbyPushType, lobbyPushes, lobbyRoomName } from '@ikka/contract';

export type LobbyState = 'connecting' | 'open' | 'reconnecting' | 'closed';

export interface LobbyOptions {
  /** Origin of the server, such as `location.origin`. */
  readonly baseUrl: string;
  /** The member's session token, or null for a guest, who hears public news only. */
  readonly token: string | null;
  readonly onPush: <Type extends LobbyPushType>(type: Type, push: LobbyPush<Type>) => void;
  readonly onState?: (state: LobbyState) => void;
  /** The token is not alive (any more): there is nobody to hear news for. */
  readonly onSessionLost?: () => void;
}

export interface Lobby {
  close(): void;
}

const firstRetryMs = 500;
const slowestRetryMs = 15_000;

/**
 * Joins the lobby's room and stays in it: a lost connection is taken up again with growing pauses.
 * Pushes are hints; after a reconnection the page reads again what it shows, which `onState('open')` tells it.
 */
export function openLobby(options: LobbyOptions): Lobby {
  const rooms = new RoomsClient(options.baseUrl);
  let room: Room | null = null;
  let closed = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const listen = (joined: Room) => {
    room = joined;
    // Joining anew is as good, and reads the page's data again too.
    joined.reconnection.enabled = false;
    attempt = 0;
    options.onState?.('open');
    for (const type of Object.keys(lobbyPushes) as LobbyPushType[]) {
      joined.onMessage(type, (message: unknown) => {
        const parsed = lobbyPushes[type].safeParse(message);
        if (parsed.success) options.onPush(type, parsed.data as LobbyPush<typeof type>);
      });
    }
    joined.onLeave(() => {
      room = null;
      retry();
    });
  };

  const retry = () => {
    if (closed) return;
    options.onState?.('reconnecting');
    const pause = Math.min(slowestRetryMs, firstRetryMs * 2 ** attempt);
    attempt += 1;
    timer = setTimeout(join, pause * (0.5 + Math.random() / 2));
  };

  const refused = (error: unknown) => {
    if ((error as { code?: unknown }).code !== 401) return retry();
    closed = true;
    options.onState?.('closed');
    options.onSessionLost?.();
  };

  const join = () => {
    rooms
      .joinOrCreate(lobbyRoomName, options.token === null ? {} : { token: options.token })
      .then((joined) => {
        if (closed) void joined.leave();
        else listen(joined);
      }, refused);
  };

  options.onState?.('connecting');
  join();
  return {
    close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      void room?.leave();
      options.onState?.('closed');
    },
  };
}
