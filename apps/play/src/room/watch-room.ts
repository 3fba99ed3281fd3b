import type { ServerState } from '../round/play-state.ts';
import { memory } from '../session/client.ts';
import { playParts } from '../session/play-parts.ts';
import { createRoomClock } from './room-clock.ts';
import type { RoomPlayParts } from './room-play.ts';

/** What a play at the room of this session's game is given, and by what the room lets its page in. */
export function watchRoom(session: ServerState): {
  readonly parts: RoomPlayParts;
  readonly pass: { readonly baseUrl: string; readonly token: string; readonly gameId: string };
} {
  const clock = createRoomClock(playParts.now);
  // The page was loaded since: on a slow machine that answer is seconds old.
  clock.guess(Date.parse(session.serverTime));
  return {
    parts: { ...playParts, clock },
    pass: { baseUrl: location.origin, token: memory.token() ?? '', gameId: session.game.gameId },
  };
}
