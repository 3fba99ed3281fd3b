import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/index.ts';
import type { AccountState, AgentValue } from '../accounts/account.ts';
import { accountTable, affiliateCodeTable } from '../tables.ts';

/** An affiliate's code with what decides whether it counts. */
export interface AffiliateCode {
  readonly ownerId: bigint;
  readonly domain: string | null;
  readonly isClosed: boolean;
  readonly ownerState: AccountState;
  readonly ownerValue: AgentValue;
}

export async function findAffiliateCode(db: Queryable, code: string): Promise<AffiliateCode | null> {
  const [row] = await db
    .select({
      ownerId: affiliateCodeTable.ownerId,
      domain: affiliateCodeTable.domain,
      closedAt: affiliateCodeTable.closedAt,
      ownerState: accountTable.state,
      ownerValue: accountTable.agentValue,
    })
    .from(affiliateCodeTable)
    .innerJoin(accountTable, eq(accountTable.id, affiliateCodeTable.ownerId))
    .where(eq(affiliateCodeTable.code, code));
  if (!row) return null;
  const { closedAt, ownerValue, ...rest } = row;
  return { ...rest, isClosed: closedAt !== null, ownerValue: ownerValue as AgentValue };
}

/** The active member whose own code, or whose number, this is; a trial account invites nobody. */
export async function findReferrer(
  db: Queryable,
  by: { readonly code: string; readonly memberId: bigint | null },
): Promise<bigint | null> {
  const isTheirs = or(
    eq(accountTable.referralCode, by.code),
    by.memberId === null ? undefined : eq(accountTable.id, by.memberId),
  );
  const [row] = await db
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(and(isTheirs, eq(accountTable.state, 'active'), eq(accountTable.isTrial, false)));
  return row?.id ?? null;
}

/** Whether an account has proven this number (E.164) to be its own. */
export async function isMobileTaken(db: Queryable, mobileKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(and(eq(accountTable.mobileKey, mobileKey), isNotNull(accountTable.mobileVerifiedAt)));
  return rows.length > 0;
}
