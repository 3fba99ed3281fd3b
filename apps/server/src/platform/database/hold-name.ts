import { sql } from 'drizzle-orm';
import type { Transaction } from './connect.ts';

/** Holds a name until the transaction ends: whoever else wants it, in any process, waits until then. */
export async function holdName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
