import { gameRoomName, type SeatPush, type SeatPushType, seatPushes } from '@ikka/contract';
import { type LineState, roomPulseMs, type Stay, stayInRoom } from './stay-in-room.ts';

export interface SeatRoomOptions {
  /** Origin of the server, such as `location.origin`. */
  readonly baseUrl: string;
  /** The play session's token, which says whose page it is. */
  readonly token: string;
  readonly gameId: string;
  readonly roomId: string;
  /** Each push carries a whole view: only the latest counts, and whoever sees a gap has missed nothing but motion. */
  readonly onPush: <Type extends SeatPushType>(type: Type, push: SeatPush<Type>) => void;
  readonly onState?: (state: LineState) => void;
  readonly onSessionLost?: () => void;
}

/** Watches a room with seats. All that a player does there is a call. */
export function openSeatRoom(options: SeatRoomOptions): Stay {
  const { token, gameId, roomId } = options;
  return stayInRoom({
    baseUrl: options.baseUrl,
    roomName: gameRoomName,
    pass: { token, gameId, room: roomId },
    types: Object.keys(seatPushes),
    onMessage(name, message) {
      const type = name as SeatPushType;
      const parsed = seatPushes[type].safeParse(message);
      if (parsed.success) options.onPush(type, parsed.data as SeatPush<typeof type>);
    },
    onState: options.onState,
    onTurnedAway: options.onSessionLost,
    pulseMs: roomPulseMs,
  });
}
