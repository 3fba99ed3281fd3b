import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { hiddenTable, lineTable, talkTable, writerTable } from './tables.ts';

export type StoredLine = typeof lineTable.$inferSelect;
export type StoredWriter = typeof writerTable.$inferSelect;

/** Makes a writer of the member, where he is none, and holds him: what he says he says one after another. */
export async function lockWriter(tx: Transaction, memberId: bigint): Promise<StoredWriter> {
  await tx.insert(writerTable).values({ memberId, alias: randomUUID() }).onConflictDoNothing();
  const [found] = await tx.select().from(writerTable).where(eq(writerTable.memberId, memberId)).for('update');
  if (found === undefined) throw new Error(`the writer ${memberId} vanished`);
  return found;
}

export async function findWriter(db: Queryable, memberId: bigint): Promise<StoredWriter | null> {
  const [found] = await db.select().from(writerTable).where(eq(writerTable.memberId, memberId));
  return found ?? null;
}

export async function writerOfAlias(db: Queryable, alias: string): Promise<StoredWriter | null> {
  const [found] = await db.select().from(writerTable).where(eq(writerTable.alias, alias));
  return found ?? null;
}

export async function writersOf(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<Map<bigint, StoredWriter>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(writerTable)
    .where(inArray(writerTable.memberId, [...new Set(memberIds)]));
  return new Map(rows.map((row) => [row.memberId, row]));
}

export async function setMute(
  tx: Transaction,
  memberId: bigint,
  mute: Pick<StoredWriter, 'mutedUntil' | 'mutedFor'>,
): Promise<void> {
  await tx.update(writerTable).set(mute).where(eq(writerTable.memberId, memberId));
}

/** The next number of a table's lines; whoever has it holds the table until his transaction ends. */
export async function nextNo(tx: Transaction, tableId: string, at: Date): Promise<number> {
  const [row] = await tx
    .insert(talkTable)
    .values({ tableId, lastNo: 1, lastAt: at })
    .onConflictDoUpdate({
      target: talkTable.tableId,
      set: { lastNo: sql`${talkTable.lastNo} + 1`, lastAt: at },
    })
    .returning({ no: talkTable.lastNo });
  if (row === undefined) throw new Error(`no number for a line at ${tableId}`);
  return row.no;
}

export async function lastNoOf(db: Queryable, tableId: string): Promise<number> {
  const [row] = await db.select().from(talkTable).where(eq(talkTable.tableId, tableId));
  return row?.lastNo ?? 0;
}

export async function insertLine(tx: Transaction, line: typeof lineTable.$inferInsert): Promise<void> {
  await tx.insert(lineTable).values(line);
}

export async function lineOfKey(db: Queryable, memberId: bigint, key: string): Promise<StoredLine | null> {
  const [found] = await db
    .select()
    .from(lineTable)
    .where(and(eq(lineTable.memberId, memberId), eq(lineTable.key, key)));
  return found ?? null;
}

/** What a member said since an instant, at any table, the newest first. */
export async function ownSince(
  db: Queryable,
  memberId: bigint,
  since: Date,
): Promise<Pick<StoredLine, 'written' | 'saidAt'>[]> {
  return db
    .select({ written: lineTable.written, saidAt: lineTable.saidAt })
    .from(lineTable)
    .where(and(eq(lineTable.memberId, memberId), gte(lineTable.saidAt, since)))
    .orderBy(desc(lineTable.saidAt))
    .limit(100);
}

/** The last lines of a table as a reader sees them, oldest first: none that was removed, none of whom he hid. */
export async function shownLines(
  db: Queryable,
  tableId: string,
  {
    hidden,
    since,
    limit,
  }: { readonly hidden: readonly bigint[]; readonly since: Date | undefined; readonly limit: number },
): Promise<(StoredLine & { readonly alias: string })[]> {
  const rows = await db
    .select({ line: lineTable, alias: writerTable.alias })
    .from(lineTable)
    .innerJoin(writerTable, eq(writerTable.memberId, lineTable.memberId))
    .where(
      and(
        eq(lineTable.tableId, tableId),
        isNull(lineTable.removedAt),
        since === undefined ? undefined : gte(lineTable.saidAt, since),
        hidden.length === 0 ? undefined : notInArray(lineTable.memberId, [...hidden]),
      ),
    )
    .orderBy(desc(lineTable.no))
    .limit(limit);
  return rows.reverse().map(({ line, alias }) => ({ ...line, alias }));
}

export async function findLine(db: Queryable, tableId: string, no: number): Promise<StoredLine | null> {
  const [found] = await db
    .select()
    .from(lineTable)
    .where(and(eq(lineTable.tableId, tableId), eq(lineTable.no, no)));
  return found ?? null;
}

export async function hiddenOf(db: Queryable, memberId: bigint): Promise<{ id: bigint; alias: string }[]> {
  return db
    .select({ id: hiddenTable.writerId, alias: writerTable.alias })
    .from(hiddenTable)
    .innerJoin(writerTable, eq(writerTable.memberId, hiddenTable.writerId))
    .where(eq(hiddenTable.memberId, memberId))
    .orderBy(asc(hiddenTable.writerId));
}

export async function hide(db: Queryable, memberId: bigint, writerId: bigint): Promise<void> {
  await db.insert(hiddenTable).values({ memberId, writerId }).onConflictDoNothing();
}

export async function unhide(db: Queryable, memberId: bigint, writerId: bigint): Promise<void> {
  await db
    .delete(hiddenTable)
    .where(and(eq(hiddenTable.memberId, memberId), eq(hiddenTable.writerId, writerId)));
}

/** Forgets lines from before an instant; those with a report that nobody has looked at stay. Answers how many. */
export async function forgetLines(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM table_chat.line l USING (
      SELECT o.table_id, o.no FROM table_chat.line o
       WHERE o.said_at < ${before.toISOString()}::timestamptz
         AND NOT EXISTS (SELECT FROM table_chat.report r
                          WHERE r.table_id = o.table_id AND r.no = o.no AND r.settled_at IS NULL)
       LIMIT ${limit}) old
     WHERE l.table_id = old.table_id AND l.no = old.no`);
  return rowCount ?? 0;
}
