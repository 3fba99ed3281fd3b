import type { ExternalProvider } from '@ikka/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { externalIdentityTable } from '../tables.ts';

export interface ExternalLink {
  readonly provider: ExternalProvider;
  readonly subject: string;
  readonly label: string;
  readonly linkedAt: Date;
}

const providers: ExternalProvider[] = ['google', 'facebook'];

/** Whose account a person of another house is linked to, or null. */
export async function memberOfSubject(
  db: Queryable,
  provider: ExternalProvider,
  subject: string,
): Promise<bigint | null> {
  const [row] = await db
    .select({ memberId: externalIdentityTable.memberId })
    .from(externalIdentityTable)
    .where(and(eq(externalIdentityTable.provider, provider), eq(externalIdentityTable.subject, subject)));
  return row?.memberId ?? null;
}

/** The member's links, the oldest first. */
export async function linksOf(db: Queryable, memberId: bigint): Promise<ExternalLink[]> {
  const rows = await db
    .select({
      provider: externalIdentityTable.provider,
      subject: externalIdentityTable.subject,
      label: externalIdentityTable.label,
      linkedAt: externalIdentityTable.linkedAt,
    })
    .from(externalIdentityTable)
    .where(
      and(eq(externalIdentityTable.memberId, memberId), inArray(externalIdentityTable.provider, providers)),
    )
    .orderBy(asc(externalIdentityTable.linkedAt));
  return rows.flatMap((row) => (row.provider === 'firebase' ? [] : [{ ...row, provider: row.provider }]));
}

/** False when the person is linked to an account already, also by a transaction that commits while this one waits. */
export async function insertLink(tx: Transaction, memberId: bigint, link: ExternalLink): Promise<boolean> {
  const inserted = await tx
    .insert(externalIdentityTable)
    .values({ memberId, ...link })
    .onConflictDoNothing();
  return inserted.rowCount === 1;
}

export async function deleteLink(
  tx: Transaction,
  memberId: bigint,
  provider: ExternalProvider,
): Promise<boolean> {
  const gone = await tx
    .delete(externalIdentityTable)
    .where(and(eq(externalIdentityTable.memberId, memberId), eq(externalIdentityTable.provider, provider)));
  return (gone.rowCount ?? 0) > 0;
}
