import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { keyTable } from './tables.ts';

export type StoredKey = typeof keyTable.$inferSelect;

export async function storedKeys(db: Queryable, vendorCode: string): Promise<StoredKey[]> {
  return db.select().from(keyTable).where(eq(keyTable.vendorCode, vendorCode)).orderBy(keyTable.addedAt);
}

/** Adds a key; false where its id is taken. */
export async function insertKey(tx: Transaction, key: typeof keyTable.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(keyTable)
    .values(key)
    .onConflictDoNothing()
    .returning({ keyId: keyTable.keyId });
  return added.length === 1;
}

/** Ends a key at an instant, or notes the end of one that the operator's file lists. */
export async function saveKeyEnd(
  tx: Transaction,
  { vendorCode, keyId }: Pick<StoredKey, 'vendorCode' | 'keyId'>,
  end: Pick<StoredKey, 'validUntil' | 'addedBy' | 'addedAt'>,
): Promise<void> {
  await tx
    .insert(keyTable)
    .values({ vendorCode, keyId, publicKey: null, validFrom: null, ...end })
    .onConflictDoUpdate({
      target: [keyTable.vendorCode, keyTable.keyId],
      set: { validUntil: end.validUntil },
    });
}

/** The key as it stands, with nobody else changing it until the transaction ends. */
export async function lockKey(tx: Transaction, vendorCode: string, keyId: string): Promise<StoredKey | null> {
  const [found] = await tx
    .select()
    .from(keyTable)
    .where(and(eq(keyTable.vendorCode, vendorCode), eq(keyTable.keyId, keyId)))
    .for('update');
  return found ?? null;
}
