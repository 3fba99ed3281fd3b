import { strict as assert } from 'node:assert';
import { and, count, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { holdName, type Queryable, type Transaction } from '../../platform/database/index.ts';
import {
  eventTable as event,
  exclusionTable as exclusion,
  limitTable as limit,
  playMinuteTable as playMinute,
  preferenceTable as preference,
  sittingTable as sitting,
} from './tables.ts';

export type StoredLimit = typeof limit.$inferSelect;
export type StoredExclusion = typeof exclusion.$inferSelect;
export type StoredEvent = typeof event.$inferSelect;

/** One change of a member's protection at a time; held until the transaction ends. */
export async function lockMember(tx: Transaction, memberId: bigint): Promise<void> {
  await holdName(tx, `protection ${memberId}`);
}

export async function limitsOf(db: Queryable, memberId: bigint): Promise<StoredLimit[]> {
  return db.select().from(limit).where(eq(limit.memberId, memberId));
}

export async function saveLimit(tx: Transaction, row: StoredLimit): Promise<void> {
  const { value, pendingFrom, pendingValue } = row;
  await tx
    .insert(limit)
    .values(row)
    .onConflictDoUpdate({
      target: [limit.memberId, limit.kind, limit.period, limit.setBy],
      set: { value, pendingFrom, pendingValue },
    });
}

/** Those that have not been lifted; over or not. */
export async function exclusionsOf(db: Queryable, memberId: bigint): Promise<StoredExclusion[]> {
  return db
    .select()
    .from(exclusion)
    .where(and(eq(exclusion.memberId, memberId), isNull(exclusion.liftedAt)));
}

/** Which of some members are excluded at an instant. */
export async function excludedMembers(
  db: Queryable,
  memberIds: readonly bigint[],
  now: Date,
): Promise<bigint[]> {
  const rows = await db
    .selectDistinct({ memberId: exclusion.memberId })
    .from(exclusion)
    .where(
      and(
        inArray(exclusion.memberId, [...memberIds]),
        isNull(exclusion.liftedAt),
        or(isNull(exclusion.endsAt), gt(exclusion.endsAt, now)),
      ),
    );
  return rows.map(({ memberId }) => memberId);
}

/** Every exclusion that the member ever had, lifted ones too. */
export async function allExclusionsOf(db: Queryable, memberId: bigint): Promise<StoredExclusion[]> {
  return db.select().from(exclusion).where(eq(exclusion.memberId, memberId));
}

export async function insertExclusion(
  tx: Transaction,
  row: Omit<StoredExclusion, 'id' | 'liftedAt'>,
): Promise<void> {
  await tx.insert(exclusion).values(row);
}

export async function liftExclusions(tx: Transaction, memberId: bigint, liftedAt: Date): Promise<void> {
  await tx
    .update(exclusion)
    .set({ liftedAt })
    .where(and(eq(exclusion.memberId, memberId), eq(exclusion.kind, 'operator'), isNull(exclusion.liftedAt)));
}

export async function findRealityCheck(db: Queryable, memberId: bigint): Promise<number | null> {
  const [found] = await db.select().from(preference).where(eq(preference.memberId, memberId));
  return found?.realityCheckMinutes ?? null;
}

export async function saveRealityCheck(
  tx: Transaction,
  memberId: bigint,
  realityCheckMinutes: number,
): Promise<void> {
  await tx
    .insert(preference)
    .values({ memberId, realityCheckMinutes })
    .onConflictDoUpdate({ target: preference.memberId, set: { realityCheckMinutes } });
}

/** Marks a minute, and those since the last mark where it is no longer ago than `gapMinutes`. */
export async function markMinute(
  db: Queryable,
  memberId: bigint,
  minute: number,
  gapMinutes: number,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO protection.play_minute (member_id, minute)
    SELECT ${memberId}, one FROM generate_series(COALESCE((
      SELECT max(p.minute) + 1 FROM protection.play_minute p
       WHERE p.member_id = ${memberId} AND p.minute >= ${minute - gapMinutes} AND p.minute < ${minute}
    ), ${minute}), ${minute}) AS one
    ON CONFLICT DO NOTHING`);
}

/** Minutes marked from `from` to just before `to`. */
export async function countMinutes(
  db: Queryable,
  memberId: bigint,
  from: number,
  to: number,
): Promise<number> {
  const [row] = await db
    .select({ minutes: count() })
    .from(playMinute)
    .where(and(eq(playMinute.memberId, memberId), gte(playMinute.minute, from), lt(playMinute.minute, to)));
  return row?.minutes ?? 0;
}

export async function forgetMinutes(db: Queryable, before: number): Promise<void> {
  await db.delete(playMinute).where(lt(playMinute.minute, before));
}

/** Notes a sign of life, and answers since when the sitting goes on: since now, where the one before is older than `before`. */
export async function noteSitting(db: Queryable, memberId: bigint, now: Date, before: Date): Promise<Date> {
  const isOver = sql`${sitting.seenAt} < ${before.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(sitting)
    .values({ memberId, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: sitting.memberId,
      set: {
        since: sql`CASE WHEN ${isOver} THEN excluded.since ELSE ${sitting.since} END`,
        seenAt: sql`GREATEST(${sitting.seenAt}, excluded.seen_at)`,
      },
    })
    .returning({ since: sitting.since });
  assert(row, 'whoever is at play has a sitting');
  return row.since;
}

export async function insertEvent(tx: Transaction, row: Omit<StoredEvent, 'id'>): Promise<void> {
  await tx.insert(event).values(row);
}

/** Newest first. */
export async function eventsOf(
  db: Queryable,
  memberId: bigint,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ list: StoredEvent[]; total: number }> {
  const mine = eq(event.memberId, memberId);
  const list = await db
    .select()
    .from(event)
    .where(mine)
    .orderBy(desc(event.id))
    .limit(page.limit)
    .offset(page.offset);
  const [row] = await db.select({ total: count() }).from(event).where(mine);
  return { list, total: row?.total ?? 0 };
}
