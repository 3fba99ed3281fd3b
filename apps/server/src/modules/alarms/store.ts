import type { AlarmKind } from '@ikka/contract';
import { and, asc, count, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import type { Finding } from './parts.ts';
import { alarmTable as alarm, checkTable } from './tables.ts';

export type Alarm = typeof alarm.$inferSelect;

const countedMost = 10_000;

/** Whether the check is due; where it is, it counts as begun now, for every process. */
export async function beginCheck(db: Queryable, name: string, now: Date, dueBefore: Date): Promise<boolean> {
  const begun = await db
    .insert(checkTable)
    .values({ name, begunAt: now })
    .onConflictDoUpdate({
      target: checkTable.name,
      set: { begunAt: now },
      setWhere: sql`${checkTable.begunAt} <= ${dueBefore.toISOString()}::timestamptz`,
    })
    .returning({ name: checkTable.name });
  return begun.length > 0;
}

/** Raises what is found, or notes that it still stands; answers whether it is new. */
export async function raise(
  tx: Transaction,
  kind: AlarmKind,
  { subject, details }: Finding,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .insert(alarm)
    .values({ kind, subject, details, raisedAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: [alarm.kind, alarm.subject],
      targetWhere: isNull(alarm.clearedAt),
      set: { details, seenAt: now },
    })
    .returning({ raisedAt: alarm.raisedAt });
  return row?.raisedAt.getTime() === now.getTime();
}

/** What stands of a kind and is not among these subjects is over. */
export async function clearOthers(
  tx: Transaction,
  kind: AlarmKind,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(alarm)
    .set({ clearedAt: now })
    .where(
      and(
        eq(alarm.kind, kind),
        isNull(alarm.clearedAt),
        subjects.length === 0 ? undefined : notInArray(alarm.subject, [...subjects]),
      ),
    );
}

/** One alarm of a kind is over, where it stands. */
export async function clearOne(tx: Transaction, kind: AlarmKind, subject: string, now: Date): Promise<void> {
  await tx
    .update(alarm)
    .set({ clearedAt: now })
    .where(and(eq(alarm.kind, kind), eq(alarm.subject, subject), isNull(alarm.clearedAt)));
}

export async function listAlarms(
  db: Queryable,
  state: 'open' | 'over',
  rows: { readonly limit: number; readonly offset: number },
): Promise<{ list: Alarm[]; total: number }> {
  const suits = state === 'open' ? isNull(alarm.clearedAt) : isNotNull(alarm.clearedAt);
  const order =
    state === 'open'
      ? [sql`${alarm.acknowledgedAt} IS NOT NULL`, asc(alarm.raisedAt), asc(alarm.id)]
      : [desc(alarm.clearedAt), desc(alarm.id)];
  const list = await db
    .select()
    .from(alarm)
    .where(suits)
    .orderBy(...order)
    .limit(rows.limit)
    .offset(rows.offset);
  const some = db.select({ id: alarm.id }).from(alarm).where(suits).limit(countedMost).as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  return { list, total: counted?.total ?? 0 };
}

/** How many stand of each kind, and how many of them nobody has acknowledged. */
export async function countOpen(
  db: Queryable,
): Promise<{ kind: AlarmKind; open: number; unacknowledged: number }[]> {
  return db
    .select({
      kind: alarm.kind,
      open: count(),
      unacknowledged: sql<number>`(count(*) FILTER (WHERE ${alarm.acknowledgedAt} IS NULL))::int`,
    })
    .from(alarm)
    .where(isNull(alarm.clearedAt))
    .groupBy(alarm.kind);
}

/** The alarm as it stands, with nobody else changing it until the transaction ends. */
export async function lockAlarm(tx: Transaction, id: bigint): Promise<Alarm | null> {
  const [found] = await tx.select().from(alarm).where(eq(alarm.id, id)).for('update');
  return found ?? null;
}

export async function saveAcknowledgement(
  tx: Transaction,
  id: bigint,
  by: { readonly acknowledgedBy: string; readonly acknowledgedAt: Date; readonly note: string },
): Promise<void> {
  await tx.update(alarm).set(by).where(eq(alarm.id, id));
}
