import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { type ChainCheck, checkChain } from './check-chain.ts';
import { type Act, record } from './record.ts';
import { type EntryFilter, findEntries, findLastChange, type StoredEntry } from './store.ts';

export type { Act } from './record.ts';

export interface Audit {
  record(tx: Transaction, act: Act): Promise<void>;
  find(
    filter: EntryFilter,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ entries: StoredEntry[]; total: number }>;
  /** What changed it last, and who did; looks are no changes. */
  lastChange(subject: string): Promise<StoredEntry | null>;
  check(): Promise<ChainCheck>;
}

export function createAudit(parts: { readonly database: Database; readonly clock: Clock }): Audit {
  const { database, clock } = parts;
  return {
    record: (tx, act) => record(tx, clock, act),
    find: (filter, page) => findEntries(database.db, filter, page),
    lastChange: (subject) => findLastChange(database.db, subject),
    check: () => checkChain(database),
  };
}
