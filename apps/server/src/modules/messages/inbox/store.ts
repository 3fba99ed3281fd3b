import type { LocalText } from '@ikka/contract';
import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { countedMost, type Rows } from '../parts.ts';
import { markTable as mark, messageTable as message, recipientTable as recipient } from '../tables.ts';

export type StoredMessage = typeof message.$inferSelect;
export type NewMessage = typeof message.$inferInsert;

/** Answers false when the id is taken, also by a process that inserts it at the same moment. */
export async function insertMessage(tx: Transaction, values: NewMessage): Promise<boolean> {
  const made = await tx.insert(message).values(values).onConflictDoNothing().returning({ id: message.id });
  return made.length > 0;
}

export async function insertRecipients(
  tx: Transaction,
  messageId: string,
  members: readonly { readonly memberId: bigint; readonly account: string }[],
): Promise<void> {
  await tx.insert(recipient).values(members.map((one) => ({ ...one, messageId })));
}

export async function findMessage(db: Queryable, id: string): Promise<StoredMessage | null> {
  const [found] = await db.select().from(message).where(eq(message.id, id));
  return found ?? null;
}

export async function lockMessage(tx: Transaction, id: string): Promise<StoredMessage | null> {
  const [found] = await tx.select().from(message).where(eq(message.id, id)).for('update');
  return found ?? null;
}

export async function markRecalled(
  tx: Transaction,
  id: string,
  by: { readonly recalledBy: string; readonly recalledAt: Date },
): Promise<void> {
  await tx.update(message).set(by).where(eq(message.id, id));
}

export async function recipientsOf(
  db: Queryable,
  messageId: string,
): Promise<{ memberId: bigint; account: string }[]> {
  return db
    .select({ memberId: recipient.memberId, account: recipient.account })
    .from(recipient)
    .where(eq(recipient.messageId, messageId))
    .orderBy(recipient.account);
}

/** How many stand on the lists of these messages. */
export async function countRecipients(
  db: Queryable,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select({ id: recipient.messageId, members: count() })
    .from(recipient)
    .where(inArray(recipient.messageId, [...messageIds]))
    .groupBy(recipient.messageId);
  return new Map(rows.map(({ id, members }) => [id, members]));
}

/** What operators wrote, newest first. */
export async function messagesOfOperators(
  db: Queryable,
  rows: Rows,
): Promise<{ list: StoredMessage[]; total: number }> {
  const byOperator = isNotNull(message.sentBy);
  const list = await db
    .select()
    .from(message)
    .where(byOperator)
    .orderBy(desc(message.sentAt), desc(message.id))
    .limit(rows.limit)
    .offset(rows.offset);
  const counted = db
    .select({ id: message.id })
    .from(message)
    .where(byOperator)
    .limit(countedMost)
    .as('counted');
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted);
  return { list, total };
}

export async function countReads(db: Queryable, messageId: string): Promise<number> {
  const counted = db
    .select({ id: mark.messageId })
    .from(mark)
    .where(eq(mark.messageId, messageId))
    .limit(countedMost)
    .as('counted');
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted);
  return total;
}

/** Whose list is read, as far as it decides what stands in it. */
export interface Reader {
  readonly memberId: bigint;
  readonly rank: number;
  /** What went to many is kept from him; what he alone, or a list by name, was written stays. */
  readonly isAlone: boolean;
  readonly registeredAt: Date;
  /** What was sent before is no longer shown. */
  readonly since: Date;
}

export interface InboxEntry {
  readonly id: string;
  readonly title: LocalText;
  readonly sentAt: Date;
  readonly readAt: Date | null;
}

/**
 * What stands in a member's list: three walks over indexes (to many, to him alone, lists that name him), less what was
 * recalled or he removed. What he has read for his level of then he keeps when he rises.
 */
function inboxOf(db: Queryable, reader: Reader) {
  const columns = {
    id: message.id,
    title: message.title,
    sentAt: message.sentAt,
  };
  const isThere = and(isNull(message.recalledAt), gt(message.sentAt, reader.since));
  const isAlways = sql<boolean>`TRUE`.as('is_meant');
  const toMany = db
    .select({
      ...columns,
      isMeant:
        sql<boolean>`(${message.audience} = 'all' OR ${reader.rank} BETWEEN ${message.rankFrom} AND ${message.rankTo})`.as(
          'is_meant',
        ),
    })
    .from(message)
    .where(
      and(
        isThere,
        reader.isAlone ? sql`FALSE` : undefined,
        inArray(message.audience, ['all', 'rank']),
        gte(message.sentAt, reader.registeredAt),
      ),
    );
  const toOne = db
    .select({ ...columns, isMeant: isAlways })
    .from(message)
    .where(and(isThere, eq(message.memberId, reader.memberId)));
  const toList = db
    .select({ ...columns, isMeant: isAlways })
    .from(recipient)
    .innerJoin(message, eq(message.id, recipient.messageId))
    .where(and(isThere, eq(recipient.memberId, reader.memberId)));
  const shown = unionAll(toMany, toOne, toList).as('shown');
  return db
    .select({
      id: shown.id,
      title: shown.title,
      sentAt: shown.sentAt,
      readAt: mark.readAt,
    })
    .from(shown)
    .leftJoin(mark, and(eq(mark.messageId, shown.id), eq(mark.memberId, reader.memberId)))
    .where(and(isNull(mark.deletedAt), or(shown.isMeant, isNotNull(mark.readAt))))
    .$dynamic();
}

/** A page of a member's list, newest first. */
export async function inboxPage(
  db: Queryable,
  reader: Reader,
  rows: Rows,
): Promise<{ list: InboxEntry[]; total: number }> {
  const all = inboxOf(db, reader).as('inbox');
  const list = await db
    .select()
    .from(all)
    .orderBy(desc(all.sentAt), desc(all.id))
    .limit(rows.limit)
    .offset(rows.offset);
  const counted = inboxOf(db, reader).limit(countedMost).as('counted');
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted);
  return { list, total };
}

/** Of a member's list what he has not read, at most `most`; with `upTo` no newer than that. */
export async function unreadIds(
  db: Queryable,
  reader: Reader,
  most: number,
  upTo?: Pick<StoredMessage, 'id' | 'sentAt'>,
): Promise<string[]> {
  const all = inboxOf(db, reader).as('inbox');
  const isOlder =
    upTo === undefined
      ? undefined
      : or(lt(all.sentAt, upTo.sentAt), and(eq(all.sentAt, upTo.sentAt), lte(all.id, upTo.id)));
  const rows = await db
    .select({ id: all.id })
    .from(all)
    .where(and(isNull(all.readAt), isOlder))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Whether a message stands in a member's list, and whether he has read it. */
export async function findInInbox(db: Queryable, reader: Reader, id: string): Promise<InboxEntry | null> {
  const all = inboxOf(db, reader).as('inbox');
  const [found] = await db.select().from(all).where(eq(all.id, id));
  return found ?? null;
}

/** The first reading counts; repeated ones change nothing. */
export async function markRead(
  db: Queryable,
  memberId: bigint,
  messageIds: readonly string[],
  readAt: Date,
): Promise<void> {
  if (messageIds.length === 0) return;
  await db
    .insert(mark)
    .values(messageIds.map((messageId) => ({ memberId, messageId, readAt })))
    .onConflictDoNothing();
}

export async function markDeleted(
  db: Queryable,
  memberId: bigint,
  messageId: string,
  at: Date,
): Promise<void> {
  await db
    .insert(mark)
    .values({ memberId, messageId, readAt: at, deletedAt: at })
    .onConflictDoUpdate({ target: [mark.memberId, mark.messageId], set: { deletedAt: at } });
}
