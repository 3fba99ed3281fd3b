import { and, asc, count, desc, eq, gte, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import {
  changeTable as change,
  dueTable as due,
  ladderTable as ladder,
  standingTable as standing,
} from './tables.ts';

export type StoredLadder = typeof ladder.$inferSelect;
export type StoredStanding = typeof standing.$inferSelect;
export type StoredChange = typeof change.$inferSelect;
export type StoredDue = typeof due.$inferSelect;

/** Every version, newest first. */
export async function allLadders(db: Queryable): Promise<StoredLadder[]> {
  return db.select().from(ladder).orderBy(desc(ladder.version));
}

export async function newestLadder(db: Queryable): Promise<StoredLadder | null> {
  const [found] = await db.select().from(ladder).orderBy(desc(ladder.version)).limit(1);
  return found ?? null;
}

/** Answers false when the version is taken, also at this very moment. */
export async function insertLadder(tx: Transaction, values: StoredLadder): Promise<boolean> {
  const made = await tx
    .insert(ladder)
    .values(values)
    .onConflictDoNothing()
    .returning({ version: ladder.version });
  return made.length > 0;
}

export async function findStanding(db: Queryable, memberId: bigint): Promise<StoredStanding | null> {
  const [found] = await db.select().from(standing).where(eq(standing.memberId, memberId));
  return found ?? null;
}

/** The member's standing, held for this transaction; begun where there is none. */
export async function lockStanding(tx: Transaction, memberId: bigint): Promise<StoredStanding> {
  await tx
    .insert(standing)
    .values({ memberId, turnover: 0n, countedTo: new Date(0), level: 0 })
    .onConflictDoNothing();
  const [found] = await tx.select().from(standing).where(eq(standing.memberId, memberId)).for('update');
  if (found === undefined) throw new Error(`member ${memberId} has no standing after it was begun`);
  return found;
}

export async function setCounted(
  tx: Transaction,
  { memberId, turnover, countedTo }: Pick<StoredStanding, 'memberId' | 'turnover' | 'countedTo'>,
): Promise<void> {
  await tx.update(standing).set({ turnover, countedTo }).where(eq(standing.memberId, memberId));
}

export async function setLevel(tx: Transaction, memberId: bigint, level: number): Promise<void> {
  await tx.update(standing).set({ level }).where(eq(standing.memberId, memberId));
}

/** Members who stand on a level and have the turnover of the one after it. `thresholds`: from level 0 on. */
export async function findRisen(
  db: Queryable,
  thresholds: readonly bigint[],
  limit: number,
): Promise<bigint[]> {
  const risen = thresholds
    .slice(1)
    .map((threshold, level) => and(eq(standing.level, level), gte(standing.turnover, threshold)));
  const rows = await db
    .select({ memberId: standing.memberId })
    .from(standing)
    .where(or(...risen))
    .limit(limit);
  return rows.map(({ memberId }) => memberId);
}

export async function countByLevel(db: Queryable): Promise<{ rankLevel: number; members: number }[]> {
  return db
    .select({ rankLevel: standing.level, members: count() })
    .from(standing)
    .groupBy(standing.level)
    .orderBy(asc(standing.level));
}

export async function insertChange(tx: Transaction, values: Omit<StoredChange, 'id'>): Promise<void> {
  await tx.insert(change).values(values);
}

/** Newest first. */
export async function changesOf(db: Queryable, memberId: bigint): Promise<StoredChange[]> {
  return db.select().from(change).where(eq(change.memberId, memberId)).orderBy(desc(change.id));
}

/** Notes that a member has played; whoever is due already only plays on. */
export async function noteDue(db: Queryable, rows: readonly StoredDue[]): Promise<void> {
  await db
    .insert(due)
    .values([...rows])
    .onConflictDoUpdate({
      target: due.memberId,
      set: { notedAt: sql`GREATEST(${due.notedAt}, excluded.noted_at)` },
    });
}

/** Whose turn it is, held for this transaction; whom another process holds is left to it. */
export async function takeDue(tx: Transaction, now: Date): Promise<StoredDue | null> {
  const [found] = await tx
    .select()
    .from(due)
    .where(lte(due.nextAt, now))
    .orderBy(asc(due.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return found ?? null;
}

export async function putOff(tx: Transaction, memberId: bigint, nextAt: Date): Promise<void> {
  await tx.update(due).set({ nextAt }).where(eq(due.memberId, memberId));
}

export async function removeDue(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.delete(due).where(eq(due.memberId, memberId));
}
