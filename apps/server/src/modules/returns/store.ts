import { and, asc, desc, eq, getTableColumns, gte, lt, max, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { progressTable, quarterTable, totalTable, underWayTable, whole } from './tables.ts';

export interface Which {
  readonly gameId: string;
  readonly version: string;
  readonly currency: string;
}

/** What was counted of a version's rounds, or of a part of their bets. */
export interface Counted extends Which, Sums {
  /** Keys of the game's texts, with spaces between them. Absent of whole rounds. */
  readonly part?: string;
}

/** What is counted of rounds, in smallest units. */
export interface Sums {
  readonly rounds: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  /** Null of a version whose rules this program does not have. */
  readonly due: Due | null;
}

/** How chance varies around what was due. */
interface Spread {
  readonly variance: bigint;
  /** No payout, and no draw of a round of several, comes further above what it was due than this. */
  readonly greatest: bigint;
  /** None comes further below it than this. */
  readonly greatestDue: bigint;
}

export interface Due extends Spread {
  /** What was due to be paid, in millionths. */
  readonly millionths: bigint;
}

/** The luck of rounds that are in no total yet. */
export interface UnderWay extends Spread {
  /** What chance gave more than was due, in millionths. */
  readonly millionths: bigint;
}

export const noneUnderWay: UnderWay = { millionths: 0n, variance: 0n, greatest: 0n, greatestDue: 0n };

export interface Total extends Counted {
  readonly firstAt: Date;
  readonly lastAt: Date;
}

type Columns = Pick<
  typeof totalTable.$inferSelect,
  'stake' | 'payout' | 'dueMillionths' | 'variance' | 'greatest' | 'greatestDue'
>;

const sumsOf = (row: Columns & { readonly rounds: bigint | number }): Sums => ({
  rounds: BigInt(row.rounds),
  stake: row.stake,
  payout: row.payout,
  due:
    row.dueMillionths === null || row.variance === null || row.greatest === null || row.greatestDue === null
      ? null
      : {
          millionths: BigInt(row.dueMillionths),
          variance: BigInt(row.variance),
          greatest: row.greatest,
          greatestDue: row.greatestDue,
        },
});

const columnsOf = ({ stake, payout, due }: Sums): Columns => ({
  stake,
  payout,
  dueMillionths: due === null ? null : String(due.millionths),
  variance: due === null ? null : String(due.variance),
  greatest: due?.greatest ?? null,
  greatestDue: due?.greatestDue ?? null,
});

/** Takes it that until the end of the transaction nobody else reads rounds on; false where another process does. Waits for none. */
export async function takeReturns(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended('returns', 0)) AS "isTaken"`,
  );
  if (rows[0]?.isTaken !== true) return false;
  // Between two statements the luck of all rounds of a quarter is told: of a great house that takes minutes.
  await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = '30min'`);
  return true;
}

export interface Progress {
  readonly readTo: Date;
  readonly readAgainTo: Date;
  /** Whether what is under way was noted with the totals. */
  readonly isWhole: boolean;
}

export async function progressOf(db: Queryable): Promise<Progress | null> {
  const [found] = await db.select().from(progressTable);
  return found ?? null;
}

export async function saveProgress(tx: Transaction, progress: Progress): Promise<void> {
  const { readTo, readAgainTo, isWhole } = progress;
  const set = { readTo, readAgainTo, isWhole };
  await tx.insert(progressTable).values(set).onConflictDoUpdate({ target: progressTable.id, set });
}

/** Writes a quarter anew. */
export async function replaceQuarter(tx: Transaction, begins: Date, rows: readonly Counted[]): Promise<void> {
  await tx.delete(quarterTable).where(eq(quarterTable.begins, begins));
  if (rows.length === 0) return;
  await tx.insert(quarterTable).values(
    rows.map(({ gameId, version, currency, part = whole, ...sums }) => ({
      begins,
      gameId,
      version,
      currency,
      part,
      rounds: Number(sums.rounds),
      ...columnsOf(sums),
    })),
  );
}

/** What is known of the quarters that begin from an instant until before another. */
export async function quartersOf(
  tx: Queryable,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<(Counted & { readonly begins: Date })[]> {
  const rows = await tx
    .select()
    .from(quarterTable)
    .where(and(gte(quarterTable.begins, from), lt(quarterTable.begins, to)));
  return rows.map((row) => ({
    begins: row.begins,
    gameId: row.gameId,
    version: row.version,
    currency: row.currency,
    ...partOf(row),
    ...sumsOf(row),
  }));
}

const partOf = ({ part }: { readonly part: string }) => (part === whole ? {} : { part });

const totalOfRow = (row: typeof totalTable.$inferSelect): Total => ({
  gameId: row.gameId,
  version: row.version,
  currency: row.currency,
  firstAt: row.firstAt,
  lastAt: row.lastAt,
  ...partOf(row),
  ...sumsOf(row),
});

const isOf = ({ gameId, version, currency }: Which) =>
  and(eq(totalTable.gameId, gameId), eq(totalTable.version, version), eq(totalTable.currency, currency));

export async function totalOf(
  tx: Queryable,
  { part = whole, ...which }: Which & Pick<Counted, 'part'>,
): Promise<Total | null> {
  const [row] = await tx
    .select()
    .from(totalTable)
    .where(and(isOf(which), eq(totalTable.part, part)));
  return row === undefined ? null : totalOfRow(row);
}

export async function saveTotal(tx: Transaction, total: Total): Promise<void> {
  const { gameId, version, currency, part = whole, firstAt, lastAt } = total;
  const set = { rounds: total.rounds, ...columnsOf(total), firstAt, lastAt };
  await tx
    .insert(totalTable)
    .values({ gameId, version, currency, part, ...set })
    .onConflictDoUpdate({
      target: [totalTable.gameId, totalTable.version, totalTable.currency, totalTable.part],
      set,
    });
}

/** All of them, or of one game, in the order of names and versions. */
export async function allTotals(db: Queryable, gameId?: string): Promise<Total[]> {
  const rows = await db
    .select()
    .from(totalTable)
    .where(and(eq(totalTable.part, whole), gameId === undefined ? undefined : eq(totalTable.gameId, gameId)))
    .orderBy(asc(totalTable.gameId), asc(totalTable.currency), asc(totalTable.firstAt));
  return rows.map(totalOfRow);
}

/** The parts of a version's bets, those with the greatest stakes first. */
export async function partTotals(db: Queryable, which: Which): Promise<Total[]> {
  const rows = await db
    .select()
    .from(totalTable)
    .where(and(isOf(which), ne(totalTable.part, whole)))
    .orderBy(desc(totalTable.stake), asc(totalTable.part));
  return rows.map(totalOfRow);
}

/** What a version returned day by day of a time zone, the oldest first. */
export async function daysOf(
  db: Queryable,
  { gameId, version, currency }: Which,
  timeZone: string,
): Promise<(Sums & { readonly day: string; readonly lastBegins: Date })[]> {
  const day = sql<string>`to_char(${quarterTable.begins} AT TIME ZONE ${timeZone}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      day: day.as('day'),
      lastBegins: max(quarterTable.begins),
      rounds: sql<string>`sum(${quarterTable.rounds})::text`,
      stake: sql<string>`sum(${quarterTable.stake})::text`,
      payout: sql<string>`sum(${quarterTable.payout})::text`,
      dueMillionths: sql<string | null>`sum(${quarterTable.dueMillionths})::text`,
      variance: sql<string | null>`sum(${quarterTable.variance})::text`,
      greatest: sql<string | null>`max(${quarterTable.greatest})::text`,
      greatestDue: sql<string | null>`max(${quarterTable.greatestDue})::text`,
    })
    .from(quarterTable)
    .where(
      and(
        eq(quarterTable.gameId, gameId),
        eq(quarterTable.version, version),
        eq(quarterTable.currency, currency),
        eq(quarterTable.part, whole),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return rows.map((row) => ({
    day: row.day,
    lastBegins: row.lastBegins ?? new Date(0),
    ...sumsOf({
      rounds: BigInt(row.rounds),
      stake: BigInt(row.stake),
      payout: BigInt(row.payout),
      dueMillionths: row.dueMillionths,
      variance: row.variance,
      greatest: row.greatest === null ? null : BigInt(row.greatest),
      greatestDue: row.greatestDue === null ? null : BigInt(row.greatestDue),
    }),
  }));
}

/** Notes what was under way when rounds were read up to an instant, of all versions. */
export async function noteUnderWay(
  tx: Transaction,
  readTo: Date,
  rows: readonly (Which & UnderWay)[],
): Promise<void> {
  await tx.delete(underWayTable).where(eq(underWayTable.readTo, readTo));
  if (rows.length === 0) return;
  await tx.insert(underWayTable).values(
    rows.map(({ millionths, variance, ...row }) => ({
      ...row,
      readTo,
      millionths: String(millionths),
      variance: String(variance),
    })),
  );
}

const underWayOf = ({ millionths, variance, ...row }: typeof underWayTable.$inferSelect) => ({
  ...row,
  millionths: BigInt(millionths),
  variance: BigInt(variance),
});

/** What is under way beside the totals as they are now. */
export async function underWayNow(db: Queryable): Promise<(Which & UnderWay)[]> {
  const rows = await db
    .select(getTableColumns(underWayTable))
    .from(underWayTable)
    .innerJoin(progressTable, eq(progressTable.readTo, underWayTable.readTo));
  return rows.map(underWayOf);
}

/** What of a version was under way when it was last noted on each day of a time zone. */
export async function underWayByDay(
  db: Queryable,
  { gameId, version, currency }: Which,
  timeZone: string,
): Promise<ReadonlyMap<string, UnderWay & { readonly readTo: Date }>> {
  // What was read up to midnight belongs to the day that ended then.
  const day = sql<string>`to_char((${underWayTable.readTo} - interval '1 millisecond') AT TIME ZONE ${timeZone}, 'YYYY-MM-DD')`;
  const rows = await db
    .selectDistinctOn([sql`1`], { day: day.as('day'), ...getTableColumns(underWayTable) })
    .from(underWayTable)
    .where(
      and(
        eq(underWayTable.gameId, gameId),
        eq(underWayTable.version, version),
        eq(underWayTable.currency, currency),
      ),
    )
    .orderBy(sql`1`, desc(underWayTable.readTo));
  return new Map(rows.map(({ day: at, ...row }) => [at, underWayOf(row)]));
}
