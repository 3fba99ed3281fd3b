import type { Database, Queryable } from '../../../../platform/database/index.ts';
import { accountNameKey } from '../../accounts/account-name.ts';
import { invitationKey } from '../invitation-codes.ts';
import { type AffiliateRow, countAffiliates, countDownlines, findAffiliates } from './store.ts';

/** A list and a count go no further than this. */
const listMax = 10_000;

/** A code with how many members stand directly under its owner, counted to 10,000. */
export interface Affiliate extends AffiliateRow {
  readonly members: number;
}

/** Codes by their beginning or by the beginning of their owner's name, newest first. */
export async function listAffiliates(
  { db }: Database,
  filter: { readonly search?: string | undefined; readonly state?: 'open' | 'closed' | undefined },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly list: readonly Affiliate[]; readonly total: number }> {
  const { search = '', state } = filter;
  const wanted = { codePrefix: invitationKey(search), namePrefix: accountNameKey(search), state };
  const [rows, total] = await Promise.all([
    findAffiliates(db, wanted, page),
    countAffiliates(db, wanted, listMax),
  ]);
  return { list: await withMembers(db, rows), total };
}

export async function withMembers(db: Queryable, rows: readonly AffiliateRow[]): Promise<Affiliate[]> {
  const owners = [...new Set(rows.map(({ ownerId }) => ownerId))];
  const downlines = await countDownlines(db, owners, listMax);
  return rows.map((row) => ({ ...row, members: downlines.get(row.ownerId) ?? 0 }));
}
