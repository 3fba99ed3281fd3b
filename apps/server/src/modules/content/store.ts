import { and, arrayContains, count, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { noticeTable as notice } from './tables.ts';

export type StoredNotice = typeof notice.$inferSelect;
export type NewNotice = typeof notice.$inferInsert;

interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** A list is counted no further than this, so that its cost has a bound. */
const countedMost = 10_000;

/** Answers null when the id is taken, also by a process that inserts it at the same moment. */
export async function insertNotice(tx: Transaction, values: NewNotice): Promise<StoredNotice | null> {
  const [made] = await tx.insert(notice).values(values).onConflictDoNothing().returning();
  return made ?? null;
}

export async function findNotice(db: Queryable, id: string): Promise<StoredNotice | null> {
  const [found] = await db.select().from(notice).where(eq(notice.id, id));
  return found ?? null;
}

export async function lockNotice(tx: Transaction, id: string): Promise<StoredNotice | null> {
  const [found] = await tx.select().from(notice).where(eq(notice.id, id)).for('update');
  return found ?? null;
}

export async function updateNotice(
  tx: Transaction,
  id: string,
  values: Partial<Omit<StoredNotice, 'id'>>,
): Promise<void> {
  await tx.update(notice).set(values).where(eq(notice.id, id));
}

/** Every notice, newest first. */
export async function allNotices(
  db: Queryable,
  rows: Rows,
): Promise<{ list: StoredNotice[]; total: number }> {
  const list = await db
    .select()
    .from(notice)
    .orderBy(desc(notice.publishedFrom), desc(notice.id))
    .limit(rows.limit)
    .offset(rows.offset);
  const counted = db.select({ id: notice.id }).from(notice).limit(countedMost).as('counted');
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted);
  return { list, total };
}

/** What is in force at an instant, of the types, for a viewer: the weightier first, then the newer. */
export async function noticesInForce(
  db: Queryable,
  types: readonly string[],
  viewer: {
    readonly audiences: readonly string[];
    readonly language: string;
    /** One notice alone; null for all. */
    readonly id: string | null;
  },
  now: Date,
  rows: Rows,
): Promise<{ list: StoredNotice[]; total: number }> {
  const inForce = and(
    isNull(notice.withdrawnAt),
    inArray(notice.audience, [...viewer.audiences]),
    viewer.id === null ? undefined : eq(notice.id, viewer.id),
    arrayContains(notice.languages, [viewer.language]),
    inArray(notice.type, [...types]),
    lte(notice.publishedFrom, now),
    or(isNull(notice.publishedUntil), gt(notice.publishedUntil, now)),
  );
  const list = await db
    .select()
    .from(notice)
    .where(inForce)
    .orderBy(desc(notice.priority), desc(notice.publishedFrom), desc(notice.id))
    .limit(rows.limit)
    .offset(rows.offset);
  const counted = db.select({ id: notice.id }).from(notice).where(inForce).limit(countedMost).as('counted');
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted);
  return { list, total };
}

/** Claims notices whose time has come and that nobody has announced, oldest first. What another process holds is left to it. */
export async function claimDue(tx: Transaction, now: Date, limit: number): Promise<StoredNotice[]> {
  const due = await tx
    .select()
    .from(notice)
    .where(and(isNull(notice.announcedAt), isNull(notice.withdrawnAt), lte(notice.publishedFrom, now)))
    .orderBy(notice.publishedFrom)
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await tx.update(notice).set({ announcedAt: now }).where(inArray(notice.id, ids));
  return due;
}
