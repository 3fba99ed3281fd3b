import { count, sql, sum } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/index.ts';
import { readHourlySums, type SummedTable, sumHours } from '../../platform/database/index.ts';
import { type TransferFilter, wantedBy } from './store.ts';
import { transferTable as transfer } from './tables.ts';

const hourly: SummedTable = {
  rows: sql`transfers.transfer`,
  at: sql`at`,
  by: ['currency', 'direction'],
  sums: sql`transfers.hour`,
};

/** What all transfers that suit come to: of some members row by row, of everybody from the sums of hours. */
export async function sumTransfers(
  db: Queryable,
  filter: TransferFilter,
): Promise<{ readonly amount: bigint; readonly count: number }> {
  if (filter.memberIds === undefined) {
    const found = await readHourlySums(db, hourly, filter);
    const wanted = found.filter(({ by }) => (filter.direction ?? by[1]) === by[1]);
    return {
      amount: wanted.reduce((all, { amount }) => all + amount, 0n),
      count: wanted.reduce((all, { rows }) => all + rows, 0),
    };
  }
  const [found] = await db
    .select({ amount: sum(transfer.amount), count: count() })
    .from(transfer)
    .where(wantedBy(filter));
  return { amount: BigInt(found?.amount ?? 0), count: Number(found?.count ?? 0) };
}

export const sumTransferHours = (database: Database, now: Date): Promise<void> =>
  sumHours(database, hourly, now);
