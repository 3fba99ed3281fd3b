import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { deviceTable, knownAddressTable, sessionTable } from '../tables.ts';

export interface Device {
  readonly id: string;
  readonly name: string | null;
  readonly userAgent: string;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  readonly lastIp: string;
}

const deviceColumns = {
  id: deviceTable.id,
  name: deviceTable.name,
  userAgent: deviceTable.userAgent,
  firstSeenAt: deviceTable.firstSeenAt,
  lastSeenAt: deviceTable.lastSeenAt,
  lastIp: deviceTable.lastIp,
} as const;

/** The member's device behind one of a browser's tokens, with its token's hash; null when none of them is the member's. */
export async function findDevice(
  db: Queryable,
  memberId: bigint,
  tokenHashes: readonly Buffer[],
): Promise<(Device & { readonly tokenHash: Buffer }) | null> {
  if (tokenHashes.length === 0) return null;
  const [row] = await db
    .select({ ...deviceColumns, tokenHash: deviceTable.tokenHash })
    .from(deviceTable)
    .where(
      and(
        eq(deviceTable.memberId, memberId),
        inArray(deviceTable.tokenHash, [...tokenHashes]),
        isNull(deviceTable.revokedAt),
      ),
    )
    .orderBy(desc(deviceTable.lastSeenAt))
    .limit(1);
  return row ?? null;
}

/** The members whose devices these tokens are. */
export async function membersOfTokens(db: Queryable, tokenHashes: readonly Buffer[]): Promise<bigint[]> {
  if (tokenHashes.length === 0) return [];
  const rows = await db
    .selectDistinct({ memberId: deviceTable.memberId })
    .from(deviceTable)
    .where(inArray(deviceTable.tokenHash, [...tokenHashes]));
  return rows.map(({ memberId }) => memberId);
}

export async function hasDevices(db: Queryable, memberId: bigint): Promise<boolean> {
  const rows = await db
    .select({ id: deviceTable.id })
    .from(deviceTable)
    .where(and(eq(deviceTable.memberId, memberId), isNull(deviceTable.revokedAt)))
    .limit(1);
  return rows.length > 0;
}

export async function insertDevice(
  tx: Transaction,
  device: {
    readonly id: string;
    readonly memberId: bigint;
    readonly tokenHash: Buffer;
    readonly userAgent: string;
    readonly at: Date;
    readonly ip: string;
  },
): Promise<void> {
  const { at, ip, ...row } = device;
  await tx.insert(deviceTable).values({ ...row, firstSeenAt: at, lastSeenAt: at, lastIp: ip });
}

/** Notes that a device was used; false when it was revoked meanwhile. */
export async function touchDevice(
  tx: Transaction,
  id: string,
  seen: { readonly at: Date; readonly ip: string; readonly userAgent: string },
): Promise<boolean> {
  const touched = await tx
    .update(deviceTable)
    .set({
      lastSeenAt: sql`greatest(${deviceTable.lastSeenAt}, ${seen.at})`,
      lastIp: seen.ip,
      userAgent: seen.userAgent,
    })
    .where(and(eq(deviceTable.id, id), isNull(deviceTable.revokedAt)))
    .returning({ id: deviceTable.id });
  return touched.length === 1;
}

/** The member's devices, the last used first. */
export async function devicesOf(db: Queryable, memberId: bigint, limit: number): Promise<Device[]> {
  return db
    .select(deviceColumns)
    .from(deviceTable)
    .where(and(eq(deviceTable.memberId, memberId), isNull(deviceTable.revokedAt)))
    .orderBy(desc(deviceTable.lastSeenAt), desc(deviceTable.id))
    .limit(limit);
}

/** False when the member has no such device. */
export async function nameDevice(
  tx: Transaction,
  memberId: bigint,
  id: string,
  name: string,
): Promise<boolean> {
  const named = await tx
    .update(deviceTable)
    .set({ name })
    .where(and(eq(deviceTable.id, id), eq(deviceTable.memberId, memberId), isNull(deviceTable.revokedAt)))
    .returning({ id: deviceTable.id });
  return named.length === 1;
}

/** False when the member has no such device any more. */
export async function revokeDeviceRow(
  tx: Transaction,
  memberId: bigint,
  id: string,
  at: Date,
): Promise<boolean> {
  const revoked = await tx
    .update(deviceTable)
    .set({ revokedAt: at })
    .where(and(eq(deviceTable.id, id), eq(deviceTable.memberId, memberId), isNull(deviceTable.revokedAt)))
    .returning({ id: deviceTable.id });
  return revoked.length === 1;
}

export async function isKnownAddress(db: Queryable, memberId: bigint, key: string): Promise<boolean> {
  const rows = await db
    .select({ ip: knownAddressTable.ip })
    .from(knownAddressTable)
    .where(and(eq(knownAddressTable.memberId, memberId), eq(knownAddressTable.ip, key)));
  return rows.length > 0;
}

/** Notes that the member proved to be one from this address. */
export async function rememberAddress(
  tx: Transaction,
  memberId: bigint,
  key: string,
  at: Date,
): Promise<void> {
  await tx
    .insert(knownAddressTable)
    .values({ memberId, ip: key, firstSeenAt: at, lastSeenAt: at })
    .onConflictDoUpdate({
      target: [knownAddressTable.memberId, knownAddressTable.ip],
      set: { lastSeenAt: sql`greatest(${knownAddressTable.lastSeenAt}, excluded.last_seen_at)` },
    });
}

/** Forgets up to `limit` devices that were not used, or revoked, since `before`. Sessions keep their id alone. */
export async function deleteDevices(tx: Transaction, before: Date, limit: number): Promise<number> {
  const old = tx
    .select({ id: deviceTable.id })
    .from(deviceTable)
    .where(sql`coalesce(${deviceTable.revokedAt}, ${deviceTable.lastSeenAt}) < ${before}`)
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(deviceTable).where(inArray(deviceTable.id, old));
  return gone.rowCount ?? 0;
}

/** Forgets up to `limit` addresses from which nobody came since `before`. */
export async function deleteAddresses(tx: Transaction, before: Date, limit: number): Promise<number> {
  const gone = await tx.execute(sql`
    DELETE FROM ${knownAddressTable} WHERE ctid IN (
      SELECT ctid FROM ${knownAddressTable} WHERE ${knownAddressTable.lastSeenAt} < ${before}
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)`);
  return gone.rowCount ?? 0;
}

/** When the member first proved to be one in the browser of a session; null where the browser is not known. */
export async function browserSince(db: Queryable, sessionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ since: deviceTable.firstSeenAt })
    .from(sessionTable)
    .innerJoin(deviceTable, eq(deviceTable.id, sessionTable.deviceId))
    .where(eq(sessionTable.id, sessionId));
  return row?.since ?? null;
}
