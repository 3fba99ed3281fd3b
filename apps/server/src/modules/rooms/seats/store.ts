import type { WaitingPlace } from '@ikka/seat-kit';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { holdName, type Queryable, type Transaction } from '../../../platform/database/index.ts';
import { textArrayLiteral } from '../../ledger/index.ts';
import { entryTable, roomTable, type StoredSeatRoom, seatRoomTable } from '../tables.ts';

export type NewSeatRoom = Pick<
  StoredSeatRoom,
  'id' | 'gameId' | 'currency' | 'level' | 'no' | 'definition' | 'openedAt'
>;

/** Opens rooms of different numbers; one that is open stays as it is. */
export async function insertSeatRooms(tx: Queryable, rooms: readonly NewSeatRoom[]): Promise<void> {
  if (rooms.length === 0) return;
  await tx
    .insert(seatRoomTable)
    .values([...rooms])
    .onConflictDoUpdate({
      target: seatRoomTable.id,
      // One that was closed is opened again under its own number, with what holds now.
      set: {
        definition: sql`excluded.definition`,
        openedAt: sql`excluded.opened_at`,
        closingAt: null,
        closedAt: null,
      },
      setWhere: sql`${seatRoomTable.closedAt} IS NOT NULL`,
    });
}

/** Opens a private room, unless its member has as many as he may; false then. His rooms are counted under a lock of his own. */
export async function insertPrivateRoom(
  tx: Transaction,
  room: Pick<
    StoredSeatRoom,
    'id' | 'gameId' | 'currency' | 'level' | 'no' | 'definition' | 'openedAt' | 'code'
  > & { readonly openedBy: bigint },
  most: number,
): Promise<boolean> {
  await holdName(tx, `private rooms of ${String(room.openedBy)}`);
  const [held] = await tx
    .select({ rooms: sql<number>`count(*)::int` })
    .from(seatRoomTable)
    .where(
      and(
        eq(seatRoomTable.openedBy, room.openedBy),
        isNull(seatRoomTable.closedAt),
        isNull(seatRoomTable.closingAt),
      ),
    );
  if ((held?.rooms ?? 0) >= most) return false;
  await tx.insert(seatRoomTable).values(room);
  return true;
}

/** A private room that takes players, by its code. */
export async function seatRoomByCode(tx: Queryable, code: string): Promise<StoredSeatRoom | null> {
  const [found] = await tx
    .select()
    .from(seatRoomTable)
    .where(and(eq(seatRoomTable.code, code), isNull(seatRoomTable.closedAt)));
  return found ?? null;
}

/** Rooms that are not closed for good. */
export function openSeatRooms(tx: Queryable): Promise<StoredSeatRoom[]> {
  return tx.select().from(seatRoomTable).where(isNull(seatRoomTable.closedAt)).orderBy(seatRoomTable.id);
}

export async function seatRoomById(tx: Queryable, id: string): Promise<StoredSeatRoom | null> {
  const [found] = await tx.select().from(seatRoomTable).where(eq(seatRoomTable.id, id));
  return found ?? null;
}

/** How a room is occupied: seats that are taken, how its contest stands, if it has one, and who waits for a seat. */
export interface Occupied {
  readonly taken: number;
  readonly stage: string | null;
  readonly waitingList: readonly WaitingPlace[];
}

/** How each room is occupied; none of rooms that nobody has opened yet. */
export async function seatsTaken(
  tx: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Occupied>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{
    id: string;
    taken: number;
    stage: string | null;
    waitingList: WaitingPlace[] | null;
  }>(sql`
    SELECT r.id, r.head -> 'contest' ->> 'stage' AS stage, r.head -> 'waitingList' AS "waitingList",
           (SELECT count(*)::int FROM rooms.entry e WHERE e.room_id = r.id) AS taken
      FROM rooms.room r WHERE r.id = ANY (${textArrayLiteral(ids)}::text[])`);
  return new Map(
    rows.map(({ id, taken, stage, waitingList }) => [id, { taken, stage, waitingList: waitingList ?? [] }]),
  );
}

/** The rooms for a seat of which a member waits. */
export async function waitingListsOf(
  tx: Queryable,
  memberId: bigint,
): Promise<readonly { readonly roomId: string; readonly currency: string }[]> {
  const mine = JSON.stringify([{ memberId: String(memberId) }]);
  return tx
    .select({ roomId: seatRoomTable.id, currency: seatRoomTable.currency })
    .from(seatRoomTable)
    .innerJoin(roomTable, eq(roomTable.id, seatRoomTable.id))
    .where(and(isNull(seatRoomTable.closedAt), sql`${roomTable.head} -> 'waitingList' @> ${mine}::jsonb`));
}

/** A seat of a member; in a contest he may be out by now. */
interface MemberSeat {
  readonly roomId: string;
  readonly gameId: string;
  readonly currency: string;
  readonly isPlaced: boolean;
}

/** The rooms in which a member has a seat. */
export async function seatsOfMember(tx: Queryable, memberId: bigint): Promise<MemberSeat[]> {
  const mine = JSON.stringify({ memberId: String(memberId) });
  return tx
    .select({
      roomId: entryTable.roomId,
      gameId: seatRoomTable.gameId,
      currency: seatRoomTable.currency,
      isPlaced: sql<boolean>`${entryTable.entry} -> 'place' IS NOT NULL`,
    })
    .from(entryTable)
    .innerJoin(seatRoomTable, eq(seatRoomTable.id, entryTable.roomId))
    .where(sql`${entryTable.entry} @> ${mine}::jsonb`);
}

/** The game of each of these rooms, closed ones too. */
export async function gamesOfSeatRooms(
  tx: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: seatRoomTable.id, gameId: seatRoomTable.gameId })
    .from(seatRoomTable)
    .where(inArray(seatRoomTable.id, [...ids]));
  return new Map(rows.map(({ id, gameId }) => [id, gameId]));
}

export async function beginClosing(tx: Queryable, id: string, at: Date): Promise<void> {
  await tx
    .update(seatRoomTable)
    .set({ closingAt: at })
    .where(and(eq(seatRoomTable.id, id), isNull(seatRoomTable.closingAt)));
}

/** Closes rooms for good that were to close, stand closed and have nobody in them. */
export async function closeEmpty(tx: Queryable, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(seatRoomTable)
    .set({ closedAt: at })
    .where(
      and(
        inArray(seatRoomTable.id, [...ids]),
        sql`${seatRoomTable.closingAt} IS NOT NULL`,
        sql`NOT EXISTS (SELECT FROM ${entryTable} WHERE ${entryTable.roomId} = ${seatRoomTable.id})`,
        sql`NOT EXISTS (SELECT FROM ${roomTable} WHERE ${roomTable.id} = ${seatRoomTable.id} AND ${roomTable.head} ->> 'phase' <> 'closed')`,
      ),
    );
}
