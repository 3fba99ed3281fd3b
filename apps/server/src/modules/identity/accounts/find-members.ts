import type { Database } from '../../../platform/database/index.ts';
import type { Account } from './account.ts';
import { accountNameKey } from './account-name.ts';
import { countAccounts, findAccount, findAccounts, type MemberFilter } from './store.ts';

/** A list shows no more than this; whoever stands further back is found by the search. */
const listMax = 10_000;

export interface MemberPage {
  readonly members: readonly Account[];
  /** At most 10,000, however many there are. */
  readonly total: number;
}

const isNumber = (search: string): boolean => /^[1-9]\d{0,17}$/.test(search);

/**
 * Members whose account name begins with the search, by name, and before them the one whose number it is; without a
 * search the newest first. Each page costs the same with ten million accounts: it walks an index and counts no
 * further than the list goes.
 */
export async function findMembers(
  database: Database,
  filter: MemberFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<MemberPage> {
  const { db } = database;
  const { search = '', ...kind } = filter;
  const searchKey = accountNameKey(search);
  const numbered = isNumber(searchKey) ? await findAccount(db, BigInt(searchKey)) : null;
  const first = numbered && fits(numbered, filter) ? [numbered] : [];
  const wanted = { ...kind, searchKey, except: first[0]?.id };
  const from = Math.max(0, page.offset - first.length);
  const to = Math.min(page.offset + page.limit, listMax) - first.length;
  const [others, othersTotal] = await Promise.all([
    to > from ? findAccounts(db, wanted, { limit: to - from, offset: from }) : [],
    countAccounts(db, wanted, listMax - first.length),
  ]);
  return {
    members: page.offset === 0 ? [...first, ...others] : others,
    total: othersTotal + first.length,
  };
}

const fits = (account: Account, filter: MemberFilter): boolean =>
  (filter.state ?? account.state) === account.state &&
  (filter.isTrial ?? account.isTrial) === account.isTrial;

/** How many members a search by account may bring together. */
const alikeMost = 100;

/** Whom a search by account means. */
interface MembersAlike {
  readonly ids: readonly bigint[];
  /** Whether these are all: a longer search leaves fewer. */
  readonly areAll: boolean;
}

/** The members whose names begin with a search, the first hundred of them; for lists of what members did. */
export async function membersLike(database: Database, search: string): Promise<MembersAlike> {
  const { members, total } = await findMembers(database, { search }, { limit: alikeMost, offset: 0 });
  return { ids: members.map(({ id }) => id), areAll: total <= members.length };
}
