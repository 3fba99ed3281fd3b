import { and, desc, eq, gte, inArray, notLike, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/index.ts';
import { attachment } from '../../ledger/index.ts';
import { exposureTable } from '../tables.ts';
import type { ExposedIssue, Exposure } from './exposures.ts';

export interface CountedExposures extends ExposedIssue {
  readonly exposures: readonly (Exposure & { readonly cap: bigint | null })[];
}

/** The name of the check that no exposure passes. */
export const withinCap = 'exposure_within_cap';

const counting = (sign: 1n | -1n) => (rows: readonly CountedExposures[]) => [
  JSON.stringify(
    rows.flatMap(({ game, number, currency, exposures }, at) =>
      exposures.map(({ fact, payout, cap }) => ({
        row: at + 1,
        game,
        number,
        currency,
        fact,
        payout: String(payout * sign),
        cap: cap === null ? null : String(cap),
      })),
    ),
  ),
];

/** One row for each fact of the batch, in one order, so that two processes never wait for each other. */
const counted = (
  cap: string,
) => `INSERT INTO lottery.exposure AS e (game, number, currency, fact, payout, cap)
  SELECT x.game, x.number, x.currency, x.fact, sum(x.payout)::bigint, min(x.cap)
    FROM json_to_recordset($2::json) AS x(row int, game text, number text, currency text, fact text, payout bigint, cap bigint)
   WHERE ledger.was_posted(($1::int[])[x.row])
   GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (game, number, currency, fact) DO UPDATE SET payout = e.payout + excluded.payout, cap = ${cap}`;

/** Adds to what may be won, in the batch that holds the stake; a cap that would be passed fails the post by `withinCap`. */
export const attachExposures = attachment<CountedExposures>({
  name: 'lottery_exposures',
  sql: counted('excluded.cap'),
  toParameters: counting(1n),
});

/** Takes it off again; whatever the cap is by now, less is within it or nearer to it. */
export const releaseExposures = attachment<CountedExposures>({
  name: 'lottery_exposures_released',
  sql: counted('NULL'),
  toParameters: counting(-1n),
});

const of = ({ game, number, currency }: ExposedIssue) =>
  and(eq(exposureTable.game, game), eq(exposureTable.number, number), eq(exposureTable.currency, currency));

/** What is counted of these facts. */
export async function exposuresNow(
  tx: Queryable,
  issue: ExposedIssue,
  facts: readonly string[],
): Promise<Map<string, bigint>> {
  if (facts.length === 0) return new Map();
  const rows = await tx
    .select({ fact: exposureTable.fact, payout: exposureTable.payout })
    .from(exposureTable)
    .where(and(of(issue), inArray(exposureTable.fact, [...facts])));
  return new Map(rows.map(({ fact, payout }) => [fact, payout]));
}

/** The greatest exposures of an issue to numbers, from an amount on. */
export async function greatestExposures(
  tx: Queryable,
  issue: ExposedIssue,
  from: bigint,
  limit: number,
): Promise<Exposure[]> {
  return tx
    .select({ fact: exposureTable.fact, payout: exposureTable.payout })
    .from(exposureTable)
    .where(and(of(issue), notLike(exposureTable.fact, 'member %'), gte(exposureTable.payout, from)))
    .orderBy(desc(exposureTable.payout), exposureTable.fact)
    .limit(limit);
}

/** Forgets what was counted of issues that were drawn before an instant. */
export async function forgetExposures(tx: Queryable, before: Date): Promise<void> {
  await tx.execute(sql`
    DELETE FROM lottery.exposure e USING lottery.issue i
     WHERE i.game = e.game AND i.number = e.number AND i.draws_at < ${before.toISOString()}::timestamptz`);
}
