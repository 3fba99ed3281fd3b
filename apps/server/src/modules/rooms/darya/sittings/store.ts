import { and, arrayContains, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/index.ts';
import { sittingTable } from '../../tables.ts';
import type { FirePattern, FireSignal } from './fire-pattern.ts';

/** A seat that somebody fired from, and what his fire looks like, as one owner of its room saw it. */
export interface Sitting extends FirePattern {
  readonly id: string;
  readonly seatId: string;
  readonly roomId: string;
  readonly memberId: bigint;
  readonly currency: string;
  readonly beganAt: Date;
  readonly seenAt: Date;
  readonly signals: FireSignal[];
}

/** Writes a sitting down as it is by now, in place of what was known of it; not if more of it is known already. */
export async function saveSitting(db: Queryable, { id, ...sitting }: Sitting): Promise<void> {
  await db
    .insert(sittingTable)
    .values({ id, ...sitting })
    .onConflictDoUpdate({
      target: sittingTable.id,
      set: sitting,
      setWhere: sql`${sittingTable.shots} <= excluded.shots`,
    });
}

/** Sittings as they began, the newest first: all, or those with a signal, of members, in a room. */
export async function findSittings(
  db: Queryable,
  wish: {
    readonly signal: FireSignal | 'any' | undefined;
    readonly memberIds: readonly bigint[] | undefined;
    readonly roomId: string | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly list: Sitting[]; readonly total: number }> {
  const filters: (SQL | undefined)[] = [
    wish.signal === undefined
      ? undefined
      : wish.signal === 'any'
        ? sql`${sittingTable.signals} <> '{}'`
        : arrayContains(sittingTable.signals, [wish.signal]),
    wish.memberIds === undefined
      ? undefined
      : sql`${sittingTable.memberId} = ANY(${sql.param(wish.memberIds.map(String))}::bigint[])`,
    wish.roomId === undefined ? undefined : eq(sittingTable.roomId, wish.roomId),
  ];
  const where = and(...filters);
  const list = await db
    .select()
    .from(sittingTable)
    .where(where)
    .orderBy(desc(sittingTable.beganAt), desc(sittingTable.id))
    .limit(wish.limit)
    .offset(wish.offset);
  const [found] = await db.select({ total: count() }).from(sittingTable).where(where);
  return { list, total: Number(found?.total ?? 0) };
}

/** Forgets sittings that ended before an instant. */
export async function forgetSittings(db: Queryable, before: Date): Promise<void> {
  await db.delete(sittingTable).where(sql`${sittingTable.seenAt} < ${before}`);
}
