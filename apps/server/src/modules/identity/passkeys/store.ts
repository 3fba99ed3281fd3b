import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { passkeyTable } from '../tables.ts';

/** A passkey with what is needed to check a signature of it. */
export interface StoredPasskey {
  readonly id: string;
  readonly memberId: bigint;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly transports: string[];
}

export interface NewPasskey extends StoredPasskey {
  readonly counter: bigint;
  readonly isBackedUp: boolean;
  readonly name: string;
  readonly createdAt: Date;
}

/** A passkey as its member sees it. */
export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const stored = {
  id: passkeyTable.id,
  memberId: passkeyTable.memberId,
  credentialId: passkeyTable.credentialId,
  publicKey: passkeyTable.publicKey,
  transports: passkeyTable.transports,
} as const;

const ownedBy = (memberId: bigint, id: string) =>
  and(eq(passkeyTable.memberId, memberId), eq(passkeyTable.id, id));

export async function passkeysOf(db: Queryable, memberId: bigint): Promise<PasskeyRow[]> {
  return db
    .select({
      id: passkeyTable.id,
      name: passkeyTable.name,
      isBackedUp: passkeyTable.isBackedUp,
      createdAt: passkeyTable.createdAt,
      lastUsedAt: passkeyTable.lastUsedAt,
    })
    .from(passkeyTable)
    .where(eq(passkeyTable.memberId, memberId))
    .orderBy(desc(passkeyTable.createdAt), desc(passkeyTable.id));
}

/** The keys of a member, for a browser to choose from or to leave out. */
export async function credentialsOf(
  db: Queryable,
  memberId: bigint,
): Promise<Pick<StoredPasskey, 'credentialId' | 'transports'>[]> {
  return db
    .select({ credentialId: passkeyTable.credentialId, transports: passkeyTable.transports })
    .from(passkeyTable)
    .where(eq(passkeyTable.memberId, memberId));
}

export async function countPasskeys(db: Queryable, memberId: bigint): Promise<number> {
  const [row] = await db
    .select({ count: sql<bigint>`count(*)` })
    .from(passkeyTable)
    .where(eq(passkeyTable.memberId, memberId));
  return Number(row?.count ?? 0n);
}

export async function findPasskey(db: Queryable, credentialId: string): Promise<StoredPasskey | null> {
  const [row] = await db.select(stored).from(passkeyTable).where(eq(passkeyTable.credentialId, credentialId));
  return row ?? null;
}

/** False when some account has this key already. */
export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<boolean> {
  const inserted = await tx
    .insert(passkeyTable)
    .values(passkey)
    .onConflictDoNothing({ target: passkeyTable.credentialId });
  return inserted.rowCount === 1;
}

/**
 * Notes a use with the key's own count of them. False when the count did not rise: one like it was used already. Keys
 * that are kept on several devices do not count, and say zero each time.
 */
export async function noteUse(
  db: Queryable,
  id: string,
  use: { readonly counter: bigint; readonly isBackedUp: boolean; readonly at: Date },
): Promise<boolean> {
  const rises = use.counter === 0n ? eq(passkeyTable.counter, 0n) : lt(passkeyTable.counter, use.counter);
  const used = await db
    .update(passkeyTable)
    .set({ counter: use.counter, isBackedUp: use.isBackedUp, lastUsedAt: use.at })
    .where(and(eq(passkeyTable.id, id), rises));
  return used.rowCount === 1;
}

export async function renamePasskey(
  db: Queryable,
  memberId: bigint,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db.update(passkeyTable).set({ name }).where(ownedBy(memberId, id));
  return renamed.rowCount === 1;
}

/** The name of what was removed; null when the member has no such key. */
export async function deletePasskey(tx: Transaction, memberId: bigint, id: string): Promise<string | null> {
  const [row] = await tx
    .delete(passkeyTable)
    .where(ownedBy(memberId, id))
    .returning({ name: passkeyTable.name });
  return row?.name ?? null;
}
