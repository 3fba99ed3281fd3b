import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import type { StandingBet } from './store.ts';
import { betTable, cashOutTable } from './tables.ts';

export type CashOut = typeof cashOutTable.$inferSelect;

/** With nobody else changing it until the transaction ends. */
export async function lockBet(tx: Transaction, id: string): Promise<StandingBet | null> {
  const [row] = await tx.select().from(betTable).where(eq(betTable.id, id)).for('update');
  return row ?? null;
}

export async function findCashOut(tx: Queryable, id: string): Promise<CashOut | null> {
  const [row] = await tx.select().from(cashOutTable).where(eq(cashOutTable.id, id));
  return row ?? null;
}

export async function cashOutsOf(tx: Queryable, betId: string): Promise<CashOut[]> {
  return tx.select().from(cashOutTable).where(eq(cashOutTable.betId, betId)).orderBy(asc(cashOutTable.at));
}

/** Writes a cash-out, and what of its bet stands after it. To be called under the bet's lock. */
export async function saveCashOut(tx: Transaction, cashOut: CashOut, bet: StandingBet): Promise<void> {
  const { standingStake, cashedOut, state, payout, endedAt } = bet;
  await tx.insert(cashOutTable).values(cashOut);
  await tx
    .update(betTable)
    .set({ standingStake, cashedOut, state, payout, endedAt })
    .where(eq(betTable.id, bet.id));
}
