import { and, asc, count, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import type { Channel } from './channels.ts';
import { messageTable as message } from './tables.ts';

export type StoredMessage = typeof message.$inferSelect;

export async function insertMessage(tx: Transaction, row: typeof message.$inferInsert): Promise<void> {
  await tx.insert(message).values(row);
}

const isOpen = inArray(message.state, ['queued', 'sending']);

/**
 * Takes the message of a channel that has waited longest, until `until`: of several processes one gets it. One that was
 * taken by a process that died is there again when its time is over.
 */
export async function claimDue(
  tx: Transaction,
  channel: Channel,
  now: Date,
  until: Date,
): Promise<StoredMessage | null> {
  const [due] = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.channel, channel), isOpen, lte(message.nextAt, now), gt(message.expiresAt, now)))
    .orderBy(asc(message.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (due === undefined) return null;
  const [claimed] = await tx
    .update(message)
    .set({ state: 'sending', attempts: sql`${message.attempts} + 1`, nextAt: until })
    .where(eq(message.id, due.id))
    .returning();
  return claimed ?? null;
}

/** The claim that a result belongs to: whoever comes after it was taken anew changes nothing. */
const byClaim = ({ id, attempts }: Pick<StoredMessage, 'id' | 'attempts'>): SQL | undefined =>
  and(eq(message.id, id), eq(message.attempts, attempts), eq(message.state, 'sending'));

export async function markSent(tx: Queryable, claim: StoredMessage, at: Date): Promise<void> {
  await tx
    .update(message)
    .set({ state: 'sent', sealed: null, lastFault: null, settledAt: at })
    .where(byClaim(claim));
}

export async function markFailed(
  tx: Queryable,
  claim: StoredMessage,
  failure: { readonly fault: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(message)
    .set({ state: 'failed', sealed: null, lastFault: failure.fault, settledAt: failure.at })
    .where(byClaim(claim));
}

export async function putBack(
  tx: Queryable,
  claim: StoredMessage,
  pause: { readonly fault: string; readonly until: Date },
): Promise<void> {
  await tx
    .update(message)
    .set({ state: 'queued', lastFault: pause.fault, nextAt: pause.until })
    .where(byClaim(claim));
}

/** Gives up what expired unsent and is in nobody's hands; answers how many. */
export async function failExpired(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(message)
    .set({
      state: 'failed',
      sealed: null,
      lastFault: sql`coalesce(${message.lastFault}, 'expired')`,
      settledAt: now,
    })
    .where(
      and(isOpen, lte(message.expiresAt, now), or(eq(message.state, 'queued'), lte(message.nextAt, now))),
    );
  return rowCount ?? 0;
}

export async function keptSince(
  tx: Queryable,
  since: Date,
  rows: { readonly limit: number; readonly offset: number },
): Promise<{ list: StoredMessage[]; total: number }> {
  const kept = and(eq(message.state, 'kept'), gt(message.createdAt, since));
  const list = await tx
    .select()
    .from(message)
    .where(kept)
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(rows.limit)
    .offset(rows.offset);
  const [counted] = await tx.select({ total: count() }).from(message).where(kept);
  return { list, total: Number(counted?.total ?? 0) };
}

export async function newestOfMember(
  tx: Queryable,
  memberId: bigint,
  limit: number,
): Promise<StoredMessage[]> {
  return tx
    .select()
    .from(message)
    .where(eq(message.memberId, memberId))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(limit);
}

export async function forgetOld(tx: Queryable, before: { kept: Date; settled: Date }): Promise<void> {
  await tx.delete(message).where(and(eq(message.state, 'kept'), lte(message.createdAt, before.kept)));
  await tx
    .delete(message)
    .where(and(inArray(message.state, ['sent', 'failed']), lt(message.createdAt, before.settled)));
}
