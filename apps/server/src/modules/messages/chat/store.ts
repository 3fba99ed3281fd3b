import { and, asc, count, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { countedMost, type Rows } from '../parts.ts';
import {
  cannedAnswerTable as canned,
  chatTable as chat,
  chatLineTable as line,
  presenceTable as presence,
} from '../tables.ts';

export type StoredChat = typeof chat.$inferSelect;
export type StoredLine = typeof line.$inferSelect;
export type StoredCanned = typeof canned.$inferSelect;

/** Answers false where the member has one going, also one that began at the same moment. */
export async function insertChat(tx: Transaction, values: typeof chat.$inferInsert): Promise<boolean> {
  const made = await tx.insert(chat).values(values).onConflictDoNothing().returning({ id: chat.id });
  return made.length > 0;
}

export async function findChat(db: Queryable, id: string): Promise<StoredChat | null> {
  const [found] = await db.select().from(chat).where(eq(chat.id, id));
  return found ?? null;
}

export async function lockChat(tx: Transaction, id: string): Promise<StoredChat | null> {
  const [found] = await tx.select().from(chat).where(eq(chat.id, id)).for('update');
  return found ?? null;
}

/** The chat that a member has going. */
export async function liveChatOf(db: Queryable, memberId: bigint): Promise<StoredChat | null> {
  const [found] = await db
    .select()
    .from(chat)
    .where(and(eq(chat.memberId, memberId), ne(chat.state, 'closed')));
  return found ?? null;
}

export async function changeChat(
  tx: Queryable,
  id: string,
  change: Partial<Omit<StoredChat, 'id' | 'memberId'>>,
): Promise<void> {
  await tx.update(chat).set(change).where(eq(chat.id, id));
}

/** Reading never goes back, whichever of two pages tells of it last. */
export async function raiseRead(
  db: Queryable,
  id: string,
  side: 'visitorReadNo' | 'operatorReadNo',
  upTo: number,
): Promise<boolean> {
  const column = chat[side];
  const raised = await db
    .update(chat)
    .set({ [side]: sql`LEAST(${upTo}::int, ${chat.lastNo})` })
    .where(and(eq(chat.id, id), lt(column, sql`LEAST(${upTo}::int, ${chat.lastNo})`)))
    .returning({ id: chat.id });
  return raised.length > 0;
}

export async function insertLine(tx: Transaction, values: StoredLine): Promise<void> {
  await tx.insert(line).values(values);
}

export async function findLine(db: Queryable, chatId: string, key: string): Promise<StoredLine | null> {
  const [found] = await db
    .select()
    .from(line)
    .where(and(eq(line.chatId, chatId), eq(line.key, key)));
  return found ?? null;
}

/** What was said after a number, at most `most` lines. */
export async function linesAfter(
  db: Queryable,
  chatId: string,
  after: number,
  most: number,
): Promise<StoredLine[]> {
  return db
    .select()
    .from(line)
    .where(and(eq(line.chatId, chatId), gt(line.no, after)))
    .orderBy(asc(line.no))
    .limit(most);
}

/** How much the visitor has said since an instant. */
export async function visitorLinesSince(db: Queryable, chatId: string, since: Date): Promise<number> {
  const [{ said } = { said: 0 }] = await db
    .select({ said: count() })
    .from(line)
    .where(and(eq(line.chatId, chatId), isNull(line.operator), gt(line.sentAt, since)));
  return said;
}

/** How many chats that wait are served before this one. */
export async function countAhead(db: Queryable, { id, isVip, startedAt }: StoredChat): Promise<number> {
  const isBefore = sql`(NOT ${chat.isVip}, ${chat.startedAt}, ${chat.id}) < (${!isVip}::boolean, ${startedAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const counted = db
    .select({ id: chat.id })
    .from(chat)
    .where(and(eq(chat.state, 'waiting'), isBefore))
    .limit(100)
    .as('counted');
  const [{ ahead } = { ahead: 0 }] = await db.select({ ahead: count() }).from(counted);
  return ahead;
}

/** The lists of the desk. */
export type DeskList = 'waiting' | 'mine' | 'others' | 'closed';

function inList(of: DeskList, operator: string): SQL | undefined {
  switch (of) {
    case 'waiting':
      return eq(chat.state, 'waiting');
    case 'mine':
      return and(eq(chat.state, 'open'), eq(chat.assignedTo, operator));
    case 'others':
      return and(eq(chat.state, 'open'), ne(chat.assignedTo, operator));
    case 'closed':
      return eq(chat.state, 'closed');
  }
}

const orderOf = {
  waiting: [desc(chat.isVip), asc(chat.startedAt), asc(chat.id)],
  mine: [desc(chat.lastAt), asc(chat.id)],
  others: [desc(chat.lastAt), asc(chat.id)],
  closed: [desc(chat.closedAt), asc(chat.id)],
} as const;

export async function chatsIn(
  db: Queryable,
  of: DeskList,
  operator: string,
  rows: Rows,
): Promise<StoredChat[]> {
  return db
    .select()
    .from(chat)
    .where(inList(of, operator))
    .orderBy(...orderOf[of])
    .limit(rows.limit)
    .offset(rows.offset);
}

export async function countChats(db: Queryable, of: DeskList, operator: string): Promise<number> {
  const counted = db
    .select({ id: chat.id })
    .from(chat)
    .where(inList(of, operator))
    .limit(countedMost)
    .as('counted');
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted);
  return total;
}

/** Chats in which nobody has said anything since an instant; what another process holds is left to it. */
export async function lockIdle(tx: Transaction, since: Date, limit: number): Promise<StoredChat[]> {
  return tx
    .select()
    .from(chat)
    .where(and(ne(chat.state, 'closed'), lt(chat.lastAt, since)))
    .orderBy(asc(chat.lastAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function setPresent(db: Queryable, operator: string, seenAt: Date): Promise<void> {
  await db
    .insert(presence)
    .values({ operator, seenAt })
    .onConflictDoUpdate({ target: presence.operator, set: { seenAt } });
}

export async function setAbsent(db: Queryable, operator: string): Promise<void> {
  await db.delete(presence).where(eq(presence.operator, operator));
}

export async function presentSince(db: Queryable, since: Date): Promise<string[]> {
  const rows = await db
    .select({ operator: presence.operator })
    .from(presence)
    .where(gt(presence.seenAt, since))
    .orderBy(presence.operator);
  return rows.map(({ operator }) => operator);
}

export async function allCanned(db: Queryable): Promise<StoredCanned[]> {
  return db.select().from(canned).orderBy(asc(canned.title), asc(canned.id));
}

export async function findCanned(db: Queryable, id: string): Promise<StoredCanned | null> {
  const [found] = await db.select().from(canned).where(eq(canned.id, id));
  return found ?? null;
}

export async function putCanned(tx: Transaction, values: StoredCanned): Promise<void> {
  const { id: _id, ...words } = values;
  await tx.insert(canned).values(values).onConflictDoUpdate({ target: canned.id, set: words });
}

export async function removeCanned(tx: Transaction, id: string): Promise<void> {
  await tx.delete(canned).where(eq(canned.id, id));
}
