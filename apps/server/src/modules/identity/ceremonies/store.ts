import { and, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { type CeremonyKind, ceremonyTable } from '../tables.ts';

export interface NewCeremonyRow {
  readonly id: string;
  readonly kind: CeremonyKind;
  readonly memberId: bigint | null;
  readonly sessionId: string | null;
  readonly browserHash: Buffer | null;
  readonly sealedState: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface CeremonyRow {
  readonly id: string;
  readonly memberId: bigint | null;
  readonly sealedState: string;
}

export interface CeremonyRowKey {
  readonly id: string;
  readonly kind: CeremonyKind;
  readonly browserHash: Buffer | null;
  readonly sessionId: string | null;
}

const columns = {
  id: ceremonyTable.id,
  memberId: ceremonyTable.memberId,
  sealedState: ceremonyTable.sealedState,
} as const;

export async function insertRow(db: Queryable, row: NewCeremonyRow): Promise<void> {
  await db.insert(ceremonyTable).values(row);
}

/** False when there is one with this id already: for what may be done once and has an id of its own. */
export async function insertRowOnce(db: Queryable, row: NewCeremonyRow): Promise<boolean> {
  const inserted = await db.insert(ceremonyTable).values(row).onConflictDoNothing();
  return inserted.rowCount === 1;
}

const isLive = ({ id, kind, browserHash, sessionId }: CeremonyRowKey, now: Date): SQL | undefined =>
  and(
    eq(ceremonyTable.id, id),
    eq(ceremonyTable.kind, kind),
    browserHash === null ? isNull(ceremonyTable.browserHash) : eq(ceremonyTable.browserHash, browserHash),
    sessionId === null ? undefined : eq(ceremonyTable.sessionId, sessionId),
    isNull(ceremonyTable.usedAt),
    gt(ceremonyTable.expiresAt, now),
  );

export async function findRow(db: Queryable, key: CeremonyRowKey, now: Date): Promise<CeremonyRow | null> {
  const [row] = await db.select(columns).from(ceremonyTable).where(isLive(key, now));
  return row ?? null;
}

export async function claimRow(db: Queryable, key: CeremonyRowKey, now: Date): Promise<CeremonyRow | null> {
  const [row] = await db
    .update(ceremonyTable)
    .set({ usedAt: now })
    .where(isLive(key, now))
    .returning(columns);
  return row ?? null;
}

/** Removes up to `limit` ceremonies whose time is over. */
export async function deleteOver(tx: Transaction, now: Date, limit: number): Promise<number> {
  const over = tx
    .select({ id: ceremonyTable.id })
    .from(ceremonyTable)
    .where(lt(ceremonyTable.expiresAt, now))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(ceremonyTable).where(inArray(ceremonyTable.id, over));
  return gone.rowCount ?? 0;
}
