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

interface Fact {
  readonly issue: string;
  readonly fact: string;
  /** The lowest of those that the batch knows. */
  cap: bigint | null;
  readonly payouts: { readonly row: number; readonly payout: bigint }[];
}

const inOrder = (a: Fact, b: Fact): number =>
  a.issue === b.issue ? (a.fact < b.fact ? -1 : 1) : a.issue < b.issue ? -1 : 1;

/**
 * What each row of a batch adds to which fact, and facts and issues once each: most rows name the same issue, and often the same facts.
 * Facts rise, so that two batches that write the same ones never wait for each other in a ring.
 */
const counting = (sign: 1n | -1n) => (rows: readonly CountedExposures[]) => {
  const issues = new Map<string, ExposedIssue>();
  const facts = new Map<string, Fact>();
  for (const [at, of] of rows.entries()) {
    const issue = `${of.game}/${of.number}/${of.currency}`;
    issues.set(issue, of);
    for (const { fact, payout, cap } of of.exposures) {
      const key = `${issue}/${fact}`;
      const known = facts.get(key) ?? { issue, fact, cap, payouts: [] };
      facts.set(key, known);
      if (cap !== null && (known.cap === null || cap < known.cap)) known.cap = cap;
      known.payouts.push({ row: at + 1, payout: payout * sign });
    }
  }
  const places = new Map([...issues.keys()].map((issue, at) => [issue, at + 1]));
  const each = [...facts.values()].toSorted(inOrder);
  const added = each.flatMap(({ payouts }, at) => payouts.map((one) => ({ ...one, place: at + 1 })));
  return [
    arrayLiteral(added.map(({ row }) => row)),
    arrayLiteral(added.map(({ place }) => place)),
    arrayLiteral(added.map(({ payout }) => payout)),
    textArrayLiteral([...issues.values()].map(({ game }) => game)),
    textArrayLiteral([...issues.values()].map(({ number }) => number)),
    textArrayLiteral([...issues.values()].map(({ currency }) => currency)),
    arrayLiteral(each.map(({ issue }) => places.get(issue) ?? 0)),
    textArrayLiteral(each.map(({ fact }) => fact)),
    arrayLiteral(each.map(({ cap }) => cap ?? 'NULL')),
  ];
};

/**
 * One row for each fact of the batch. What a fact is, is taken out of the arrays by its place: joined to it, every fact of a batch would be
 * compared with every other.
 */
const counted = (
  cap: string,
) => `INSERT INTO lottery.exposure AS e (game, number, currency, fact, payout, cap)
  SELECT ($5::text[])[($8::int[])[x.place]], ($6::text[])[($8::int[])[x.place]], ($7::text[])[($8::int[])[x.place]],
         ($9::text[])[x.place], x.payout, ($10::bigint[])[x.place]
    FROM (SELECT place, sum(payout)::bigint AS payout FROM unnest($2::int[], $3::int[], $4::bigint[]) AS each(row, place, payout)
           WHERE ledger.was_posted(($1::int[])[each.row]) GROUP BY place) x
   ORDER BY x.place
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
