import {
  bookPushes,
  crashPushes,
  daryaPushes,
  gameRoomName,
  type RoomPushType,
  seatPushes,
  type TalkPush,
  type TalkPushType,
  tablePushes,
  talkPushes,
} from '@ikka/contract';
import type { z } from 'zod';
import { type LineState, roomPulseMs, type Stay, stayInRoom } from './stay-in-room.ts';

/** What a room sends, by message type. */
type Pushes = { readonly [Type in RoomPushType]?: z.ZodType };

export interface WatchedRoomOptions<Sent extends Pushes> {
  /** Origin of the server, such as `location.origin`. */
  readonly baseUrl: string;
  /** The play session's token, which says whose page it is. */
  readonly token: string;
  readonly gameId: string;
  /** Which room of the game, where it has several. */
  readonly room?: string;
  /** Whoever sees a gap between `from` and the version that he knows asks for what is missing. */
  readonly onPush: <Type extends keyof Sent & string>(
    type: Type,
    push: z.infer<NonNullable<Sent[Type]>>,
  ) => void;
  /** What is told of the talk there; whoever sees a gap in the numbers reads the talk again. */
  readonly onTalk?: <Type extends TalkPushType>(type: Type, push: TalkPush<Type>) => void;
  readonly onState?: (state: LineState) => void;
  readonly onSessionLost?: () => void;
}

const isTalk = (name: string): name is TalkPushType => Object.hasOwn(talkPushes, name);

/** Watches a room of a game. Whatever a player does there is a call. */
const watches =
  <Sent extends Pushes>(pushes: Sent) =>
  ({
    baseUrl,
    token,
    gameId,
    room,
    onPush,
    onTalk,
    onState,
    onSessionLost,
  }: WatchedRoomOptions<Sent>): Stay =>
    stayInRoom({
      baseUrl,
      roomName: gameRoomName,
      pass: { token, gameId, ...(room === undefined ? {} : { room }) },
      types: [...Object.keys(pushes), ...(onTalk === undefined ? [] : Object.keys(talkPushes))],
      onMessage(name, message) {
        if (onTalk !== undefined && isTalk(name)) {
          const said = talkPushes[name].safeParse(message);
          if (said.success) onTalk(name, said.data as TalkPush<typeof name>);
          return;
        }
        const type = name as keyof Sent & string;
        const parsed = (pushes[type] as z.ZodType).safeParse(message);
        if (parsed.success) onPush(type, parsed.data as z.infer<NonNullable<Sent[typeof type]>>);
      },
      onState,
      onTurnedAway: onSessionLost,
      pulseMs: roomPulseMs,
    });

/** The room of the rocket. */
export const openCrashRoom = watches(crashPushes);
/** A table of the house. */
export const openTableRoom = watches(tablePushes);
/** A room with seats: each push carries a whole view, of which only the latest counts. */
export const openSeatRoom = watches(seatPushes);
/** A room of a fish hall. */
export const openDaryaRoom = watches(daryaPushes);
/** A match of a book of sports, or the lists of all. */
export const openBookRoom = watches(bookPushes);

export type BookRoomOptions = Parameters<typeof openBookRoom>[0];
