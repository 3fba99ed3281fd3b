import { and, arrayContains, asc, count, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { favouriteTable, gameTable, vendorTable } from './tables.ts';

export type StoredGame = typeof gameTable.$inferSelect;
export type StoredVendor = typeof vendorTable.$inferSelect;

/** Adds what is missing; what an operator changed stays. */
export async function addMissing(
  tx: Transaction,
  vendors: readonly (typeof vendorTable.$inferInsert)[],
  games: readonly (typeof gameTable.$inferInsert)[],
): Promise<void> {
  if (vendors.length > 0)
    await tx
      .insert(vendorTable)
      .values([...vendors])
      .onConflictDoNothing();
  if (games.length > 0)
    await tx
      .insert(gameTable)
      .values([...games])
      .onConflictDoNothing();
}

export interface GameFilter {
  readonly id?: string | undefined;
  readonly category?: string | undefined;
  readonly kind?: string | undefined;
  readonly vendorCode?: string | undefined;
  /** As `searchable` writes it. */
  readonly name?: string | undefined;
  readonly linesAtLeast?: number | undefined;
  /** A decimal string between 0 and 1. */
  readonly rtpAtLeast?: string | undefined;
  readonly deviation?: { readonly from: number; readonly below: number | null } | undefined;
  /** Games that have all of them. */
  readonly features?: readonly string[] | undefined;
  /** Open games alone where nothing is said. */
  readonly isOpen?: boolean | 'any' | undefined;
  /** Games whose stake is at most this many coins. */
  readonly coinsAtMost?: bigint | undefined;
  readonly onlyHot?: boolean | undefined;
  /** What this member has marked. */
  readonly favouriteOf?: bigint | undefined;
}

/** How a name is compared: as a part of the names, or as nearly one of their words. */
export type NameMatch = 'part' | 'near';

/**
 * A page of the open games that fit, and how many there are. Those whose name begins with what was looked for come first,
 * then those where a word does; favourites come newest first; else the house's order holds.
 */
export async function findGames(
  tx: Queryable,
  filter: GameFilter,
  match: NameMatch,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ games: StoredGame[]; total: number }> {
  const wanted = and(...wantedBy(filter, match));
  // Counted on the way: to compare names is most of the work, and is done once.
  const rows = await tx
    .select({ game: gameTable, total: sql<string>`count(*) OVER ()` })
    .from(gameTable)
    .where(wanted)
    .orderBy(...orderOf(filter, match))
    .limit(page.limit)
    .offset(page.offset);
  const [first] = rows;
  if (first !== undefined) return { games: rows.map(({ game }) => game), total: Number(first.total) };
  if (page.offset === 0) return { games: [], total: 0 };
  const [counted] = await tx.select({ total: count() }).from(gameTable).where(wanted);
  return { games: [], total: Number(counted?.total ?? 0) };
}

/** `%`, `_` and the backslash are letters of a name here. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function wantedBy(filter: GameFilter, match: NameMatch): (SQL | undefined)[] {
  const { name, deviation, favouriteOf } = filter;
  const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
    value === undefined ? undefined : condition(value);
  return [
    filter.isOpen === 'any' ? undefined : eq(gameTable.isOpen, filter.isOpen ?? true),
    given(filter.id, (id) => eq(gameTable.id, id)),
    given(filter.category, (category) => eq(gameTable.category, category)),
    given(filter.kind, (kind) => arrayContains(gameTable.kinds, [kind])),
    given(filter.vendorCode, (code) => eq(gameTable.vendorCode, code)),
    given(filter.linesAtLeast, (lines) => gte(gameTable.lines, lines)),
    given(filter.rtpAtLeast, (rtp) => sql`${gameTable.rtp}::numeric >= ${rtp}::numeric`),
    given(deviation?.from, (from) => sql`${gameTable.volatility}::numeric >= ${from}::numeric`),
    given(
      deviation?.below ?? undefined,
      (below) => sql`${gameTable.volatility}::numeric < ${below}::numeric`,
    ),
    filter.features?.length ? arrayContains(gameTable.features, [...filter.features]) : undefined,
    given(filter.coinsAtMost, (coins) => lte(gameTable.coinsPerStake, coins)),
    filter.onlyHot ? eq(gameTable.isHot, true) : undefined,
    given(name, (text) =>
      match === 'part'
        ? sql`${gameTable.searchText} LIKE ${`%${literally(text)}%`}`
        : sql`${text} <% ${gameTable.searchText}`,
    ),
    given(
      favouriteOf,
      (member) =>
        sql`EXISTS (SELECT FROM ${favouriteTable} WHERE ${favouriteTable.memberId} = ${member} AND ${favouriteTable.gameId} = ${gameTable.id})`,
    ),
  ];
}

function orderOf({ name, favouriteOf }: GameFilter, match: NameMatch): SQL[] {
  const house = [asc(gameTable.sort), asc(gameTable.id)];
  if (name !== undefined && match === 'near') {
    return [desc(sql`word_similarity(${name}, ${gameTable.searchText})`), ...house];
  }
  if (name !== undefined) {
    const begins = sql`${gameTable.searchText} LIKE ${`${literally(name)}%`}`;
    const hasWord = sql`${gameTable.searchText} LIKE ${`% ${literally(name)}%`}`;
    return [asc(sql`CASE WHEN ${begins} THEN 0 WHEN ${hasWord} THEN 1 ELSE 2 END`), ...house];
  }
  if (favouriteOf !== undefined) {
    const added = sql`(SELECT ${favouriteTable.addedAt} FROM ${favouriteTable} WHERE ${favouriteTable.memberId} = ${favouriteOf} AND ${favouriteTable.gameId} = ${gameTable.id})`;
    return [desc(added), ...house];
  }
  return house;
}

export async function gamesByIds(tx: Queryable, ids: readonly string[]): Promise<StoredGame[]> {
  return ids.length === 0
    ? []
    : tx
        .select()
        .from(gameTable)
        .where(inArray(gameTable.id, [...ids]));
}

/** Holds a game for this transaction; null where there is none. */
export async function lockGame(tx: Transaction, id: string): Promise<StoredGame | null> {
  const [found] = await tx.select().from(gameTable).where(eq(gameTable.id, id)).for('no key update');
  return found ?? null;
}

export async function updateGame(tx: Transaction, { id, ...values }: StoredGame): Promise<void> {
  await tx.update(gameTable).set(values).where(eq(gameTable.id, id));
}

/** Every game of a vendor, open or not, held for this transaction. */
export async function lockGamesOf(tx: Transaction, vendorCode: string): Promise<StoredGame[]> {
  return tx
    .select()
    .from(gameTable)
    .where(eq(gameTable.vendorCode, vendorCode))
    .orderBy(gameTable.id)
    .for('no key update');
}

/** Holds a vendor for this transaction; null where there is none. */
export async function lockVendor(tx: Transaction, code: string): Promise<StoredVendor | null> {
  const [found] = await tx.select().from(vendorTable).where(eq(vendorTable.code, code)).for('no key update');
  return found ?? null;
}

export async function updateVendor(tx: Transaction, { code, ...values }: StoredVendor): Promise<void> {
  await tx.update(vendorTable).set(values).where(eq(vendorTable.code, code));
}

export async function allVendors(tx: Queryable): Promise<StoredVendor[]> {
  return tx.select().from(vendorTable).orderBy(asc(vendorTable.sort), asc(vendorTable.code));
}

export interface GameCount {
  readonly category: string;
  readonly vendorCode: string;
  readonly games: number;
}

/** How many open games each vendor has in each category, of those that fit. */
export async function countGames(tx: Queryable, filter: GameFilter = {}): Promise<GameCount[]> {
  const rows = await tx
    .select({ category: gameTable.category, vendorCode: gameTable.vendorCode, games: count() })
    .from(gameTable)
    .where(and(...wantedBy(filter, 'part')))
    .groupBy(gameTable.category, gameTable.vendorCode);
  return rows.map((row) => ({ ...row, games: Number(row.games) }));
}

/** How many open games there are of each kind; of one vendor where it is named. */
export async function countKinds(
  tx: Queryable,
  vendorCode: string | undefined,
): Promise<{ category: string; kind: string; games: number }[]> {
  const kind = sql<string>`unnest(${gameTable.kinds})`;
  const rows = await tx
    .select({ category: gameTable.category, kind: kind.as('kind'), games: count() })
    .from(gameTable)
    .where(
      and(
        eq(gameTable.isOpen, true),
        vendorCode === undefined ? undefined : eq(gameTable.vendorCode, vendorCode),
      ),
    )
    .groupBy(gameTable.category, sql`2`)
    .orderBy(gameTable.category, sql`2`);
  return rows.map((row) => ({ ...row, games: Number(row.games) }));
}

/** What the member has marked and is still open, newest first. */
export async function favouriteIds(tx: Queryable, memberId: bigint): Promise<string[]> {
  const rows = await tx
    .select({ id: favouriteTable.gameId })
    .from(favouriteTable)
    .innerJoin(gameTable, and(eq(gameTable.id, favouriteTable.gameId), eq(gameTable.isOpen, true)))
    .where(eq(favouriteTable.memberId, memberId))
    .orderBy(desc(favouriteTable.addedAt), asc(favouriteTable.gameId));
  return rows.map(({ id }) => id);
}

/** Holds the member's marks for the length of the transaction, so that two tabs do not pass the limit together. */
export async function holdFavourites(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('catalogue.favourite', ${memberId}))`);
}

/** How many marks the member has beside this game's. */
export async function countOtherFavourites(tx: Queryable, memberId: bigint, gameId: string): Promise<number> {
  const [row] = await tx
    .select({ marks: count() })
    .from(favouriteTable)
    .where(and(eq(favouriteTable.memberId, memberId), sql`${favouriteTable.gameId} <> ${gameId}`));
  return Number(row?.marks ?? 0);
}

export async function insertFavourite(
  tx: Queryable,
  favourite: typeof favouriteTable.$inferInsert,
): Promise<void> {
  await tx.insert(favouriteTable).values(favourite).onConflictDoNothing();
}

export async function deleteFavourite(tx: Queryable, memberId: bigint, gameId: string): Promise<void> {
  await tx
    .delete(favouriteTable)
    .where(and(eq(favouriteTable.memberId, memberId), eq(favouriteTable.gameId, gameId)));
}
