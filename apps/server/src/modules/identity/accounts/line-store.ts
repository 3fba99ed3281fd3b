import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/database/index.ts';
import { accountTable } from '../tables.ts';

/** A member as his neighbours in the agent line may know him. */
export interface LineMember {
  readonly memberId: bigint;
  readonly account: string;
}

const shown = { memberId: accountTable.id, account: accountTable.name } as const;

/** The agent under whom a member stands; null where there is none. */
export async function uplineOf(db: Queryable, memberId: bigint): Promise<LineMember | null> {
  const own = alias(accountTable, 'own');
  const [found] = await db
    .select(shown)
    .from(own)
    .innerJoin(accountTable, eq(accountTable.id, own.uplineId))
    .where(eq(own.id, memberId));
  return found ?? null;
}

const standsUnder = (agentId: bigint): SQL => eq(accountTable.uplineId, agentId);

export async function isDownline(db: Queryable, agentId: bigint, memberId: bigint): Promise<boolean> {
  const rows = await db
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(and(eq(accountTable.id, memberId), standsUnder(agentId)));
  return rows.length > 0;
}

/** Who stands right under an agent, by name; those whose names begin with a key, where one is given. */
export async function downlineOf(
  db: Queryable,
  agentId: bigint,
  prefix: string,
  page: { readonly limit: number; readonly offset: number },
  countedMost: number,
): Promise<{ readonly members: LineMember[]; readonly total: number }> {
  const wanted = and(
    standsUnder(agentId),
    prefix === ''
      ? undefined
      : and(gte(accountTable.nameKey, prefix), lt(accountTable.nameKey, `${prefix}\u{10ffff}`)),
  );
  const members = await db
    .select(shown)
    .from(accountTable)
    .where(wanted)
    .orderBy(asc(accountTable.nameKey))
    .limit(page.limit)
    .offset(page.offset);
  const some = db
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(wanted)
    .limit(countedMost)
    .as('some');
  const [counted] = await db.select({ members: sql<string>`count(*)` }).from(some);
  return { members, total: Number(counted?.members ?? 0) };
}
