import { z } from 'zod';
import { amount } from './wire.ts';

const version = z.number().int();

/** What a room sends, by message type. A room in which players have nothing of their own sends no `room.own`. */
export type RoomPushType = 'room.events' | 'room.own';

/**
 * What everybody in a room hears: what happened there between two versions. Whoever knows an older version than `from` has missed
 * something, and reads the room again.
 */
export const roomEvents = <Event extends z.ZodType>(event: Event) =>
  z.object({ from: version, version, events: z.array(event) });

/** What the pages of one member hear beside that, at a version of the room: his cash where it moved. */
export const roomOwn = z.object({ version, balance: amount.nullable() });

/** The same with what became of his bets, shots or whatever he has in the room. */
export const roomOwnNews = <News extends z.ZodType>(news: News) => roomOwn.extend({ news: z.array(news) });

/** What any room sends to everybody, whatever its events are; a room of seats sends what a spectator sees as well. */
export type RoomEvents = z.infer<ReturnType<typeof roomEvents>> & { readonly view?: unknown };
/** What any room sends to the pages of one member: what is new of his, or the whole view of his seat. */
export type RoomOwn = z.infer<typeof roomOwn> & {
  readonly news?: readonly unknown[];
  readonly view?: unknown;
};
