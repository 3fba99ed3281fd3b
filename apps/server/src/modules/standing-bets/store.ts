import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lt,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { arrayLiteral, attachment, textArrayLiteral } from '../ledger/index.ts';
import type { OpenPlay, OpenPlayFilter, PlayFilter } from '../plays/index.ts';
import { type BetState, endedStates, playedStates } from './bet-state.ts';
import { betTable } from './tables.ts';

export type StandingBet = typeof betTable.$inferSelect;
export type NewBet = Pick<
  StandingBet,
  'id' | 'memberId' | 'gameId' | 'vendorCode' | 'market' | 'currency' | 'stake' | 'content' | 'placedAt'
> & {
  /** Of a bet that several markets decide, those after the first, each once. */
  readonly furtherMarkets?: readonly string[] | undefined;
  readonly selection?: string | undefined;
  readonly greatest?: bigint | undefined;
};

/** Writes an accepted bet in the ledger's batch that holds its stake. */
export const attachBet = attachment<NewBet>({
  name: 'standing_bet',
  sql: `INSERT INTO standing.bet (id, member_id, game_id, vendor_code, market, further_markets, selection, greatest, currency, stake,
      standing_stake, content, state, placed_at)
    SELECT b.id, b.member_id, b.game_id, b.vendor_code, b.market, b.further_markets, b.selection, b.greatest, b.currency, b.stake,
      b.stake, b.content, 'open', b.placed_at
    FROM json_to_recordset($2::json) AS b(row int, id uuid, member_id bigint, game_id text, vendor_code text,
      market text, further_markets text[], selection text, greatest bigint, currency text, stake bigint, content jsonb,
      placed_at timestamptz)
    WHERE ledger.was_posted(($1::int[])[b.row])`,
  toParameters: (rows) => [
    JSON.stringify(
      rows.map((row, at) => ({
        row: at + 1,
        id: row.id,
        member_id: String(row.memberId),
        game_id: row.gameId,
        vendor_code: row.vendorCode,
        market: row.market,
        further_markets: row.furtherMarkets ?? [],
        selection: row.selection ?? null,
        greatest: row.greatest === undefined ? null : String(row.greatest),
        currency: row.currency,
        stake: String(row.stake),
        content: row.content,
        placed_at: row.placedAt,
      })),
    ),
  ],
});

export async function findBet(tx: Queryable, id: string): Promise<StandingBet | null> {
  const [row] = await tx.select().from(betTable).where(eq(betTable.id, id));
  return row ?? null;
}

/** Whether a market is the first of a bet's, or one of the others. Asked apart: each has an index of its own. */
const isFirst = (market: string) => eq(betTable.market, market);
const isFurther = (market: string) =>
  and(sql`${betTable.furtherMarkets} <> '{}'`, sql`${betTable.furtherMarkets} @> ARRAY[${market}::text]`);

/** Where a bet is among those of its market. */
export type BetPlace = Pick<StandingBet, 'memberId' | 'id'>;

/** All columns, under the names that our code has for them. */
const namedColumns = sql.join(
  Object.entries(getTableColumns(betTable)).map(
    ([key, { name }]) => sql`${sql.identifier(name)} AS ${sql.identifier(key)}`,
  ),
  sql`, `,
);

/**
 * Bets that a market decides, alone or with others, member by member: two batches that are ended at once then hardly ever move money on
 * the same accounts, and one batch moves it on few.
 */
async function ofMarket(
  tx: Queryable,
  states: readonly BetState[],
  wanted: SQL | undefined,
  {
    market,
    after,
    limit,
  }: { readonly market: string; readonly after: BetPlace | null; readonly limit: number },
): Promise<StandingBet[]> {
  const isAfter =
    after === null
      ? undefined
      : sql`(${betTable.memberId}, ${betTable.id}) > (${after.memberId}, ${after.id})`;
  const read = (isOf: SQL | undefined) =>
    sql`(SELECT * FROM ${betTable} WHERE ${and(isOf, wanted, isAfter)} ORDER BY member_id, id LIMIT ${limit})`;
  // The index has the order within one state alone: each is read in it by itself, all of them in one statement.
  const parts = [
    ...states.map((state) => read(and(isFirst(market), eq(betTable.state, state)))),
    read(and(isFurther(market), inArray(betTable.state, [...states]))),
  ];
  const { rows } = await tx.execute<StandingBet>(
    sql`SELECT ${namedColumns} FROM (${sql.join(parts, sql` UNION ALL `)}) AS found ORDER BY member_id, id LIMIT ${limit}`,
  );
  return rows;
}

/** Open bets that a market decides. */
export const openOfMarket = (tx: Queryable, page: Parameters<typeof ofMarket>[3]) =>
  ofMarket(tx, ['open'], undefined, page);

/** Bets that ended by a result no newer than a version, and of which something was settled or returned. */
export const endedOfMarket = (tx: Queryable, version: number, page: Parameters<typeof ofMarket>[3]) =>
  ofMarket(tx, endedStates, and(lte(betTable.resultVersion, version), gt(betTable.standingStake, 0n)), page);

/** Those of these markets on which a bet is open, alone or with others. */
export async function openAmong(tx: Queryable, markets: readonly string[]): Promise<ReadonlySet<string>> {
  if (markets.length === 0) return new Set();
  const { rows } = await tx.execute<{ name: string }>(sql`
    SELECT named.name FROM unnest(${textArrayLiteral(markets)}::text[]) AS named(name)
    WHERE EXISTS (SELECT FROM ${betTable} WHERE ${betTable.market} = named.name AND ${betTable.state} = 'open')
      OR EXISTS (SELECT FROM ${betTable} WHERE ${betTable.furtherMarkets} <> '{}'
        AND ${betTable.furtherMarkets} @> ARRAY[named.name] AND ${betTable.state} = 'open')`);
  return new Set(rows.map(({ name }) => name));
}

/** The ids of a market's bets that were not taken back, in their order. */
export async function idsOfMarket(tx: Queryable, market: string): Promise<string[]> {
  const rows = await tx
    .select({ id: betTable.id })
    .from(betTable)
    .where(and(eq(betTable.market, market), ne(betTable.state, 'returned')))
    .orderBy(asc(betTable.id));
  return rows.map(({ id }) => id);
}

/** Counts and sums of a market's bets, by currency. */
export async function marketSums(
  tx: Queryable,
  markets: readonly string[],
): Promise<{ market: string; currency: string; bets: number; stake: bigint; payout: bigint }[]> {
  if (markets.length === 0) return [];
  const rows = await tx
    .select({
      market: betTable.market,
      currency: betTable.currency,
      bets: sql<string>`count(*)`,
      stake: sql<string>`sum(${betTable.stake})`,
      payout: sql<string>`COALESCE(sum(${betTable.payout}), 0)`,
    })
    .from(betTable)
    .where(and(inArray(betTable.market, [...markets]), ne(betTable.state, 'returned')))
    .groupBy(betTable.market, betTable.currency);
  return rows.map(({ bets, stake, payout, ...of }) => ({
    ...of,
    bets: Number(bets),
    stake: BigInt(stake),
    payout: BigInt(payout),
  }));
}

export interface BetFilter {
  readonly memberId: bigint;
  readonly currency: string;
  readonly vendorCode: string;
  readonly gameId?: string | undefined;
  readonly isOpen?: boolean | undefined;
}

/** A member's bets, newest first, and how many there are. */
export async function listBets(
  tx: Queryable,
  { memberId, currency, vendorCode, gameId, isOpen }: BetFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: StandingBet[]; total: number }> {
  const wanted = and(
    eq(betTable.memberId, memberId),
    eq(betTable.currency, currency),
    eq(betTable.vendorCode, vendorCode),
    gameId === undefined ? undefined : eq(betTable.gameId, gameId),
    isOpen === undefined ? undefined : isOpen ? eq(betTable.state, 'open') : ne(betTable.state, 'open'),
  );
  const rows = await tx
    .select()
    .from(betTable)
    .where(wanted)
    .orderBy(desc(betTable.placedAt), desc(betTable.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await tx.select({ total: sql<string>`count(*)` }).from(betTable).where(wanted);
  return { rows, total: Number(counted?.total ?? 0) };
}

/** The games on which a member bet last, newest first. */
export async function recentGames(
  tx: Queryable,
  { memberId, vendorCode }: Pick<BetFilter, 'memberId' | 'vendorCode'>,
  limit: number,
): Promise<string[]> {
  const last = sql<Date>`max(${betTable.placedAt})`;
  const rows = await tx
    .select({ gameId: betTable.gameId })
    .from(betTable)
    .where(and(eq(betTable.memberId, memberId), eq(betTable.vendorCode, vendorCode)))
    .groupBy(betTable.gameId)
    .orderBy(desc(last))
    .limit(limit);
  return rows.map(({ gameId }) => gameId);
}

export async function betsByIds(tx: Queryable, ids: readonly string[]): Promise<StandingBet[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(betTable)
    .where(sql`${betTable.id} = ANY (${arrayLiteral(ids)}::uuid[])`);
}

/** In the words of the index. */
const isPlayed = sql`${betTable.state} IN (${sql.raw(playedStates.map((state) => `'${state}'`).join(', '))})`;
/** What of the stake of a bet that counts as play was returned. */
const stakeBack = sql`CASE ${betTable.state} WHEN 'cashed_out' THEN ${betTable.standingStake} ELSE 0 END`;

/** What was staked on bets that count as play, and paid, of those that ended within a range: until then a stake may yet come back. */
export async function sumPlayed(
  tx: Queryable,
  wish: {
    readonly memberIds?: readonly bigint[] | undefined;
    readonly currencies?: readonly string[] | undefined;
    readonly from?: Date | undefined;
    readonly to?: Date | undefined;
  },
): Promise<{ rounds: number; stake: bigint; payout: bigint }> {
  const [sums] = await tx
    .select({
      rounds: sql<string>`count(*)`,
      stake: sql<string>`COALESCE(sum(${betTable.stake} - ${stakeBack}), 0)`,
      payout: sql<string>`COALESCE(sum(${betTable.payout}), 0)`,
    })
    .from(betTable)
    .where(
      and(
        isPlayed,
        wish.memberIds === undefined ? undefined : inArray(betTable.memberId, [...wish.memberIds]),
        wish.currencies === undefined ? undefined : inArray(betTable.currency, [...wish.currencies]),
        wish.from === undefined ? undefined : gte(betTable.endedAt, wish.from),
        wish.to === undefined ? undefined : lt(betTable.endedAt, wish.to),
      ),
    );
  return {
    rounds: Number(sums?.rounds ?? 0),
    stake: BigInt(sums?.stake ?? 0),
    payout: BigInt(sums?.payout ?? 0),
  };
}

const playedBy = ({ memberIds, gameId, vendorCode, currencies, from, to }: PlayFilter) =>
  and(
    isPlayed,
    memberIds === undefined ? undefined : inArray(betTable.memberId, [...memberIds]),
    gameId === undefined ? undefined : eq(betTable.gameId, gameId),
    vendorCode === undefined ? undefined : eq(betTable.vendorCode, vendorCode),
    currencies === undefined ? undefined : inArray(betTable.currency, [...currencies]),
    from === undefined ? undefined : gte(betTable.placedAt, from),
    to === undefined ? undefined : lt(betTable.placedAt, to),
  );

/** Bets that count as play, newest first. */
export async function searchPlayed(tx: Queryable, filter: PlayFilter, limit: number): Promise<StandingBet[]> {
  return tx
    .select()
    .from(betTable)
    .where(playedBy(filter))
    .orderBy(desc(betTable.placedAt), desc(betTable.id))
    .limit(limit);
}

/** How many there are, counted no further than `most`. */
export async function countPlayed(tx: Queryable, filter: PlayFilter, most: number): Promise<number> {
  const some = tx.select({ id: betTable.id }).from(betTable).where(playedBy(filter)).limit(most).as('some');
  const [row] = await tx.select({ bets: sql<string>`count(*)` }).from(some);
  return Number(row?.bets ?? 0);
}

/** Open bets, longest open first. */
export async function listOpen(
  tx: Queryable,
  { memberIds, gameId, currencies }: OpenPlayFilter,
  limit: number,
): Promise<OpenPlay[]> {
  const rows = await tx
    .select()
    .from(betTable)
    .where(
      and(
        eq(betTable.state, 'open'),
        memberIds === undefined ? undefined : inArray(betTable.memberId, [...memberIds]),
        gameId === undefined ? undefined : eq(betTable.gameId, gameId),
        currencies === undefined ? undefined : inArray(betTable.currency, [...currencies]),
      ),
    )
    .orderBy(asc(betTable.placedAt), asc(betTable.id))
    .limit(limit);
  return rows.map(({ id, memberId, gameId: game, currency, stake, placedAt }) => ({
    id,
    memberId,
    gameId: game,
    currency,
    stake,
    openedAt: placedAt,
  }));
}
