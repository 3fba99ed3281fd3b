import { and, desc, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { choiceTable as choice, readTable as read, winTable as win } from './tables.ts';

export type StoredWin = typeof win.$inferSelect;
export type BoardOrder = 'newest' | 'payout' | 'multiplier';

const theOne = 1;

/** Up to where the rounds were read, held for this transaction; `busy` while another process reads. */
export async function takeReading(tx: Transaction, start: Date): Promise<Date | 'busy'> {
  await tx.insert(read).values({ id: theOne, readTo: start }).onConflictDoNothing();
  const [found] = await tx.select().from(read).where(eq(read.id, theOne)).for('update', { skipLocked: true });
  return found?.readTo ?? 'busy';
}

export async function setReading(tx: Transaction, readTo: Date): Promise<void> {
  await tx.update(read).set({ readTo }).where(eq(read.id, theOne));
}

/** What is there already is left alone. Answers how many are new. */
export async function insertWins(tx: Transaction, wins: readonly StoredWin[]): Promise<number> {
  if (wins.length === 0) return 0;
  const made = await tx
    .insert(win)
    .values([...wins])
    .onConflictDoNothing()
    .returning({ id: win.roundId });
  return made.length;
}

/** Of these members those who said whether they want to stand on the board. */
export async function choicesOf(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, boolean>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(choice)
    .where(inArray(choice.memberId, [...memberIds]));
  return new Map(rows.map(({ memberId, isShown }) => [memberId, isShown]));
}

export async function setChoice(
  db: Queryable,
  values: { readonly memberId: bigint; readonly isShown: boolean; readonly changedAt: Date },
): Promise<void> {
  const { isShown, changedAt } = values;
  await db
    .insert(choice)
    .values(values)
    .onConflictDoUpdate({ target: choice.memberId, set: { isShown, changedAt } });
}

/** Takes away what is older than an instant, and what no list would show. */
export async function pruneWins(
  tx: Transaction,
  before: Date,
  keep: { readonly ofHour: number; readonly newest: number },
): Promise<void> {
  await tx.delete(win).where(lt(win.playedAt, before));
  const place = (order: SQL, part = sql``) =>
    sql<number>`row_number() OVER (${part} ORDER BY ${order}, ${win.roundId})`;
  const ofHour = sql`PARTITION BY date_trunc('hour', ${win.playedAt}, 'UTC'), ${win.currency}`;
  const placed = tx.$with('placed').as(
    tx
      .select({
        roundId: win.roundId,
        byPayout: place(sql`${win.payout} DESC`, ofHour).as('by_payout'),
        byMultiplier: place(sql`${win.payout}::numeric / ${win.stake} DESC`, ofHour).as('by_multiplier'),
        byAge: place(sql`${win.playedAt} DESC`).as('by_age'),
      })
      .from(win),
  );
  const kept = tx
    .select({ roundId: placed.roundId })
    .from(placed)
    .where(
      sql`${placed.byPayout} <= ${keep.ofHour} OR ${placed.byMultiplier} <= ${keep.ofHour} OR ${placed.byAge} <= ${keep.newest}`,
    );
  await tx.with(placed).delete(win).where(notInArray(win.roundId, kept));
}

/** Lines of members who may stand there, since an instant. `isShownByDefault` counts for whoever said nothing. */
export async function boardLines(
  db: Queryable,
  since: Date,
  order: BoardOrder,
  wish: { readonly isShownByDefault: boolean; readonly limit: number },
): Promise<StoredWin[]> {
  const first = {
    newest: [],
    payout: [desc(win.payout)],
    multiplier: [sql`${win.payout}::numeric / ${win.stake} DESC`],
  }[order];
  const rows = await db
    .select({ win })
    .from(win)
    .leftJoin(choice, eq(choice.memberId, win.memberId))
    .where(and(gte(win.playedAt, since), sql`COALESCE(${choice.isShown}, ${wish.isShownByDefault}::boolean)`))
    .orderBy(...first, desc(win.playedAt), desc(win.roundId))
    .limit(wish.limit);
  return rows.map((row) => row.win);
}
