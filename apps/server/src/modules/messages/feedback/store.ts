import type { FeedbackState } from '@ikka/contract';
import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { countedMost, type Rows } from '../parts.ts';
import { feedbackTable as feedback, feedbackImageTable as image } from '../tables.ts';

export type StoredFeedback = typeof feedback.$inferSelect;
export type StoredImage = typeof image.$inferSelect;

/** Answers false when the id is taken, also by a process that inserts it at the same moment. */
export async function insertFeedback(
  tx: Transaction,
  values: typeof feedback.$inferInsert,
): Promise<boolean> {
  const made = await tx.insert(feedback).values(values).onConflictDoNothing().returning({ id: feedback.id });
  return made.length > 0;
}

export async function findFeedback(db: Queryable, id: string): Promise<StoredFeedback | null> {
  const [found] = await db.select().from(feedback).where(eq(feedback.id, id));
  return found ?? null;
}

export async function lockFeedback(tx: Transaction, id: string): Promise<StoredFeedback | null> {
  const [found] = await tx.select().from(feedback).where(eq(feedback.id, id)).for('update');
  return found ?? null;
}

export async function changeFeedback(
  tx: Transaction,
  id: string,
  change: Partial<
    Pick<StoredFeedback, 'state' | 'answer' | 'answeredBy' | 'answeredAt' | 'closedBy' | 'closedAt'>
  >,
): Promise<void> {
  await tx.update(feedback).set(change).where(eq(feedback.id, id));
}

/** The pictures of these feedbacks, each with whose it is. */
export async function imagesOf(db: Queryable, feedbackIds: readonly string[]): Promise<StoredImage[]> {
  if (feedbackIds.length === 0) return [];
  return db
    .select()
    .from(image)
    .where(inArray(image.feedbackId, [...feedbackIds]))
    .orderBy(image.uploadedAt, image.id);
}

/** Feedback in a state: new ones by how long they wait, others newest first. */
export async function feedbackIn(
  db: Queryable,
  state: FeedbackState,
  rows: Rows,
): Promise<{ list: StoredFeedback[]; total: number }> {
  const isIn = eq(feedback.state, state);
  const order = state === 'new' ? asc : desc;
  const list = await db
    .select()
    .from(feedback)
    .where(isIn)
    .orderBy(order(feedback.sentAt), order(feedback.id))
    .limit(rows.limit)
    .offset(rows.offset);
  const counted = db.select({ id: feedback.id }).from(feedback).where(isIn).limit(countedMost).as('counted');
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted);
  return { list, total };
}
