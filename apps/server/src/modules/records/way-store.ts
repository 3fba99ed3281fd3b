import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import type { ChainPlace } from '../ledger/index.ts';
import { wayTable } from './tables.ts';

/** The next place to read up to: of those that are known behind a version the nearest. */
export async function nextPlace(
  tx: Transaction,
  accountId: bigint,
  version: bigint,
): Promise<ChainPlace | null> {
  const [found] = await tx
    .select({ id: wayTable.transferId, version: wayTable.version })
    .from(wayTable)
    .where(and(eq(wayTable.accountId, accountId), gt(wayTable.version, version)))
    .orderBy(asc(wayTable.version))
    .limit(1);
  return found ?? null;
}

export async function insertPlaces(
  tx: Transaction,
  accountId: bigint,
  places: readonly ChainPlace[],
): Promise<void> {
  if (places.length === 0) return;
  await tx
    .insert(wayTable)
    .values(places.map(({ id, version }) => ({ accountId, version, transferId: id })))
    .onConflictDoNothing();
}

/** Forgets the places up to a version. */
export async function forgetPlaces(tx: Transaction, accountId: bigint, version: bigint): Promise<void> {
  await tx.delete(wayTable).where(and(eq(wayTable.accountId, accountId), lte(wayTable.version, version)));
}
