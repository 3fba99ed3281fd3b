import { type GamePush, type GamePushType, gamePushes, gameRoomName } from '@ikka/contract';
import { type LineState, roomPulseMs, type Stay, stayInRoom } from './stay-in-room.ts';

export interface GameRoomOptions {
  /** Origin of the server, such as `location.origin`. */
  readonly baseUrl: string;
  /** The play session's token, which says whose page it is. */
  readonly token: string;
  readonly gameId: string;
  /** Whoever sees a gap between `from` and the version that he knows asks for what is missing. */
  readonly onPush: <Type extends GamePushType>(type: Type, push: GamePush<Type>) => void;
  readonly onState?: (state: LineState) => void;
  readonly onSessionLost?: () => void;
}

/** Watches the room of a game that many play as one. Bets and cash-outs are calls. */
export function openGameRoom(options: GameRoomOptions): Stay {
  return stayInRoom({
    baseUrl: options.baseUrl,
    roomName: gameRoomName,
    pass: { token: options.token, gameId: options.gameId },
    types: Object.keys(gamePushes),
    onMessage(name, message) {
      const type = name as GamePushType;
      const parsed = gamePushes[type].safeParse(message);
      if (parsed.success) options.onPush(type, parsed.data as GamePush<typeof type>);
    },
    onState: options.onState,
    onTurnedAway: options.onSessionLost,
    pulseMs: roomPulseMs,
  });
}
