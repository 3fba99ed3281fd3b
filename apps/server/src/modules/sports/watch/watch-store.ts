import type { BetSign, MarginPart, MatchChoice, SportName } from '@ikka/contract';
import { and, asc, desc, eq, exists, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import type { StoredFixture } from '../store.ts';
import { eventTable, fixtureTable, signTable, stakedTable, takingTable } from '../tables.ts';

export type NewTaking = typeof takingTable.$inferInsert;
export type NewSign = typeof signTable.$inferInsert;

const open = ['scheduled', 'live', 'break', 'ended'] as const;

const isStaked = (tx: Queryable): SQL =>
  exists(tx.select({ one: sql`1` }).from(stakedTable).where(eq(stakedTable.fixture, fixtureTable.id)));

/** Matches on which somebody has bet that are not over, or were not before an instant. */
export async function watchedFixtures(tx: Queryable, endedSince: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: fixtureTable.id })
    .from(fixtureTable)
    .where(and(isStaked(tx), or(inArray(fixtureTable.stage, open), gte(fixtureTable.stageSince, endedSince))))
    .orderBy(asc(fixtureTable.id));
  return rows.map(({ id }) => id);
}

/** What happened in a match, with when the house heard of it. */
export async function eventsOf(
  tx: Queryable,
  fixture: string,
): Promise<{ happenedAt: Date; heardAt: Date }[]> {
  const { happenedAt, heardAt } = eventTable;
  return tx.select({ happenedAt, heardAt }).from(eventTable).where(eq(eventTable.fixture, fixture));
}

/** Writes the sums of a match instead of those before. */
export async function putTakings(
  tx: Transaction,
  fixture: string,
  rows: readonly NewTaking[],
): Promise<void> {
  await tx.delete(takingTable).where(eq(takingTable.fixture, fixture));
  if (rows.length > 0) await tx.insert(takingTable).values([...rows]);
}

/** Writes the signs of a match instead of those before. */
export async function putSigns(tx: Transaction, fixture: string, rows: readonly NewSign[]): Promise<void> {
  await tx.delete(signTable).where(eq(signTable.fixture, fixture));
  if (rows.length > 0) await tx.insert(signTable).values([...rows]);
}

export async function findTakings(tx: Queryable, fixtures: readonly string[]): Promise<NewTaking[]> {
  if (fixtures.length === 0) return [];
  return tx
    .select()
    .from(takingTable)
    .where(inArray(takingTable.fixture, [...fixtures]));
}

export interface MatchWish {
  readonly choice?: MatchChoice | undefined;
  readonly sport?: SportName | undefined;
  readonly search?: string | undefined;
}

const inPlay = ['live', 'break'] as const;
const isHeld = sql`(${fixtureTable.hold} IS NOT NULL OR ${fixtureTable.marketHolds} <> '{}' OR ${fixtureTable.voids} <> '{}' OR ${fixtureTable.results} <> '{}' OR ${fixtureTable.moves} <> '{}')`;
const chosen: Record<MatchChoice, SQL | undefined> = {
  live: inArray(fixtureTable.stage, inPlay),
  coming: eq(fixtureTable.stage, 'scheduled'),
  stopped: isHeld,
  waiting: inArray(fixtureTable.stage, ['ended', 'postponed', 'abandoned']),
  over: inArray(fixtureTable.stage, ['official', 'cancelled']),
};
/** Of the names of sides and league, in both languages. */
const names = sql`lower(concat_ws(' ', ${fixtureTable.id}, ${fixtureTable.fixture} #>> '{home,name}', ${fixtureTable.fixture} #>> '{away,name}',
  ${fixtureTable.fixture} #>> '{event}',  ${fixtureTable.fixture} #>> '{league,name}'))`;
const escaped = (word: string): string => word.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** Matches that suit a wish, and how many there are: those in play first, then by their start; of what is over the newest first. */
export async function listMatches(
  tx: Queryable,
  { choice, sport, search }: MatchWish,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: StoredFixture[]; total: number }> {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const wanted = and(
    choice === undefined ? inArray(fixtureTable.stage, ['scheduled', 'live', 'break']) : chosen[choice],
    sport === undefined ? undefined : eq(fixtureTable.sport, sport),
    ...words.map((word) => sql`${names} LIKE ${`%${escaped(word)}%`}`),
  );
  const isPast = choice === 'over' || choice === 'waiting' || choice === 'stopped';
  const rows = await tx
    .select()
    .from(fixtureTable)
    .where(wanted)
    .orderBy(
      ...(isPast
        ? [desc(fixtureTable.startsAt), desc(fixtureTable.id)]
        : [
            sql`${fixtureTable.stage} IN ('live', 'break') DESC`,
            asc(fixtureTable.startsAt),
            asc(fixtureTable.id),
          ]),
    )
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await tx.select({ total: sql<string>`count(*)` }).from(fixtureTable).where(wanted);
  return { rows, total: Number(counted?.total ?? 0) };
}

/** Signs, the latest first, and how many there are. */
export async function listSigns(
  tx: Queryable,
  wish: { readonly sign?: BetSign | undefined; readonly fixture?: string | undefined },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: NewSign[]; total: number }> {
  const wanted = and(
    wish.sign === undefined ? undefined : eq(signTable.kind, wish.sign),
    wish.fixture === undefined ? undefined : eq(signTable.fixture, wish.fixture),
  );
  const rows = await tx
    .select()
    .from(signTable)
    .where(wanted)
    .orderBy(desc(signTable.at), asc(signTable.fixture), asc(signTable.market), asc(signTable.memberId))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await tx.select({ total: sql<string>`count(*)` }).from(signTable).where(wanted);
  return { rows, total: Number(counted?.total ?? 0) };
}

export interface Margin {
  readonly part: string;
  readonly currency: string;
  readonly bets: number;
  readonly stake: bigint;
  readonly standing: bigint;
  readonly paid: bigint;
  /** A match of the part, for its names. */
  readonly example: string;
}

const partOf: Record<MarginPart, SQL<string>> = {
  sport: sql<string>`${fixtureTable.sport}`,
  league: sql<string>`${fixtureTable.league}`,
  kind: sql<string>`${takingTable.kind}`,
};

/** What was taken on matches that began within a range. */
export async function sumMargins(
  tx: Queryable,
  wish: {
    readonly by: MarginPart;
    readonly sport?: SportName | undefined;
    readonly from?: Date | undefined;
    readonly to?: Date | undefined;
  },
): Promise<Margin[]> {
  const part = partOf[wish.by];
  const rows = await tx
    .select({
      part: part.as('part'),
      currency: takingTable.currency,
      bets: sql<string>`sum(${takingTable.bets})`,
      stake: sql<string>`sum(${takingTable.stake})`,
      standing: sql<string>`sum(${takingTable.standing})`,
      paid: sql<string>`sum(${takingTable.paid})`,
      example: sql<string>`min(${fixtureTable.id})`,
    })
    .from(takingTable)
    .innerJoin(fixtureTable, eq(fixtureTable.id, takingTable.fixture))
    .where(
      and(
        wish.sport === undefined ? undefined : eq(fixtureTable.sport, wish.sport),
        wish.from === undefined ? undefined : gte(fixtureTable.startsAt, wish.from),
        wish.to === undefined ? undefined : lt(fixtureTable.startsAt, wish.to),
      ),
    )
    .groupBy(part, takingTable.currency)
    .orderBy(desc(sql`sum(${takingTable.stake})`), part);
  return rows.map(({ bets, stake, standing, paid, ...of }) => ({
    ...of,
    bets: Number(bets),
    stake: BigInt(stake),
    standing: BigInt(standing),
    paid: BigInt(paid),
  }));
}
