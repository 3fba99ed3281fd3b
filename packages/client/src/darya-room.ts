import { type DaryaPush, type DaryaPushType, daryaPushes, gameRoomName } from '@ikka/contract';
import { type LineState, roomPulseMs, type Stay, stayInRoom } from './stay-in-room.ts';

export interface DaryaRoomOptions {
  /** Origin of the server, such as `location.origin`. */
  readonly baseUrl: string;
  /** The play session's token, which says whose page it is. */
  readonly token: string;
  readonly gameId: string;
  readonly room: string;
  /** Whoever sees a gap between `from` and the version that he knows reads the room again. */
  readonly onPush: <Type extends DaryaPushType>(type: Type, push: DaryaPush<Type>) => void;
  readonly onState?: (state: LineState) => void;
  readonly onSessionLost?: () => void;
}

/** Watches a room of a fish hall. Shots are calls. */
export function openDaryaRoom(options: DaryaRoomOptions): Stay {
  const { token, gameId, room } = options;
  return stayInRoom({
    baseUrl: options.baseUrl,
    roomName: gameRoomName,
    pass: { token, gameId, room },
    types: Object.keys(daryaPushes),
    onMessage(name, message) {
      const type = name as DaryaPushType;
      const parsed = daryaPushes[type].safeParse(message);
      if (parsed.success) options.onPush(type, parsed.data as DaryaPush<typeof type>);
    },
    onState: options.onState,
    onTurnedAway: options.onSessionLost,
    pulseMs: roomPulseMs,
  });
}
