import { and, desc, eq, gte, inArray, notLike, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/index.ts';
import { arrayLiteral, attachment, textArrayLiteral } from '../../ledger/index.ts';
import { exposureTable } from '../tables.ts';
import type { ExposedIssue, Exposure } from './exposures.ts';

export interface CountedExposures extends ExposedIssue {
  readonly exposures: readonly (Exposure & { readonly cap: bigint | null })[];
}

/** The name of the check that no exposure passes. */
export const withinCap = 'exposure_within_cap';

/** What each row of a batch adds to which fact, and the facts once each: most rows name the same issue, and often the same facts. */
const counting = (sign: 1n | -1n) => (rows: readonly CountedExposures[]) => {
  const facts = new Map<
    string,
    { readonly of: ExposedIssue; readonly fact: string; readonly place: number; cap: bigint | null }
  >();
  const [rowPlaces, factPlaces, payouts]: [number[], number[], bigint[]] = [[], [], []];
  for (const [at, of] of rows.entries()) {
    const issue = `${of.game}/${of.number}/${of.currency}/`;
    for (const { fact, payout, cap } of of.exposures) {
      const key = issue + fact;
      const known = facts.get(key) ?? { of, fact, place: facts.size + 1, cap };
      facts.set(key, known);
      if (cap !== null && (known.cap === null || cap < known.cap)) known.cap = cap;
      rowPlaces.push(at + 1);
      factPlaces.push(known.place);
      payouts.push(payout * sign);
    }
  }
  const each = [...facts.values()];
  return [
    arrayLiteral(rowPlaces),
    arrayLiteral(factPlaces),
    arrayLiteral(payouts),
    textArrayLiteral(each.map(({ of }) => of.game)),
    textArrayLiteral(each.map(({ of }) => of.number)),
    textArrayLiteral(each.map(({ of }) => of.currency)),
    textArrayLiteral(each.map(({ fact }) => fact)),
    arrayLiteral(each.map(({ cap }) => cap ?? 'NULL')),
  ];
};

/** One row for each fact of the batch, in one order, so that two processes never wait for each other. */
const counted = (
  cap: string,
) => `INSERT INTO lottery.exposure AS e (game, number, currency, fact, payout, cap)
  SELECT f.game, f.number, f.currency, f.fact, x.payout, f.cap
    FROM (SELECT fact, sum(payout)::bigint AS payout FROM unnest($2::int[], $3::int[], $4::bigint[]) AS each(row, fact, payout)
           WHERE ledger.was_posted(($1::int[])[each.row]) GROUP BY fact) x
    JOIN unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[])
      WITH ORDINALITY AS f(game, number, currency, fact, cap, place) ON f.place = x.fact
   ORDER BY 1, 2, 3, 4
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
