import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { textArrayLiteral } from '../ledger/index.ts';
import { entryTable, issueTable, resultTable } from './tables.ts';

export type StoredIssue = typeof issueTable.$inferSelect;
export type NewIssue = typeof issueTable.$inferInsert;
export type StoredEntry = typeof entryTable.$inferSelect;
export type StoredResult = typeof resultTable.$inferSelect;

const one = ({ game, number }: { readonly game: string; readonly number: string }) =>
  and(eq(issueTable.game, game), eq(issueTable.number, number));

/** Adds issues that are not there yet. */
export async function insertIssues(tx: Queryable, issues: readonly NewIssue[]): Promise<void> {
  if (issues.length > 0)
    await tx
      .insert(issueTable)
      .values([...issues])
      .onConflictDoNothing();
}

export async function findIssue(tx: Queryable, game: string, number: string): Promise<StoredIssue | null> {
  const [row] = await tx.select().from(issueTable).where(one({ game, number }));
  return row ?? null;
}

/** With nobody else changing it until the transaction ends. */
export async function lockIssue(tx: Transaction, game: string, number: string): Promise<StoredIssue | null> {
  const [row] = await tx.select().from(issueTable).where(one({ game, number })).for('update');
  return row ?? null;
}

/** The issue of a game that draws last. */
export async function latestIssue(tx: Queryable, game: string): Promise<StoredIssue | null> {
  const [row] = await tx
    .select()
    .from(issueTable)
    .where(eq(issueTable.game, game))
    .orderBy(desc(issueTable.drawsAt))
    .limit(1);
  return row ?? null;
}

/** Of each of these games that has one the issue that draws last, by the game's code. */
export async function latestIssues(
  tx: Queryable,
  games: readonly string[],
): Promise<ReadonlyMap<string, StoredIssue>> {
  if (games.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(issueTable)
    .where(
      sql`(${issueTable.game}, ${issueTable.drawsAt}) IN (
        SELECT wanted.code, (SELECT max(i.draws_at) FROM lottery.issue i WHERE i.game = wanted.code)
        FROM unnest(${textArrayLiteral(games)}::text[]) AS wanted(code))`,
    );
  return new Map(rows.map((row) => [row.game, row]));
}

/** Of each game the issues that take bets now, or next. */
export async function issuesOnSale(
  tx: Queryable,
  games: readonly string[],
  now: Date,
): Promise<StoredIssue[]> {
  if (games.length === 0) return [];
  return tx
    .select()
    .from(issueTable)
    .where(
      and(inArray(issueTable.game, [...games]), eq(issueTable.state, 'open'), gt(issueTable.closesAt, now)),
    )
    .orderBy(asc(issueTable.drawsAt));
}

/** The latest results of a game, newest first. */
export async function latestResults(tx: Queryable, game: string, limit: number): Promise<StoredIssue[]> {
  return tx
    .select()
    .from(issueTable)
    .where(and(eq(issueTable.game, game), isNotNull(issueTable.board)))
    .orderBy(desc(issueTable.drawsAt))
    .limit(limit);
}

/** The latest result of each of these games. */
export async function lastResults(tx: Queryable, games: readonly string[]): Promise<StoredIssue[]> {
  const found = await Promise.all(games.map((game) => latestResults(tx, game, 1)));
  return found.flat();
}

/** To be called under its lock. */
export async function saveIssue(tx: Transaction, issue: StoredIssue): Promise<void> {
  const { state, board, source, version, serverSeed, settledAt } = issue;
  await tx.update(issueTable).set({ state, board, source, version, serverSeed, settledAt }).where(one(issue));
}

/**
 * Notes that all bets of these issues have ended, unless they were noted before or have another result meanwhile. In the order of their
 * keys, so that two processes that do so at once wait for each other, never both.
 */
export async function noteSettled(
  db: Queryable,
  issues: readonly Pick<StoredIssue, 'game' | 'number' | 'version'>[],
  settledAt: Date,
): Promise<void> {
  if (issues.length === 0) return;
  const named = JSON.stringify(issues.map(({ game, number, version }) => ({ game, number, version })));
  await db.execute(sql`
    WITH ended AS (
      SELECT i.game, i.number FROM lottery.issue i
      JOIN json_to_recordset(${named}::json) AS n(game text, number text, version int) USING (game, number, version)
      WHERE i.settled_at IS NULL AND i.state <> 'open'
      ORDER BY i.game, i.number FOR UPDATE OF i
    )
    UPDATE lottery.issue i SET state = CASE i.state WHEN 'drawn' THEN 'settled' ELSE i.state END, settled_at = ${settledAt}
    FROM ended WHERE i.game = ended.game AND i.number = ended.number`);
}

/** Issues whose bets are to be ended, the oldest first; those too that were ended since an instant, for bets that came to stand late. */
export async function issuesToSettle(tx: Queryable, since: Date, limit: number): Promise<StoredIssue[]> {
  const waiting = await tx
    .select()
    .from(issueTable)
    .where(and(isNull(issueTable.settledAt), ne(issueTable.state, 'open')))
    .orderBy(asc(issueTable.drawsAt))
    .limit(limit);
  const lately = await tx.select().from(issueTable).where(gte(issueTable.settledAt, since));
  return [...waiting, ...lately];
}

/** Issues of a game, newest first; without one those of these games that wait for a result. */
export async function listIssues(
  tx: Queryable,
  wish: {
    readonly game?: string | undefined;
    readonly outside: readonly string[];
    readonly now: Date;
  },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: StoredIssue[]; total: number }> {
  const wanted =
    wish.game === undefined
      ? and(
          inArray(issueTable.game, [...wish.outside]),
          eq(issueTable.state, 'open'),
          lte(issueTable.drawsAt, wish.now),
        )
      : eq(issueTable.game, wish.game);
  const rows = await tx
    .select()
    .from(issueTable)
    .where(wanted)
    .orderBy(desc(issueTable.drawsAt))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await tx.select({ total: sql<string>`count(*)` }).from(issueTable).where(wanted);
  return { rows, total: Number(counted?.total ?? 0) };
}

export async function insertResult(tx: Transaction, result: StoredResult): Promise<void> {
  await tx.insert(resultTable).values(result);
}

/** Every result that an issue had, the first one first. */
export async function resultsOf(tx: Queryable, game: string, number: string): Promise<StoredResult[]> {
  return tx
    .select()
    .from(resultTable)
    .where(and(eq(resultTable.game, game), eq(resultTable.number, number)))
    .orderBy(asc(resultTable.version));
}

export async function findEntries(tx: Queryable, issues: readonly Pick<StoredIssue, 'game' | 'number'>[]) {
  if (issues.length === 0) return [];
  return tx
    .select()
    .from(entryTable)
    .where(
      inArray(
        sql`${entryTable.game} || '/' || ${entryTable.number}`,
        issues.map(({ game, number }) => `${game}/${number}`),
      ),
    );
}

export async function findEntry(tx: Queryable, game: string, number: string): Promise<StoredEntry | null> {
  const [row] = await tx
    .select()
    .from(entryTable)
    .where(and(eq(entryTable.game, game), eq(entryTable.number, number)));
  return row ?? null;
}

export async function insertEntry(tx: Transaction, entry: StoredEntry): Promise<void> {
  await tx.insert(entryTable).values(entry);
}

export async function deleteEntry(tx: Transaction, game: string, number: string): Promise<void> {
  await tx.delete(entryTable).where(and(eq(entryTable.game, game), eq(entryTable.number, number)));
}
