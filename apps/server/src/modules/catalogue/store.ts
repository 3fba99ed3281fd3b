import { and, asc, count, eq, gte, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { gameTable, vendorTable } from './tables.ts';

export type StoredGame = typeof gameTable.$inferSelect;
export type StoredVendor = typeof vendorTable.$inferSelect;

/** Adds what is missing; what an operator changed stays. */
export async function addMissing(
  tx: Transaction,
  vendors: readonly (typeof vendorTable.$inferInsert)[],
  games: readonly (typeof gameTable.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(vendorTable)
    .values([...vendors])
    .onConflictDoNothing();
  await tx
    .insert(gameTable)
    .values([...games])
    .onConflictDoNothing();
}

export interface GameFilter {
  readonly category?: string | undefined;
  readonly vendorCode?: string | undefined;
  readonly nameContains?: string | undefined;
  readonly linesAtLeast?: number | undefined;
  /** Games that can be played with at most this many smallest units … */
  readonly affordableWith?: bigint | undefined;
  /** … when a coin is worth at least this many. */
  readonly smallestCoin: bigint;
  readonly onlyHot?: boolean | undefined;
}

export async function findGames(
  tx: Queryable,
  filter: GameFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ games: StoredGame[]; total: number }> {
  const wanted = wantedBy(filter);
  const [counted] = await tx.select({ total: count() }).from(gameTable).where(wanted);
  const games = await tx
    .select()
    .from(gameTable)
    .where(wanted)
    .orderBy(asc(gameTable.sort), asc(gameTable.id))
    .limit(page.limit)
    .offset(page.offset);
  return { games, total: Number(counted?.total ?? 0) };
}

function wantedBy(filter: GameFilter): SQL | undefined {
  return and(
    eq(gameTable.isOpen, true),
    filter.category === undefined ? undefined : eq(gameTable.category, filter.category),
    filter.vendorCode === undefined ? undefined : eq(gameTable.vendorCode, filter.vendorCode),
    filter.linesAtLeast === undefined ? undefined : gte(gameTable.lines, filter.linesAtLeast),
    filter.onlyHot ? eq(gameTable.isHot, true) : undefined,
    filter.nameContains === undefined
      ? undefined
      : like(gameTable.searchText, `%${filter.nameContains.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`),
    filter.affordableWith === undefined
      ? undefined
      : sql`${gameTable.coinsPerStake} * ${filter.smallestCoin} <= ${filter.affordableWith}`,
  );
}

export async function gamesByIds(tx: Queryable, ids: readonly string[]): Promise<StoredGame[]> {
  return ids.length === 0
    ? []
    : tx
        .select()
        .from(gameTable)
        .where(inArray(gameTable.id, [...ids]));
}

export async function allVendors(tx: Queryable): Promise<StoredVendor[]> {
  return tx.select().from(vendorTable).orderBy(asc(vendorTable.sort));
}

/** How many open games each vendor has in each category. */
export async function countGames(
  tx: Queryable,
): Promise<{ category: string; vendorCode: string; games: number }[]> {
  const rows = await tx
    .select({ category: gameTable.category, vendorCode: gameTable.vendorCode, games: count() })
    .from(gameTable)
    .where(eq(gameTable.isOpen, true))
    .groupBy(gameTable.category, gameTable.vendorCode);
  return rows.map((row) => ({ ...row, games: Number(row.games) }));
}
