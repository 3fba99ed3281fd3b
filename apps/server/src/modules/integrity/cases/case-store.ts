import type { CardCaseKind, CardCaseState } from '@ikka/contract';
import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import type { PairKey } from '../pairs/pair-store.ts';
import { caseTable, reportTable } from '../tables.ts';
import type { PairEvidence } from './evidence.ts';

export type StoredCase = typeof caseTable.$inferSelect;
export type StoredReport = typeof reportTable.$inferSelect;

const waiting: CardCaseState[] = ['open', 'taken'];

/** Opens a case of a pair, or gives the one that waits the figures of now. */
export async function openPairCase(
  tx: Transaction,
  {
    at,
    ...made
  }: PairKey & Pick<StoredCase, 'id' | 'points' | 'signs'> & { evidence: PairEvidence; at: Date },
): Promise<void> {
  const { points, signs, evidence } = made;
  await tx
    .insert(caseTable)
    .values({ ...made, kind: 'pair', state: 'open', openedAt: at, changedAt: at })
    .onConflictDoUpdate({
      target: [caseTable.low, caseTable.high, caseTable.gameId, caseTable.currency],
      targetWhere: sql`${caseTable.kind} = 'pair' AND ${caseTable.state} IN ('open', 'taken')`,
      set: { points, signs, evidence, changedAt: at },
    });
}

/** The day up to which a pair's hands were judged by an operator; null where that never happened. */
export async function latestCountedTo(
  tx: Queryable,
  { low, high, gameId, currency }: PairKey,
): Promise<string | null> {
  const [found] = await tx
    .select({ countedTo: caseTable.countedTo })
    .from(caseTable)
    .where(
      and(
        eq(caseTable.low, low),
        eq(caseTable.high, high),
        eq(caseTable.gameId, gameId),
        eq(caseTable.currency, currency),
        isNotNull(caseTable.countedTo),
      ),
    )
    .orderBy(desc(caseTable.countedTo))
    .limit(1);
  return found?.countedTo ?? null;
}

export async function findCase(tx: Queryable, id: string): Promise<StoredCase | null> {
  const [found] = await tx.select().from(caseTable).where(eq(caseTable.id, id));
  return found ?? null;
}

export async function lockCase(tx: Transaction, id: string): Promise<StoredCase | null> {
  const [found] = await tx.select().from(caseTable).where(eq(caseTable.id, id)).for('update');
  return found ?? null;
}

export async function changeCase(
  tx: Transaction,
  id: string,
  changes: Partial<
    Pick<
      StoredCase,
      'state' | 'holder' | 'changedAt' | 'countedTo' | 'decidedBy' | 'decidedAt' | 'decidedFor'
    >
  >,
): Promise<void> {
  await tx.update(caseTable).set(changes).where(eq(caseTable.id, id));
}

export interface CaseFilter {
  readonly state: CardCaseState | undefined;
  readonly kind: CardCaseKind | undefined;
  readonly memberIds: readonly bigint[] | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Cases that wait, those with the most points first; of another state the latest first. */
export async function findCases(
  db: Queryable,
  { state, kind, memberIds, limit, offset }: CaseFilter,
): Promise<{ readonly list: readonly StoredCase[]; readonly total: number }> {
  const ids = sql`${sql.param(memberIds?.map(String) ?? [])}::bigint[]`;
  const filters: (SQL | undefined)[] = [
    state === undefined ? inArray(caseTable.state, waiting) : eq(caseTable.state, state),
    kind === undefined ? undefined : eq(caseTable.kind, kind),
    memberIds === undefined
      ? undefined
      : sql`(${caseTable.low} = ANY(${ids}) OR ${caseTable.high} = ANY(${ids}))`,
  ];
  const where = and(...filters);
  const isWaiting = state === undefined || waiting.includes(state);
  const order = isWaiting
    ? [sql`${caseTable.points} DESC NULLS LAST`, caseTable.openedAt, caseTable.id]
    : [desc(caseTable.changedAt), desc(caseTable.id)];
  const list = await db
    .select()
    .from(caseTable)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [found] = await db.select({ total: count() }).from(caseTable).where(where);
  return { list, total: Number(found?.total ?? 0) };
}

export async function reportCounts(
  db: Queryable,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .select({ caseId: reportTable.caseId, reports: count() })
    .from(reportTable)
    .where(inArray(reportTable.caseId, [...caseIds]))
    .groupBy(reportTable.caseId);
  return new Map(rows.map(({ caseId, reports }) => [caseId, reports]));
}

/** Reports of a case, the newest first. */
export async function reportsOf(
  db: Queryable,
  caseId: string,
  most: number,
): Promise<readonly StoredReport[]> {
  return db
    .select()
    .from(reportTable)
    .where(eq(reportTable.caseId, caseId))
    .orderBy(desc(reportTable.at), desc(reportTable.id))
    .limit(most);
}

/** Cases that wait, of pairs among these. */
export async function waitingCaseOf(db: Queryable, { low, high, gameId, currency }: PairKey) {
  const [found] = await db
    .select({ id: caseTable.id })
    .from(caseTable)
    .where(
      and(
        eq(caseTable.low, low),
        eq(caseTable.high, high),
        eq(caseTable.gameId, gameId),
        eq(caseTable.currency, currency),
        inArray(caseTable.state, waiting),
      ),
    );
  return found?.id ?? null;
}
