import type { Database } from '../../../platform/database/index.ts';
import type { Fill } from '../../../platform/module/port.ts';
import { fill } from '../../../platform/module/port.ts';
import { talkPorts } from '../../table-chat/index.ts';
import { gamesOfSeatRooms, openSeatRooms, seatRoomById, seatsOfMember } from './store.ts';

/** What the talk at card tables is told of them. */
export const talkTables = ({ db }: Pick<Database, 'db'>): readonly Fill[] => [
  fill(talkPorts.cardTable, async ({ memberId, gameId, currency }, roomId) => {
    const room = await seatRoomById(db, roomId);
    if (room === null || room.closedAt !== null || room.gameId !== gameId || room.currency !== currency)
      return null;
    const seats = await seatsOfMember(db, memberId);
    return { isSeated: seats.some((seat) => seat.roomId === roomId), openedAt: room.openedAt };
  }),
  fill(talkPorts.cardTablesOf, async (memberId) =>
    memberId === null
      ? (await openSeatRooms(db)).map(({ id }) => id)
      : (await seatsOfMember(db, memberId)).map(({ roomId }) => roomId),
  ),
  fill(talkPorts.gamesOfCardTables, (roomIds) => gamesOfSeatRooms(db, roomIds)),
];
