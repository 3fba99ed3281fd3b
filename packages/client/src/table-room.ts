import {
  gameRoomName,
  type TablePush,
  type TablePushType,
  type TalkPush,
  type TalkPushType,
  tablePushes,
  talkPushes,
} from '@ikka/contract';
import { type LineState, roomPulseMs, type Stay, stayInRoom } from './stay-in-room.ts';

export interface TableRoomOptions {
  /** Origin of the server, such as `location.origin`. */
  readonly baseUrl: string;
  /** The play session's token, which says whose page it is. */
  readonly token: string;
  readonly gameId: string;
  /** Whoever sees a gap between `from` and the version that he knows reads the table again. */
  readonly onPush: <Type extends TablePushType>(type: Type, push: TablePush<Type>) => void;
  /** What is told of the talk there; whoever sees a gap in the numbers reads the talk again. */
  readonly onTalk?: <Type extends TalkPushType>(type: Type, push: TalkPush<Type>) => void;
  readonly onState?: (state: LineState) => void;
  readonly onSessionLost?: () => void;
}

/** Watches a table. Bets are calls. */
export function openTableRoom(options: TableRoomOptions): Stay {
  return stayInRoom({
    baseUrl: options.baseUrl,
    roomName: gameRoomName,
    pass: { token: options.token, gameId: options.gameId },
    types: [...Object.keys(tablePushes), ...Object.keys(talkPushes)],
    onMessage(name, message) {
      if (Object.hasOwn(talkPushes, name)) return tellTalk(options, name as TalkPushType, message);
      const type = name as TablePushType;
      const parsed = tablePushes[type].safeParse(message);
      if (parsed.success) options.onPush(type, parsed.data as TablePush<typeof type>);
    },
    onState: options.onState,
    onTurnedAway: options.onSessionLost,
    pulseMs: roomPulseMs,
  });
}

function tellTalk({ onTalk }: TableRoomOptions, type: TalkPushType, message: unknown): void {
  const parsed = talkPushes[type].safeParse(message);
  if (parsed.success) onTalk?.(type, parsed.data as TalkPush<typeof type>);
}
