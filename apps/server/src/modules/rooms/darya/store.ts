import { count, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/index.ts';
import { entryTable } from '../tables.ts';

/** Of each of these rooms in which somebody sits, how many do. */
export async function seatsTaken(
  tx: Queryable,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ roomId: entryTable.roomId, seats: count() })
    .from(entryTable)
    .where(inArray(entryTable.roomId, [...roomIds]))
    .groupBy(entryTable.roomId);
  return new Map(rows.map(({ roomId, seats }) => [roomId, Number(seats)]));
}
