import type { DocumentKind, DocumentState } from '@ikka/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { documentTable as document } from '../tables.ts';

export type StoredDocument = typeof document.$inferSelect;
export type NewDocument = typeof document.$inferInsert;

interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** A list is counted no further than this, so that its cost has a bound. */
const countedMost = 10_000;

/** What stands on the member's checklist: the newest of each kind. */
export function currentDocuments(db: Queryable, memberId: bigint): Promise<StoredDocument[]> {
  return db
    .select()
    .from(document)
    .where(and(eq(document.memberId, memberId), isNull(document.replacedAt)));
}

/** Every document of a member, newest first; replaced ones too. */
export function allDocuments(db: Queryable, memberId: bigint): Promise<StoredDocument[]> {
  return db
    .select()
    .from(document)
    .where(eq(document.memberId, memberId))
    .orderBy(desc(document.submittedAt), desc(document.id))
    .limit(200);
}

export async function findDocument(db: Queryable, id: string): Promise<StoredDocument | null> {
  const [found] = await db.select().from(document).where(eq(document.id, id));
  return found ?? null;
}

export async function lockDocument(tx: Transaction, id: string): Promise<StoredDocument | null> {
  const [found] = await tx.select().from(document).where(eq(document.id, id)).for('update');
  return found ?? null;
}

export async function lockCurrent(
  tx: Transaction,
  memberId: bigint,
  kind: DocumentKind,
): Promise<StoredDocument | null> {
  const [found] = await tx
    .select()
    .from(document)
    .where(and(eq(document.memberId, memberId), eq(document.kind, kind), isNull(document.replacedAt)))
    .for('update');
  return found ?? null;
}

/** Answers null when another of the kind came in at the same moment. */
export async function insertDocument(tx: Transaction, values: NewDocument): Promise<StoredDocument | null> {
  const [made] = await tx.insert(document).values(values).onConflictDoNothing().returning();
  return made ?? null;
}

export async function changeDocument(
  tx: Transaction,
  id: string,
  change: Partial<
    Pick<StoredDocument, 'state' | 'reviewer' | 'decidedAt' | 'reason' | 'validUntil' | 'replacedAt'>
  >,
): Promise<void> {
  await tx.update(document).set(change).where(eq(document.id, id));
}

/** Documents whose pictures are still shown, that count no more since before `before`; those in somebody's hands are passed by. */
export function takeOutdated(tx: Transaction, before: Date, limit: number): Promise<StoredDocument[]> {
  return tx
    .select()
    .from(document)
    .where(
      and(
        isNull(document.pictureRemovedAt),
        or(
          lt(document.replacedAt, before),
          and(eq(document.state, 'rejected'), lt(document.decidedAt, before)),
          and(eq(document.state, 'approved'), lt(document.validUntil, before)),
        ),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** The next members by number who submitted something before `before` that is still shown. */
export async function membersWithPictures(
  db: Queryable,
  before: Date,
  after: bigint,
  limit: number,
): Promise<bigint[]> {
  const rows = await db
    .selectDistinct({ memberId: document.memberId })
    .from(document)
    .where(
      and(isNull(document.pictureRemovedAt), lt(document.submittedAt, before), gt(document.memberId, after)),
    )
    .orderBy(asc(document.memberId))
    .limit(limit);
  return rows.map(({ memberId }) => memberId);
}

/** What is still shown of these members. */
export function takeOf(
  tx: Transaction,
  memberIds: readonly bigint[],
  limit: number,
): Promise<StoredDocument[]> {
  return tx
    .select()
    .from(document)
    .where(and(inArray(document.memberId, [...memberIds]), isNull(document.pictureRemovedAt)))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function hidePicture(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(document).set({ pictureRemovedAt: at }).where(eq(document.id, id));
}

/** Files of pictures that nobody sees any more. */
export async function leavingFiles(db: Queryable, limit: number): Promise<{ id: string; file: string }[]> {
  const rows = await db
    .select({ id: document.id, file: document.file })
    .from(document)
    .where(and(isNotNull(document.pictureRemovedAt), isNotNull(document.file)))
    .limit(limit);
  return rows.flatMap(({ id, file }) => (file === null ? [] : [{ id, file }]));
}

export async function forgetFile(db: Queryable, id: string): Promise<void> {
  await db
    .update(document)
    .set({ file: null })
    .where(and(eq(document.id, id), isNotNull(document.pictureRemovedAt)));
}

export interface DocumentFilter {
  /** Without it what waits for a decision. */
  readonly state?: Exclude<DocumentState, 'missing'> | undefined;
  readonly kind?: DocumentKind | undefined;
}

function inState(state: DocumentFilter['state'], now: Date): SQL | undefined {
  switch (state) {
    case undefined:
      return inArray(document.state, ['submitted', 'inReview']);
    case 'expired':
      return and(eq(document.state, 'approved'), lte(document.validUntil, now));
    case 'approved':
      return and(
        eq(document.state, 'approved'),
        or(isNull(document.validUntil), gt(document.validUntil, now)),
      );
    default:
      return eq(document.state, state);
  }
}

/** Current documents in a state: those that wait by how long, decided ones newest first. */
export async function findDocuments(
  db: Queryable,
  filter: DocumentFilter,
  now: Date,
  rows: Rows,
): Promise<{ list: StoredDocument[]; total: number }> {
  const condition = and(
    isNull(document.replacedAt),
    inState(filter.state, now),
    filter.kind === undefined ? undefined : eq(document.kind, filter.kind),
  );
  const waits = filter.state === undefined || filter.state === 'submitted' || filter.state === 'inReview';
  const list = await db
    .select()
    .from(document)
    .where(condition)
    .orderBy(
      waits ? asc(document.submittedAt) : desc(document.submittedAt),
      waits ? asc(document.id) : desc(document.id),
    )
    .limit(rows.limit)
    .offset(rows.offset);
  const counted = db
    .select({ id: document.id })
    .from(document)
    .where(condition)
    .limit(countedMost)
    .as('counted');
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted);
  return { list, total };
}
