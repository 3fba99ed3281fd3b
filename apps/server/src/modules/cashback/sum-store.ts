import { count, sql, sum } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/index.ts';
import { readHourlySums, type SummedTable, sumHours } from '../../platform/database/index.ts';
import { type ClaimFilter, wantedBy } from './store.ts';
import { claimTable as claim } from './tables.ts';

const hourly: SummedTable = {
  rows: sql`cashback.claim`,
  at: sql`claimed_at`,
  by: ['currency'],
  sums: sql`cashback.hour`,
};

export interface ClaimTotals {
  readonly claims: number;
  readonly amount: bigint;
}

/** What all claims that suit come to: of some members row by row, of everybody from the sums of hours. */
export async function sumClaims(db: Queryable, filter: ClaimFilter): Promise<ClaimTotals> {
  if (filter.memberIds === undefined) {
    const found = await readHourlySums(db, hourly, filter);
    return {
      claims: found.reduce((all, { rows }) => all + rows, 0),
      amount: found.reduce((all, { amount }) => all + amount, 0n),
    };
  }
  const [found] = await db
    .select({ claims: count(), amount: sum(claim.amount) })
    .from(claim)
    .where(wantedBy(filter));
  return { claims: Number(found?.claims ?? 0), amount: BigInt(found?.amount ?? 0) };
}

export const sumClaimHours = (database: Database, now: Date): Promise<void> =>
  sumHours(database, hourly, now);
