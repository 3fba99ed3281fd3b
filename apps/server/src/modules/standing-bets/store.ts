import { and, asc, desc, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { arrayLiteral, attachment, textArrayLiteral } from '../ledger/index.ts';
import type { OpenPlay, OpenPlayFilter, RoundFilter } from '../rounds/index.ts';
import { betTable } from './tables.ts';

export type StandingBet = typeof betTable.$inferSelect;
export type NewBet = Pick<
  StandingBet,
  'id' | 'memberId' | 'gameId' | 'vendorCode' | 'market' | 'currency' | 'stake' | 'content' | 'placedAt'
>;

/** Writes an accepted bet in the ledger's batch that holds its stake. */
export const attachBet = attachment<NewBet>({
  name: 'standing_bet',
  sql: `INSERT INTO standing.bet (id, member_id, game_id, vendor_code, market, currency, stake, content, state, placed_at)
    SELECT b.id, b.member_id, b.game_id, b.vendor_code, b.market, b.currency, b.stake, b.content, 'open', b.placed_at
    FROM unnest($1::int[], $2::text[]) r(place, doc)
    CROSS JOIN LATERAL jsonb_to_record(r.doc::jsonb) AS b(id uuid, member_id bigint, game_id text, vendor_code text,
      market text, currency text, stake bigint, content jsonb, placed_at timestamptz)
    WHERE ledger.was_posted(r.place)`,
  toParameters: (rows) => [
    textArrayLiteral(
      rows.map((row) =>
        JSON.stringify({
          id: row.id,
          member_id: String(row.memberId),
          game_id: row.gameId,
          vendor_code: row.vendorCode,
          market: row.market,
          currency: row.currency,
          stake: String(row.stake),
          content: row.content,
          placed_at: row.placedAt,
        }),
      ),
    ),
  ],
});

export async function findBet(tx: Queryable, id: string): Promise<StandingBet | null> {
  const [row] = await tx.select().from(betTable).where(eq(betTable.id, id));
  return row ?? null;
}

/** Open bets of a market after an id, in the order of their ids. */
export async function openOfMarket(
  tx: Queryable,
  market: string,
  after: string,
  limit: number,
): Promise<StandingBet[]> {
  return tx
    .select()
    .from(betTable)
    .where(and(eq(betTable.market, market), eq(betTable.state, 'open'), gt(betTable.id, after)))
    .orderBy(asc(betTable.id))
    .limit(limit);
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

/** What ended a bet. */
export interface Ending {
  readonly id: string;
  readonly state: 'settled' | 'returned';
  readonly payout: bigint;
  readonly resultVersion: number | null;
}

/** Ends open bets; those that ended before stay as they are. */
export async function endBets(tx: Transaction, endings: readonly Ending[], at: Date): Promise<void> {
  if (endings.length === 0) return;
  await tx.execute(sql`
    UPDATE standing.bet b SET state = e.state, payout = e.payout, result_version = e.version, ended_at = ${at.toISOString()}::timestamptz
      FROM unnest(${arrayLiteral(endings.map(({ id }) => id))}::uuid[],
                  ${textArrayLiteral(endings.map(({ state }) => state))}::text[],
                  ${arrayLiteral(endings.map(({ payout }) => payout))}::bigint[],
                  ${arrayLiteral(endings.map(({ resultVersion }) => resultVersion ?? 0))}::int[])
           AS e(id, state, payout, version)
     WHERE b.id = e.id AND b.state = 'open'`);
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

/** What was staked on bets that were settled, and paid, of those that were placed within a range. */
export async function sumSettled(
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
      stake: sql<string>`COALESCE(sum(${betTable.stake}), 0)`,
      payout: sql<string>`COALESCE(sum(${betTable.payout}), 0)`,
    })
    .from(betTable)
    .where(
      and(
        eq(betTable.state, 'settled'),
        wish.memberIds === undefined ? undefined : inArray(betTable.memberId, [...wish.memberIds]),
        wish.currencies === undefined ? undefined : inArray(betTable.currency, [...wish.currencies]),
        wish.from === undefined ? undefined : gte(betTable.placedAt, wish.from),
        wish.to === undefined ? undefined : lt(betTable.placedAt, wish.to),
      ),
    );
  return {
    rounds: Number(sums?.rounds ?? 0),
    stake: BigInt(sums?.stake ?? 0),
    payout: BigInt(sums?.payout ?? 0),
  };
}

const settledBy = ({ memberIds, gameId, vendorCode, currencies, from, to }: RoundFilter) =>
  and(
    eq(betTable.state, 'settled'),
    memberIds === undefined ? undefined : inArray(betTable.memberId, [...memberIds]),
    gameId === undefined ? undefined : eq(betTable.gameId, gameId),
    vendorCode === undefined ? undefined : eq(betTable.vendorCode, vendorCode),
    currencies === undefined ? undefined : inArray(betTable.currency, [...currencies]),
    from === undefined ? undefined : gte(betTable.placedAt, from),
    to === undefined ? undefined : lt(betTable.placedAt, to),
  );

/** Bets that were settled, newest first. */
export async function searchSettled(
  tx: Queryable,
  filter: RoundFilter,
  limit: number,
): Promise<StandingBet[]> {
  return tx
    .select()
    .from(betTable)
    .where(settledBy(filter))
    .orderBy(desc(betTable.placedAt), desc(betTable.id))
    .limit(limit);
}

/** How many there are, counted no further than `most`. */
export async function countSettled(tx: Queryable, filter: RoundFilter, most: number): Promise<number> {
  const some = tx.select({ id: betTable.id }).from(betTable).where(settledBy(filter)).limit(most).as('some');
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
