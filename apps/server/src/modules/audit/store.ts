import { and, count, desc, eq, gt, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import type { EntryContent } from './entry-hash.ts';
import { entryTable } from './tables.ts';

export interface StoredEntry extends EntryContent {
  readonly hash: string;
}

/** One number for "somebody appends to the chain", the same in every process. */
const chainLock = 5_271_009n;

/** Waits for its turn to append, until the transaction ends. */
export async function lockChain(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${chainLock})`);
}

export async function lastEntry(tx: Queryable): Promise<Pick<StoredEntry, 'id' | 'hash'> | null> {
  const [last] = await tx
    .select({ id: entryTable.id, hash: entryTable.hash })
    .from(entryTable)
    .orderBy(desc(entryTable.id))
    .limit(1);
  return last ?? null;
}

export async function insertEntry(tx: Transaction, entry: StoredEntry): Promise<void> {
  await tx.insert(entryTable).values(entry);
}

/** Up to `limit` entries after `afterId`, oldest first: how the chain is walked. */
export async function entriesAfter(tx: Queryable, afterId: bigint, limit: number): Promise<StoredEntry[]> {
  return tx.select().from(entryTable).where(gt(entryTable.id, afterId)).orderBy(entryTable.id).limit(limit);
}

/** The newest entry about it that tells what was before. */
export async function findLastChange(tx: Queryable, subject: string): Promise<StoredEntry | null> {
  const [last] = await tx
    .select()
    .from(entryTable)
    .where(and(eq(entryTable.subject, subject), isNotNull(entryTable.before)))
    .orderBy(desc(entryTable.id))
    .limit(1);
  return last ?? null;
}

export interface EntryFilter {
  readonly action?: string | undefined;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** A list goes no further back than this; a range of time or a subject finds what is older. */
const listMax = 10_000;

/** A page of entries, newest first, with how many there are: at most 10,000, counted no further. */
export async function findEntries(
  tx: Queryable,
  filter: EntryFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ entries: StoredEntry[]; total: number }> {
  const wanted: SQL | undefined = and(
    filter.action === undefined ? undefined : eq(entryTable.action, filter.action),
    filter.actor === undefined ? undefined : eq(entryTable.actor, filter.actor),
    filter.subject === undefined ? undefined : eq(entryTable.subject, filter.subject),
    filter.from === undefined ? undefined : gte(entryTable.at, filter.from),
    filter.to === undefined ? undefined : lt(entryTable.at, filter.to),
  );
  const some = tx.select({ id: entryTable.id }).from(entryTable).where(wanted).limit(listMax).as('some');
  const [counted] = await tx.select({ total: count() }).from(some);
  const entries = await tx
    .select()
    .from(entryTable)
    .where(wanted)
    .orderBy(desc(entryTable.id))
    .limit(page.limit)
    .offset(page.offset);
  return { entries, total: Number(counted?.total ?? 0) };
}
