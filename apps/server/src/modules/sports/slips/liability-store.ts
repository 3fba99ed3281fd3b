import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { attachment } from '../../ledger/index.ts';
import { exposureTable, fixtureTable } from '../tables.ts';

/** Where liability is counted. */
export interface ExposedOutcome {
  readonly fixture: string;
  readonly market: string;
  readonly outcome: string;
  readonly currency: string;
}

/** The name of the check that no liability passes. */
export const withinCap = 'sports_exposure_within_cap';

/**
 * Adds to what an outcome would cost, in the batch that holds the stake; a cap that would be passed fails the post by `withinCap`. One row
 * for each outcome of the batch, in one order, so that two processes never wait for each other.
 */
export const attachLiability = attachment<
  ExposedOutcome & { readonly liability: bigint; readonly cap: bigint }
>({
  name: 'sports_liability',
  sql: `INSERT INTO sports.exposure AS e (fixture, market, outcome, currency, liability, cap)
    SELECT x.fixture, x.market, x.outcome, x.currency, sum(x.liability)::bigint, min(x.cap)
      FROM json_to_recordset($2::json) AS x(row int, fixture text, market text, outcome text, currency text, liability bigint, cap bigint)
     WHERE ledger.was_posted(($1::int[])[x.row])
     GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (fixture, market, outcome, currency)
      DO UPDATE SET liability = e.liability + excluded.liability, cap = excluded.cap`,
  toParameters: (rows) => [
    JSON.stringify(
      rows.map(({ liability, cap, ...of }, at) => ({
        row: at + 1,
        ...of,
        liability: String(liability),
        cap: String(cap),
      })),
    ),
  ],
});

/** The same in a transaction that moves no money. */
export async function addLiability(
  tx: Transaction,
  { liability, cap, ...of }: ExposedOutcome & { readonly liability: bigint; readonly cap: bigint },
): Promise<void> {
  const { fixture, market, outcome, currency } = exposureTable;
  await tx
    .insert(exposureTable)
    .values({ ...of, liability, cap })
    .onConflictDoUpdate({
      target: [fixture, market, outcome, currency],
      set: { liability: sql`${exposureTable.liability} + excluded.liability`, cap },
    });
}

/** What an outcome would cost by the single bets that were placed on it. */
export async function liabilityOf(tx: Queryable, of: ExposedOutcome): Promise<bigint> {
  const { fixture, market, outcome, currency, liability } = exposureTable;
  const [row] = await tx
    .select({ liability })
    .from(exposureTable)
    .where(
      and(eq(fixture, of.fixture), eq(market, of.market), eq(outcome, of.outcome), eq(currency, of.currency)),
    );
  return row?.liability ?? 0n;
}

/** Forgets what was counted of matches that should have begun before an instant. */
export async function forgetLiability(tx: Queryable, before: Date): Promise<void> {
  const over = tx.select({ id: fixtureTable.id }).from(fixtureTable).where(lt(fixtureTable.startsAt, before));
  await tx.delete(exposureTable).where(inArray(exposureTable.fixture, over));
}
