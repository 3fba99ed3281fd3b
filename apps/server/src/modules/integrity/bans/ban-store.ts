import { and, count, desc, eq, gt, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { holdName, type Queryable, type Transaction } from '../../../platform/database/index.ts';
import { abandonedTable, banTable } from '../tables.ts';

export type StoredBan = typeof banTable.$inferSelect;

/** From here on the bans of a member are read and written by one transaction at a time. */
export async function lockBansOf(tx: Transaction, memberId: bigint): Promise<void> {
  await holdName(tx, `play bans of ${String(memberId)}`);
}

export async function insertBan(tx: Transaction, ban: typeof banTable.$inferInsert): Promise<StoredBan> {
  const [made] = await tx.insert(banTable).values(ban).returning();
  if (made === undefined) throw new Error('a ban was not written');
  return made;
}

/** The ban of a member that holds longest; null where none holds. */
export async function banOn(db: Queryable, memberId: bigint, at: Date): Promise<StoredBan | null> {
  const [found] = await db
    .select()
    .from(banTable)
    .where(and(eq(banTable.memberId, memberId), isNull(banTable.liftedAt), gt(banTable.until, at)))
    .orderBy(desc(banTable.until))
    .limit(1);
  return found ?? null;
}

export async function lockBan(tx: Transaction, id: string): Promise<StoredBan | null> {
  const [found] = await tx.select().from(banTable).where(eq(banTable.id, id)).for('update');
  return found ?? null;
}

export async function markLifted(
  tx: Transaction,
  id: string,
  lifted: Pick<StoredBan, 'liftedAt' | 'liftedBy' | 'liftedFor'>,
): Promise<StoredBan> {
  const [changed] = await tx.update(banTable).set(lifted).where(eq(banTable.id, id)).returning();
  if (changed === undefined) throw new Error(`there is no ban ${id}`);
  return changed;
}

/** When the latest bans of a member for abandoned hands began, since an instant; the newest first. */
export async function abandonBansSince(tx: Queryable, memberId: bigint, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ imposedAt: banTable.imposedAt })
    .from(banTable)
    .where(
      and(eq(banTable.memberId, memberId), eq(banTable.origin, 'abandoned'), gte(banTable.imposedAt, since)),
    )
    .orderBy(desc(banTable.imposedAt));
  return rows.map(({ imposedAt }) => imposedAt);
}

export async function insertAbandoned(
  tx: Transaction,
  hands: readonly (typeof abandonedTable.$inferInsert)[],
): Promise<void> {
  if (hands.length > 0)
    await tx
      .insert(abandonedTable)
      .values([...hands])
      .onConflictDoNothing();
}

/** How many hands a member abandoned after an instant. */
export async function abandonedSince(tx: Queryable, memberId: bigint, since: Date): Promise<number> {
  const [found] = await tx
    .select({ hands: count() })
    .from(abandonedTable)
    .where(and(eq(abandonedTable.memberId, memberId), gt(abandonedTable.at, since)));
  return found?.hands ?? 0;
}

/** Bans as they were imposed, the newest first. */
export async function findBans(
  db: Queryable,
  wish: {
    readonly isOn: boolean | undefined;
    readonly now: Date;
    readonly memberIds: readonly bigint[] | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly list: readonly StoredBan[]; readonly total: number }> {
  const holds = and(isNull(banTable.liftedAt), gt(banTable.until, wish.now));
  const over = or(sql`${banTable.liftedAt} IS NOT NULL`, sql`${banTable.until} <= ${wish.now}`);
  const filters: (SQL | undefined)[] = [
    wish.isOn === undefined ? undefined : wish.isOn ? holds : over,
    wish.memberIds === undefined
      ? undefined
      : sql`${banTable.memberId} = ANY(${sql.param(wish.memberIds.map(String))}::bigint[])`,
  ];
  const where = and(...filters);
  const list = await db
    .select()
    .from(banTable)
    .where(where)
    .orderBy(desc(banTable.imposedAt), desc(banTable.id))
    .limit(wish.limit)
    .offset(wish.offset);
  const [found] = await db.select({ total: count() }).from(banTable).where(where);
  return { list, total: found?.total ?? 0 };
}
