import type { Database } from '../../../platform/database/index.ts';
import type { Account } from './account.ts';
import { accountNameKey } from './account-name.ts';
import { findByNameKeys } from './store.ts';

/** The accounts of these names, each once in the order of the names, and the names that nobody has, as they were written. */
export async function accountsByName(
  { db }: Database,
  names: readonly string[],
): Promise<{ readonly found: Account[]; readonly unknown: string[] }> {
  const written = new Map(names.map((name) => [accountNameKey(name), name]));
  if (written.size === 0) return { found: [], unknown: [] };
  const rows = await findByNameKeys(db, [...written.keys()]);
  const accounts = new Map(rows.map(({ nameKey, account }) => [nameKey, account]));
  return {
    found: [...written.keys()].flatMap((key) => accounts.get(key) ?? []),
    unknown: [...written].flatMap(([key, name]) => (accounts.has(key) ? [] : [name])),
  };
}
