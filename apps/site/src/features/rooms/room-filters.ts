import type { SeatRoomRow } from '@ikka/contract';

/** Tables at which every hand is for money, or contests for places. */
export type RoomFormat = 'cash' | 'contest';

/** By what the tables are narrowed. */
export interface RoomFilters {
  readonly format: RoomFormat;
  /** A game's code, or all. */
  readonly game: string;
  readonly level: SeatRoomRow['level'] | 'all';
  /** Only tables that have a seat for one more. */
  readonly isFree: boolean;
}

export const hasSeat = ({
  isOpen,
  taken,
  seats,
  waitingList,
}: Pick<SeatRoomRow, 'isOpen' | 'taken' | 'seats' | 'waitingList'>): boolean =>
  isOpen && taken + (waitingList?.held ?? 0) < seats;

export const formatOf = ({ contest }: Pick<SeatRoomRow, 'contest'>): RoomFormat =>
  contest === null ? 'cash' : 'contest';

/** The tables to show, one's own first. */
export function shownRooms(
  rooms: readonly SeatRoomRow[],
  { format, game, level, isFree }: RoomFilters,
): readonly SeatRoomRow[] {
  return rooms
    .filter((room) => room.isSeated || formatOf(room) === format)
    .filter((room) => game === 'all' || room.gameId === game)
    .filter((room) => level === 'all' || room.level === level)
    .filter((room) => !isFree || room.isSeated || hasSeat(room))
    .toSorted((a, b) => Number(b.isSeated) - Number(a.isSeated));
}

/** The games that have tables, in the order of the list. */
export const gamesOf = (rooms: readonly SeatRoomRow[]): readonly SeatRoomRow[] =>
  rooms.filter((room, at) => rooms.findIndex(({ gameId }) => gameId === room.gameId) === at);

/**
 * Where somebody is seated who only wants to play: at his own table, else where most wait for one more; an empty table where nobody
 * does. Undefined where no table has a seat.
 */
export function quickRoom(rooms: readonly SeatRoomRow[]): SeatRoomRow | undefined {
  const own = rooms.find(({ isSeated }) => isSeated);
  if (own) return own;
  return rooms.filter(hasSeat).toSorted((a, b) => b.taken - a.taken)[0];
}
