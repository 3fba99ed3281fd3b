import {
  and,
  type Column,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/database/index.ts';
import type { AgentValue } from '../../accounts/account.ts';
import { accountTable, affiliateCodeTable } from '../../tables.ts';

/** A code as the back office shows it. */
export interface AffiliateRow {
  readonly code: string;
  readonly ownerId: bigint;
  readonly account: string;
  readonly agentValue: AgentValue;
  readonly domain: string | null;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}

const columns = {
  code: affiliateCodeTable.code,
  ownerId: affiliateCodeTable.ownerId,
  account: accountTable.name,
  agentValue: accountTable.agentValue,
  domain: affiliateCodeTable.domain,
  createdAt: affiliateCodeTable.createdAt,
  closedAt: affiliateCodeTable.closedAt,
} as const;

export interface AffiliateFilter {
  /** The beginning of a code, in capitals; '' for all. */
  readonly codePrefix: string;
  /** The beginning of the owner's name, normalised; '' for all. */
  readonly namePrefix: string;
  readonly state?: 'open' | 'closed' | undefined;
}

const beginsWith = (column: Column, prefix: string): SQL | undefined =>
  and(gte(column, prefix), lt(column, `${prefix}\u{10ffff}`));

const conditionOf = ({ codePrefix, namePrefix, state }: AffiliateFilter): SQL | undefined =>
  and(
    codePrefix === ''
      ? undefined
      : or(beginsWith(affiliateCodeTable.code, codePrefix), beginsWith(accountTable.nameKey, namePrefix)),
    state === undefined
      ? undefined
      : state === 'open'
        ? isNull(affiliateCodeTable.closedAt)
        : isNotNull(affiliateCodeTable.closedAt),
  );

const withOwners = (db: Queryable) =>
  db
    .select(columns)
    .from(affiliateCodeTable)
    .innerJoin(accountTable, eq(accountTable.id, affiliateCodeTable.ownerId));

const rowOf = (row: Omit<AffiliateRow, 'agentValue'> & { readonly agentValue: number }): AffiliateRow => ({
  ...row,
  agentValue: row.agentValue as AgentValue,
});

/** Newest first. */
export async function findAffiliates(
  db: Queryable,
  filter: AffiliateFilter,
  rows: { readonly limit: number; readonly offset: number },
): Promise<AffiliateRow[]> {
  const found = await withOwners(db)
    .where(conditionOf(filter))
    .orderBy(desc(affiliateCodeTable.createdAt), desc(affiliateCodeTable.code))
    .limit(rows.limit)
    .offset(rows.offset);
  return found.map(rowOf);
}

export async function countAffiliates(
  db: Queryable,
  filter: AffiliateFilter,
  countMax: number,
): Promise<number> {
  const some = db
    .select({ code: affiliateCodeTable.code })
    .from(affiliateCodeTable)
    .innerJoin(accountTable, eq(accountTable.id, affiliateCodeTable.ownerId))
    .where(conditionOf(filter))
    .limit(countMax)
    .as('some');
  const [row] = await db.select({ count: sql<bigint>`count(*)` }).from(some);
  return Number(row?.count ?? 0n);
}

export async function findAffiliate(db: Queryable, code: string): Promise<AffiliateRow | null> {
  const [row] = await withOwners(db).where(eq(affiliateCodeTable.code, code));
  return row ? rowOf(row) : null;
}

/** Who stands directly under each of these members, counted no further than `countMax` for any of them. */
export async function countDownlines(
  db: Queryable,
  ownerIds: readonly bigint[],
  countMax: number,
): Promise<ReadonlyMap<bigint, number>> {
  if (ownerIds.length === 0) return new Map();
  const under = db
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(eq(accountTable.uplineId, sql`owner.id`))
    .limit(countMax)
    .as('under');
  const rows = await db
    .select({
      id: sql<bigint>`owner.id`.mapWith(accountTable.id),
      count: sql<bigint>`(SELECT count(*) FROM ${under})`,
    })
    .from(sql`${accountTable} AS owner`)
    .where(inArray(sql`owner.id`, [...ownerIds]));
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** False when the code is another's, also one that commits while this one waits. */
export async function insertAffiliate(
  tx: Transaction,
  row: {
    readonly code: string;
    readonly ownerId: bigint;
    readonly domain: string | null;
    readonly createdAt: Date;
  },
): Promise<boolean> {
  const inserted = await tx
    .insert(affiliateCodeTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ code: affiliateCodeTable.code });
  return inserted.length === 1;
}

/** False when there is no such code, or it was closed before. */
export async function closeCode(tx: Transaction, code: string, at: Date): Promise<boolean> {
  const closed = await tx
    .update(affiliateCodeTable)
    .set({ closedAt: at })
    .where(and(eq(affiliateCodeTable.code, code), isNull(affiliateCodeTable.closedAt)))
    .returning({ code: affiliateCodeTable.code });
  return closed.length === 1;
}

export async function setAgentValue(tx: Transaction, memberId: bigint, value: AgentValue): Promise<void> {
  await tx.update(accountTable).set({ agentValue: value }).where(eq(accountTable.id, memberId));
}
