import type { JsonValue } from '@ikka/game-kit';
import { and, asc, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import type { StoredPair } from './store.ts';
import { type returnedStakeTable, roundTable, seedPairTable } from './tables.ts';

/** All rounds of a quarter of an hour in which the same was staked and chosen, taken together. Amounts are in smallest units. */
export interface PlacedBets {
  /** Of the quarter, counted from the whole hour of UTC. */
  readonly begins: Date;
  readonly gameId: string;
  readonly version: string;
  readonly currency: string;
  /** Of each of them. */
  readonly stake: bigint;
  readonly choice: JsonValue;
  readonly rounds: number;
  /** Of all of them. */
  readonly payout: bigint;
}

/** Those among them that had the same seeds and the same outcome too. */
export interface PlayedRounds extends PlacedBets {
  readonly seedPairId: bigint;
  readonly outcome: JsonValue;
}

/** Rounds that were played from an instant until before another. */
export interface PlayedWish {
  readonly from: Date;
  readonly to: Date;
  readonly currencies: readonly string[];
}

/** The quarter of an hour in which an instant lies, by when it begins. */
export function quarterOf(
  column: typeof roundTable.playedAt | typeof returnedStakeTable.returnedAt,
): SQL<Date> {
  return sql<Date>`date_bin('15 minutes', ${column}, 'epoch'::timestamptz)`.mapWith(column);
}

const bet = sql`${quarterOf(roundTable.playedAt)} AS "begins", ${roundTable.gameId} AS "gameId",
  ${roundTable.gameVersion} AS "version", ${roundTable.currency} AS "currency", ${roundTable.stake} AS "stake",
  ${roundTable.choice} AS "choice"`;
const drawn = sql`${roundTable.seedPairId} AS "seedPairId", ${roundTable.outcome} AS "outcome"`;
const sums = sql`count(*)::int AS "rounds", sum(${roundTable.payout})::bigint AS "payout"`;

/** By quarter of an hour and bet, without those of some games; some thousands at a time. */
export function placedBets(
  tx: Transaction,
  { except, ...wish }: PlayedWish & { readonly except: readonly string[] },
): AsyncGenerator<readonly PlacedBets[]> {
  const within = and(isWithin(wish), notInArray(roundTable.gameId, [...except]));
  return pagesOf<PlacedBets>(
    tx,
    'placed_bets',
    sql`SELECT ${bet}, ${sums} FROM ${roundTable} WHERE ${within} GROUP BY 1, 2, 3, 4, 5, 6`,
  );
}

/** Of some games, by their seeds and outcomes too; some thousands at a time, those of the same seeds one after another. */
export async function* playedRounds(
  tx: Transaction,
  { gameIds, ...wish }: PlayedWish & { readonly gameIds: readonly string[] },
): AsyncGenerator<readonly PlayedRounds[]> {
  if (gameIds.length === 0) return;
  const within = and(isWithin(wish), inArray(roundTable.gameId, [...gameIds]));
  yield* pagesOf<PlayedRounds>(
    tx,
    'played_rounds',
    sql`SELECT ${bet}, ${drawn}, ${sums} FROM ${roundTable} WHERE ${within} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
         ORDER BY "gameId", "version", "currency", "seedPairId"`,
  );
}

/** The quarters of an hour in which any of some games was played, by when they begin. */
export async function playedQuarters(
  tx: Queryable,
  { gameIds, ...wish }: PlayedWish & { readonly gameIds: readonly string[] },
): Promise<Date[]> {
  if (gameIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ begins: quarterOf(roundTable.playedAt) })
    .from(roundTable)
    .where(and(isWithin(wish), inArray(roundTable.gameId, [...gameIds])));
  return rows.map(({ begins }) => begins);
}

/** So many rows of a reading are in this process at a time: a quarter of an hour of a great house has more than it should hold. */
const pageRows = 2_000;

/** Reads a query to its end, page by page; what was not asked for yet waits in PostgreSQL. */
async function* pagesOf<Row extends PlacedBets>(
  tx: Transaction,
  name: string,
  query: SQL,
): AsyncGenerator<readonly Row[]> {
  const cursor = sql.identifier(name);
  // The cursor is read to its end: no plan is wanted that is quick at its beginning alone.
  await tx.execute(sql`SET LOCAL cursor_tuple_fraction = 1`);
  await tx.execute(sql`DECLARE ${cursor} NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const { rows } = await tx.execute(sql`FETCH ${sql.raw(String(pageRows))} FROM ${cursor}`);
    if (rows.length > 0) yield rows as unknown as readonly Row[];
    if (rows.length < pageRows) break;
  }
  await tx.execute(sql`CLOSE ${cursor}`);
}

const isWithin = ({ from, to, currencies }: PlayedWish) =>
  and(
    gte(roundTable.playedAt, from),
    lt(roundTable.playedAt, to),
    inArray(roundTable.currency, [...currencies]),
  );

/** About when the first round of all was played: ids are in order of time. Null where nothing was played yet. */
export async function firstPlayedAt(tx: Queryable): Promise<Date | null> {
  const [first] = await tx
    .select({ playedAt: roundTable.playedAt })
    .from(roundTable)
    .orderBy(asc(roundTable.id))
    .limit(1);
  return first?.playedAt ?? null;
}

/** Those of these pairs that there are, revealed or not. */
export async function pairsByIds(tx: Queryable, ids: readonly bigint[]): Promise<StoredPair[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(seedPairTable)
    .where(inArray(seedPairTable.id, [...new Set(ids)]));
}
