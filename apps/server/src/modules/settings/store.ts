import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { settingTable, versionTable } from './tables.ts';

export interface StoredSetting {
  readonly key: string;
  readonly value: unknown;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export async function allSettings(tx: Queryable): Promise<StoredSetting[]> {
  return tx.select().from(settingTable);
}

export async function oneSetting(tx: Queryable, key: string): Promise<StoredSetting | null> {
  const [row] = await tx.select().from(settingTable).where(eq(settingTable.key, key));
  return row ?? null;
}

/** Writes the first version of a setting; false when another process was faster. */
export async function insertSetting(tx: Transaction, row: StoredSetting): Promise<boolean> {
  const inserted = await tx
    .insert(settingTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: settingTable.key });
  return inserted.length === 1;
}

/** Replaces the version before `row.version`; false when that is no longer the version in force. */
export async function replaceSetting(tx: Transaction, row: StoredSetting): Promise<boolean> {
  const replaced = await tx
    .update(settingTable)
    .set(row)
    .where(and(eq(settingTable.key, row.key), eq(settingTable.version, row.version - 1)))
    .returning({ key: settingTable.key });
  return replaced.length === 1;
}

/** Keeps a version that has just come into force. */
export async function keepVersion(tx: Transaction, row: StoredSetting): Promise<void> {
  await tx.insert(versionTable).values(row);
}

/** The versions of a setting, oldest first. */
export async function versionsOf(tx: Queryable, key: string): Promise<StoredSetting[]> {
  return tx.select().from(versionTable).where(eq(versionTable.key, key)).orderBy(asc(versionTable.version));
}
