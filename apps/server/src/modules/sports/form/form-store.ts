import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/index.ts';
import { textArrayLiteral } from '../../ledger/index.ts';
import type { StoredFixture } from '../store.ts';
import { fixtureTable } from '../tables.ts';

/** What is older says nothing of a side's form. */
const yearMs = 365 * 24 * 3_600_000;

/** Matches of a league with an official result, latest first: those of a side, or those in which two of them met. */
export async function officialOf(
  tx: Queryable,
  {
    league,
    before,
    sides,
  }: {
    readonly league: string;
    readonly before: Date;
    readonly sides: readonly [string] | readonly [string, string];
  },
  limit: number,
): Promise<StoredFixture[]> {
  const { startsAt, stage, fixture } = fixtureTable;
  const playing = sql`ARRAY[${fixture} #>> '{home,code}', ${fixture} #>> '{away,code}']`;
  return tx
    .select()
    .from(fixtureTable)
    .where(
      and(
        eq(fixtureTable.league, league),
        eq(stage, 'official'),
        lt(startsAt, before),
        gte(startsAt, new Date(before.getTime() - yearMs)),
        sql`${playing} @> ${textArrayLiteral(sides)}::text[]`,
      ),
    )
    .orderBy(desc(startsAt))
    .limit(limit);
}
