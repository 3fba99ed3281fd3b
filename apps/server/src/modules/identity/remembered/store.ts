import { and, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { accountTable, rememberTable } from '../tables.ts';

export interface NewCredential {
  readonly id: string;
  readonly familyId: string;
  readonly memberId: bigint;
  readonly deviceId: string;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface Credential extends Omit<NewCredential, 'tokenHash' | 'deviceId'> {
  readonly deviceId: string | null;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
}

const columns = {
  id: rememberTable.id,
  familyId: rememberTable.familyId,
  memberId: rememberTable.memberId,
  deviceId: rememberTable.deviceId,
  createdAt: rememberTable.createdAt,
  expiresAt: rememberTable.expiresAt,
  usedAt: rememberTable.usedAt,
  revokedAt: rememberTable.revokedAt,
} as const;

/** Writes a credential; one that another process wrote for the same predecessor stays as it is. */
export async function insertCredential(tx: Transaction, credential: NewCredential): Promise<void> {
  await tx.insert(rememberTable).values(credential).onConflictDoNothing({ target: rememberTable.tokenHash });
}

export async function memberBehind(db: Queryable, tokenHash: Buffer): Promise<bigint | null> {
  const [row] = await db
    .select({ memberId: rememberTable.memberId })
    .from(rememberTable)
    .where(eq(rememberTable.tokenHash, tokenHash));
  return row?.memberId ?? null;
}

/** Locks the credential behind a token, so that of several uses at once each sees what the one before did. */
export async function lockCredential(tx: Transaction, tokenHash: Buffer): Promise<Credential | null> {
  const [row] = await tx
    .select(columns)
    .from(rememberTable)
    .where(eq(rememberTable.tokenHash, tokenHash))
    .for('update');
  return row ?? null;
}

export async function markUsed(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(rememberTable).set({ usedAt: at }).where(eq(rememberTable.id, id));
}

/** The name of the member whom a live, unused or just used credential would bring back, and its device. */
export async function rememberedName(
  db: Queryable,
  tokenHash: Buffer,
  at: { readonly now: Date; readonly usedSince: Date },
): Promise<{ readonly name: string; readonly deviceId: string | null; readonly memberId: bigint } | null> {
  const [row] = await db
    .select({
      name: accountTable.name,
      memberId: rememberTable.memberId,
      deviceId: rememberTable.deviceId,
      usedAt: rememberTable.usedAt,
      createdAt: rememberTable.createdAt,
      passwordChangedAt: accountTable.passwordChangedAt,
    })
    .from(rememberTable)
    .innerJoin(accountTable, eq(accountTable.id, rememberTable.memberId))
    .where(
      and(
        eq(rememberTable.tokenHash, tokenHash),
        isNull(rememberTable.revokedAt),
        gt(rememberTable.expiresAt, at.now),
        eq(accountTable.state, 'active'),
      ),
    );
  if (!row || (row.usedAt !== null && row.usedAt < at.usedSince)) return null;
  return row.passwordChangedAt !== null && row.passwordChangedAt > row.createdAt ? null : row;
}

export async function revokeFamily(tx: Queryable, familyId: string, at: Date): Promise<void> {
  await tx
    .update(rememberTable)
    .set({ revokedAt: at })
    .where(and(eq(rememberTable.familyId, familyId), isNull(rememberTable.revokedAt)));
}

/** Ends the family to which a token belongs, whoever it remembers. Answers that member, or null for no live one. */
export async function revokeByToken(db: Queryable, tokenHash: Buffer, at: Date): Promise<bigint | null> {
  const family = db
    .select({ familyId: rememberTable.familyId })
    .from(rememberTable)
    .where(eq(rememberTable.tokenHash, tokenHash));
  const revoked = await db
    .update(rememberTable)
    .set({ revokedAt: at })
    .where(and(inArray(rememberTable.familyId, family), isNull(rememberTable.revokedAt)))
    .returning({ memberId: rememberTable.memberId });
  return revoked[0]?.memberId ?? null;
}

/** Ends every browser's memory of the member, but for one device where it is named. */
export async function revokeRememberedOf(
  tx: Queryable,
  memberId: bigint,
  at: Date,
  exceptDeviceId?: string,
): Promise<void> {
  await tx
    .update(rememberTable)
    .set({ revokedAt: at })
    .where(
      and(
        eq(rememberTable.memberId, memberId),
        isNull(rememberTable.revokedAt),
        exceptDeviceId === undefined ? undefined : ne(rememberTable.deviceId, exceptDeviceId),
      ),
    );
}

export async function revokeRememberedDevice(
  tx: Queryable,
  memberId: bigint,
  deviceId: string,
  at: Date,
): Promise<void> {
  await tx
    .update(rememberTable)
    .set({ revokedAt: at })
    .where(
      and(
        eq(rememberTable.memberId, memberId),
        eq(rememberTable.deviceId, deviceId),
        isNull(rememberTable.revokedAt),
      ),
    );
}

/** Devices of the member that a press would bring back in. */
export async function rememberedDevices(db: Queryable, memberId: bigint, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ deviceId: rememberTable.deviceId })
    .from(rememberTable)
    .where(
      and(
        eq(rememberTable.memberId, memberId),
        isNull(rememberTable.revokedAt),
        isNull(rememberTable.usedAt),
        gt(rememberTable.expiresAt, now),
      ),
    );
  return new Set(rows.flatMap(({ deviceId }) => (deviceId === null ? [] : [deviceId])));
}

/** Forgets up to `limit` credentials that expired before. Used ones stay until then: to know them again is to notice a theft. */
export async function deleteCredentials(tx: Transaction, before: Date, limit: number): Promise<number> {
  const old = tx
    .select({ id: rememberTable.id })
    .from(rememberTable)
    .where(lt(rememberTable.expiresAt, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(rememberTable).where(inArray(rememberTable.id, old));
  return gone.rowCount ?? 0;
}
