import { count, eq, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { readHourlySums, type SummedTable, sumHours } from '../../platform/database/index.ts';
import { claimTable as claim } from './tables.ts';

/** What is over does not change any more. */
const hourly: SummedTable = {
  rows: sql`bonuses.claim`,
  at: sql`ended_at`,
  by: ['offer_id', 'state'],
  sums: sql`bonuses.hour`,
};

export interface OfferSums {
  /** How many were given. */
  readonly taken: number;
  /** Smallest units. */
  readonly granted: bigint;
  readonly locked: bigint;
  readonly released: bigint;
  readonly returned: bigint;
}

export const nothingTaken: OfferSums = { taken: 0, granted: 0n, locked: 0n, released: 0n, returned: 0n };

/** What became of each offer's bonuses: those that are over from the sums of hours, the active ones row by row. */
export async function sumByOffer({ db }: Pick<Database, 'db'>): Promise<ReadonlyMap<string, OfferSums>> {
  // At one moment: what ends meanwhile would count twice, or not at all.
  const { over, active } = await db.transaction(
    async (tx) => ({
      over: await readHourlySums(tx, hourly, {}),
      active: await tx
        .select({ offerId: claim.offerId, rows: count(), amount: sum(claim.amount) })
        .from(claim)
        .where(eq(claim.state, 'active'))
        .groupBy(claim.offerId),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const sums = new Map<string, OfferSums>();
  const add = (offerId: string, rows: number, amount: bigint, into: 'locked' | 'released' | 'returned') => {
    const before = sums.get(offerId) ?? nothingTaken;
    sums.set(offerId, {
      ...before,
      taken: before.taken + rows,
      granted: before.granted + amount,
      [into]: before[into] + amount,
    });
  };
  for (const { by, rows, amount } of over)
    add(by[0] ?? '', rows, amount, by[1] === 'released' ? 'released' : 'returned');
  for (const { offerId, rows, amount } of active) add(offerId, Number(rows), BigInt(amount ?? 0), 'locked');
  return sums;
}

export const sumBonusHours = (database: Database, now: Date): Promise<void> =>
  sumHours(database, hourly, now);
