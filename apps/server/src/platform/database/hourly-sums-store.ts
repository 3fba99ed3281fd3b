import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from './connect.ts';

const hourMs = 3_600_000;
/** An hour is summed so long after its end; no transaction that writes a row of it lives as long. */
const restMs = hourMs;
/** The hours of a first summing are taken so many at a time. */
const hoursAtOnce = 24;

/**
 * A table whose rows are never changed, once they have their instant, and where the sums of its hours are kept. The table of sums
 * has `begins`, the columns of `by`, `rows` and `amount`, with (begins, by…) as its key. Names are the program's own.
 */
export interface SummedTable {
  readonly rows: SQL;
  /** The column of the instant, with an index. Rows without one are left out. */
  readonly at: SQL;
  /** Columns of text by which sums are kept apart. */
  readonly by: readonly string[];
  readonly sums: SQL;
}

interface HourlySum {
  /** In the order of the table's `by`. */
  readonly by: readonly string[];
  readonly rows: number;
  /** Smallest units. */
  readonly amount: bigint;
}

interface Range {
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

/** Where the next hour begins that is not summed; null where nothing is. */
async function summedTo(db: Queryable, { sums }: SummedTable): Promise<number | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`SELECT max(begins) AS at FROM ${sums}`);
  const last = rows[0]?.at;
  return last == null ? null : new Date(last).getTime() + hourMs;
}

/**
 * What of a range there is: whole hours from their sums, and row by row what lies at its ends or is not summed yet. Exact, however
 * far the sums have come; they only make it quick.
 */
export async function readHourlySums(
  db: Queryable,
  table: SummedTable,
  { from, to }: Range,
): Promise<HourlySum[]> {
  const { rows, at, sums } = table;
  const by = columnsOf(table);
  const first = from === undefined ? null : Math.ceil(from.getTime() / hourMs) * hourMs;
  const summed = await summedTo(db, table);
  const last =
    summed === null
      ? first
      : Math.min(summed, to === undefined ? summed : Math.floor(to.getTime() / hourMs) * hourMs);
  const single = (conditions: SQL[]) =>
    sql`SELECT ${by}, 1 AS rows, amount FROM ${rows} WHERE ${sql.join([sql`${at} IS NOT NULL`, ...conditions], sql` AND `)}`;
  const since = from === undefined ? [] : [sql`${at} >= ${instant(from.getTime())}`];
  const until = to === undefined ? [] : [sql`${at} < ${instant(to.getTime())}`];
  const pieces: SQL[] = [];
  if (last === null || (first !== null && last <= first)) pieces.push(single([...since, ...until]));
  else {
    if (first !== null) pieces.push(single([...since, sql`${at} < ${instant(first)}`]));
    const whole = first === null ? sql`` : sql`AND begins >= ${instant(first)}`;
    pieces.push(sql`SELECT ${by}, rows, amount FROM ${sums} WHERE begins < ${instant(last)} ${whole}`);
    pieces.push(single([sql`${at} >= ${instant(last)}`, ...until]));
  }
  const found = await db.execute<{ by: string[]; rows: string; amount: string }>(sql`
    SELECT ARRAY[${by}]::text[] AS by, sum(rows)::text AS rows, sum(amount)::text AS amount
      FROM (${sql.join(pieces, sql` UNION ALL `)}) piece GROUP BY ${by} ORDER BY ${by}`);
  return found.rows.map((row) => ({ by: row.by, rows: Number(row.rows), amount: BigInt(row.amount) }));
}

/** For a job: sums every hour that is over and not summed yet. Any number of processes may do it at once. */
export async function sumHours(
  { transaction }: Pick<Database, 'transaction'>,
  table: SummedTable,
  now: Date,
): Promise<void> {
  const end = Math.floor((now.getTime() - restMs) / hourMs) * hourMs;
  let isDone = false;
  while (!isDone) isDone = await transaction((tx) => sumSome(tx, table, end));
}

/** Some hours; answers whether all are done then. */
async function sumSome(tx: Queryable, table: SummedTable, end: number): Promise<boolean> {
  const { rows, at, sums } = table;
  const by = columnsOf(table);
  await tx.execute(sql`LOCK TABLE ${sums} IN SHARE ROW EXCLUSIVE MODE`);
  const begin = (await summedTo(tx, table)) ?? 0;
  const { rows: found } = await tx.execute<{ at: string | null }>(sql`
    SELECT min(${at}) AS at FROM ${rows} WHERE ${at} >= ${instant(begin)} AND ${at} < ${instant(end)}`);
  const oldest = found[0]?.at;
  if (oldest == null) return true;
  const from = Math.floor(new Date(oldest).getTime() / hourMs) * hourMs;
  const to = Math.min(from + hoursAtOnce * hourMs, end);
  await tx.execute(sql`
    INSERT INTO ${sums} (begins, ${by}, rows, amount)
    SELECT to_timestamp(floor(extract(epoch FROM ${at}) / 3600) * 3600), ${by}, count(*), sum(amount)
      FROM ${rows} WHERE ${at} >= ${instant(from)} AND ${at} < ${instant(to)} GROUP BY 1, ${by}`);
  return to === end;
}

const columnsOf = ({ by }: SummedTable): SQL =>
  sql.join(
    by.map((name) => sql.identifier(name)),
    sql`, `,
  );
