import { and, arrayOverlaps, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { textArrayLiteral } from '../ledger/index.ts';
import { betTable } from './tables.ts';

export type BetOnMarket = typeof betTable.$inferSelect;

/** What stands on a market, and what it has paid, in one currency. Smallest units. */
export interface MarketStake {
  readonly market: string;
  /** The outcome on which it stands; null for bets that further markets decide as well: each counts whole with each of its markets. */
  readonly selection: string | null;
  /** Whether the market is the first of those bets: so each of them is counted once. */
  readonly isFirst: boolean;
  readonly currency: string;
  readonly bets: number;
  readonly stake: bigint;
  /** Of what is open: what stands, and what it pays if it wins. */
  readonly standing: bigint;
  readonly couldPay: bigint;
  readonly paid: bigint;
}

/** Bets of these markets, alone or with others. */
const namesAny = (markets: readonly string[]): SQL | undefined =>
  or(
    inArray(betTable.market, [...markets]),
    and(sql`${betTable.furtherMarkets} <> '{}'`, arrayOverlaps(betTable.furtherMarkets, [...markets])),
  );

/** The same, without those that were given back. */
const isOn = (markets: readonly string[]): SQL | undefined =>
  and(namesAny(markets), ne(betTable.state, 'returned'));

/** Stakes of bets on these markets that were given back, by currency. */
export async function givenBackOn(
  tx: Queryable,
  markets: readonly string[],
): Promise<readonly { readonly currency: string; readonly stake: bigint }[]> {
  if (markets.length === 0) return [];
  const rows = await tx
    .select({ currency: betTable.currency, stake: sql<string>`sum(${betTable.stake})` })
    .from(betTable)
    .where(and(namesAny(markets), eq(betTable.state, 'returned')))
    .groupBy(betTable.currency);
  return rows.map(({ currency, stake }) => ({ currency, stake: BigInt(stake) }));
}

/** What stands on each outcome of some markets. */
export async function stakesOn(tx: Queryable, markets: readonly string[]): Promise<MarketStake[]> {
  if (markets.length === 0) return [];
  const isOpen = sql`${betTable.state} = 'open'`;
  const each = sql<string>`each.market`;
  const selection = sql<
    string | null
  >`CASE WHEN ${betTable.furtherMarkets} = '{}' THEN ${betTable.selection} END`;
  const isFirst = sql<boolean>`each.market = ${betTable.market}`;
  const greatest = sql`coalesce(${betTable.greatest}, ${betTable.stake})::numeric * ${betTable.standingStake} / ${betTable.stake}`;
  const summed = (what: SQL, of: SQL = sql`true`) =>
    sql<string>`coalesce(floor(sum(${what}) FILTER (WHERE ${of})), 0)`;
  const rows = await tx
    .select({
      market: each.as('market'),
      selection: selection.as('selection'),
      isFirst: isFirst.as('is_first'),
      currency: betTable.currency,
      bets: sql<string>`count(*)`,
      stake: summed(sql`${betTable.stake}`),
      standing: summed(sql`${betTable.standingStake}`, isOpen),
      couldPay: summed(greatest, isOpen),
      paid: summed(sql`coalesce(${betTable.payout}, ${betTable.cashedOut})`),
    })
    .from(betTable)
    .innerJoinLateral(
      sql`unnest(array_prepend(${betTable.market}, ${betTable.furtherMarkets})) AS each(market)`,
      sql`each.market = ANY (${textArrayLiteral(markets)}::text[])`,
    )
    .where(isOn(markets))
    .groupBy(each, selection, isFirst, betTable.currency);
  return rows.map(({ bets, stake, standing, couldPay, paid, ...of }) => ({
    ...of,
    bets: Number(bets),
    stake: BigInt(stake),
    standing: BigInt(standing),
    couldPay: BigInt(couldPay),
    paid: BigInt(paid),
  }));
}

/** Bets on some markets, newest first, and how many there are. */
export async function listOn(
  tx: Queryable,
  markets: readonly string[],
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: BetOnMarket[]; total: number }> {
  if (markets.length === 0) return { rows: [], total: 0 };
  const wanted = isOn(markets);
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

/** Bets that a member placed on one market alone, more than one of them. */
export interface RepeatedBets {
  readonly memberId: bigint;
  readonly market: string;
  readonly currency: string;
  readonly bets: number;
  /** On how many of its outcomes, and how many of them on one outcome at most. */
  readonly selections: number;
  readonly mostOnOne: number;
  readonly stake: bigint;
  readonly lastAt: Date;
}

/** Members who bet more than once on one market, by market. */
export async function repeatedOn(tx: Queryable, markets: readonly string[]): Promise<RepeatedBets[]> {
  if (markets.length === 0) return [];
  const { memberId, market, currency, selection } = betTable;
  const each = tx
    .select({
      memberId,
      market,
      currency,
      bets: sql<string>`count(*)`.as('bets'),
      stake: sql<string>`sum(${betTable.stake})`.as('stake'),
      lastAt: sql<Date>`max(${betTable.placedAt})`.as('last_at'),
    })
    .from(betTable)
    .where(
      and(
        inArray(market, [...markets]),
        sql`${betTable.furtherMarkets} = '{}'`,
        isNotNull(selection),
        ne(betTable.state, 'returned'),
      ),
    )
    .groupBy(memberId, market, currency, selection)
    .as('each');
  const rows = await tx
    .select({
      memberId: each.memberId,
      market: each.market,
      currency: each.currency,
      bets: sql<string>`sum(${each.bets})`,
      selections: sql<string>`count(*)`,
      mostOnOne: sql<string>`max(${each.bets})`,
      stake: sql<string>`sum(${each.stake})`,
      lastAt: sql<Date>`max(${each.lastAt})`.mapWith(betTable.placedAt),
    })
    .from(each)
    .groupBy(each.memberId, each.market, each.currency)
    .having(sql`sum(${each.bets}) > 1`);
  return rows.map(({ bets, selections, mostOnOne, stake, ...of }) => ({
    ...of,
    bets: Number(bets),
    selections: Number(selections),
    mostOnOne: Number(mostOnOne),
    stake: BigInt(stake),
  }));
}

/** From one instant on, and before another. */
export interface Window {
  readonly from: Date;
  readonly to: Date;
}

/** Bets on some markets that were placed within any of these windows, each once. */
export async function placedOn(
  tx: Queryable,
  markets: readonly string[],
  windows: readonly Window[],
): Promise<BetOnMarket[]> {
  if (markets.length === 0 || windows.length === 0) return [];
  const instants = (part: 'from' | 'to') => textArrayLiteral(windows.map((one) => one[part].toISOString()));
  return tx
    .select()
    .from(betTable)
    .where(
      and(
        isOn(markets),
        sql`EXISTS (SELECT FROM unnest(${instants('from')}::timestamptz[], ${instants('to')}::timestamptz[]) w(since, until)
          WHERE ${betTable.placedAt} >= w.since AND ${betTable.placedAt} < w.until)`,
      ),
    );
}
