import { type Hall, halls } from '../sheet/kinds.ts';

/** [D17] The ranges of cannons of a hall, from the least values to the greatest. */
export const ranges = ['shallows', 'stream', 'depths'] as const;
export type Range = (typeof ranges)[number];

export interface DaryaRoom {
  readonly id: string;
  readonly hall: Hall;
  readonly range: Range;
  /** Counted from 1 within its range. */
  readonly no: number;
}

/** Rooms of a range: a hall seats so many times four. */
const roomsOfRange = 17;

/** [D17] Every room that there is. One in which nobody sits costs nothing but its lease. */
export const daryaRooms: readonly DaryaRoom[] = halls.flatMap((hall) =>
  ranges.flatMap((range) =>
    Array.from({ length: roomsOfRange }, (_, index) => ({
      id: `${hall.code}-${range}-${index + 1}`,
      hall,
      range,
      no: index + 1,
    })),
  ),
);

const byId = new Map(daryaRooms.map((room) => [room.id, room]));

export const roomOf = (roomId: string): DaryaRoom | undefined => byId.get(roomId);

/** [D17] The cannon's values in a room, of those that the game offers in a currency, ascending: half of them, from a third on up. */
export function valuesIn(range: Range, stakes: readonly bigint[]): readonly bigint[] {
  const from = Math.floor((ranges.indexOf(range) * stakes.length) / 4);
  return stakes.slice(from, from + Math.max(1, Math.ceil(stakes.length / 2)));
}
