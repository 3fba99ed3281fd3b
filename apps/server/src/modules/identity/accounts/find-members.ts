import type { Database } from '../../../platform/database/index.ts';
import type { Account } from './account.ts';
import { accountNameKey } from './account-name.ts';
import { countAccounts, findAccounts, type MemberFilter } from './store.ts';

/** A list shows no more than this; whoever stands further back is found by the search. */
const listMax = 10_000;

export interface MemberPage {
  readonly members: readonly Account[];
  /** At most 10,000, however many there are. */
  readonly total: number;
}

/**
 * Members whose account name begins with the search (or whose number it is), by name; without a search the newest
 * first. Each page costs the same with ten million accounts: it walks an index and counts no further than the list goes.
 */
export async function findMembers(
  database: Database,
  filter: MemberFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<MemberPage> {
  const wanted = { ...filter, searchKey: accountNameKey(filter.search ?? '') };
  const limit = Math.max(0, Math.min(page.limit, listMax - page.offset));
  const [members, total] = await Promise.all([
    limit === 0 ? [] : findAccounts(database.db, wanted, { limit, offset: page.offset }),
    countAccounts(database.db, wanted, listMax),
  ]);
  return { members, total };
}
