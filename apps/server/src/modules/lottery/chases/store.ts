import { and, asc, count, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { chaseStepTable, chaseTable, issueTable } from '../tables.ts';

export type StoredChase = typeof chaseTable.$inferSelect;
export type StoredStep = typeof chaseStepTable.$inferSelect;

/** Writes a chase with its steps; false where it stands already. */
export async function insertChase(
  tx: Transaction,
  chase: StoredChase,
  steps: readonly StoredStep[],
): Promise<boolean> {
  const written = await tx
    .insert(chaseTable)
    .values(chase)
    .onConflictDoNothing()
    .returning({ id: chaseTable.id });
  if (written.length === 0) return false;
  await tx.insert(chaseStepTable).values([...steps]);
  return true;
}

/** Deletes a chase of which nothing was charged, unless it runs. One that runs under this id was placed anew meanwhile: it stays. */
export async function deleteChase(tx: Transaction, id: string): Promise<void> {
  const ended = await tx
    .select({ id: chaseTable.id })
    .from(chaseTable)
    .where(and(eq(chaseTable.id, id), ne(chaseTable.state, 'running')))
    .for('update');
  if (ended.length === 0) return;
  await tx.delete(chaseStepTable).where(eq(chaseStepTable.chaseId, id));
  await tx.delete(chaseTable).where(eq(chaseTable.id, id));
}

export async function findChase(tx: Queryable, id: string): Promise<StoredChase | null> {
  const [row] = await tx.select().from(chaseTable).where(eq(chaseTable.id, id));
  return row ?? null;
}

export async function stepsOf(tx: Queryable, ids: readonly string[]): Promise<StoredStep[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(chaseStepTable)
    .where(inArray(chaseStepTable.chaseId, [...ids]))
    .orderBy(asc(chaseStepTable.chaseId), asc(chaseStepTable.at));
}

export async function countRunning(tx: Queryable, memberId: bigint): Promise<number> {
  const [row] = await tx
    .select({ chases: count() })
    .from(chaseTable)
    .where(and(eq(chaseTable.memberId, memberId), eq(chaseTable.state, 'running')));
  return row?.chases ?? 0;
}

export interface ChaseFilter {
  readonly memberId: bigint;
  readonly currency: string;
  readonly isOpen?: boolean | undefined;
}

/** A member's chases, newest first, and how many there are. */
export async function listChases(
  tx: Queryable,
  { memberId, currency, isOpen }: ChaseFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: StoredChase[]; total: number }> {
  const wanted = and(
    eq(chaseTable.memberId, memberId),
    eq(chaseTable.currency, currency),
    isOpen === undefined
      ? undefined
      : isOpen
        ? eq(chaseTable.state, 'running')
        : ne(chaseTable.state, 'running'),
  );
  const rows = await tx
    .select()
    .from(chaseTable)
    .where(wanted)
    .orderBy(desc(chaseTable.placedAt), desc(chaseTable.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await tx.select({ total: count() }).from(chaseTable).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

/** Chases of which an issue is to be charged by now, or was settled. Those that wait longest, for an outside result, come last. */
export async function dueChases(tx: Queryable, now: Date, limit: number): Promise<string[]> {
  const opened = tx
    .select({ id: chaseStepTable.chaseId })
    .from(chaseStepTable)
    .where(and(eq(chaseStepTable.state, 'waiting'), lte(chaseStepTable.opensAt, now)))
    .orderBy(desc(chaseStepTable.opensAt))
    .limit(limit);
  const settled = tx
    .select({ id: chaseStepTable.chaseId })
    .from(chaseStepTable)
    .innerJoin(chaseTable, eq(chaseTable.id, chaseStepTable.chaseId))
    .innerJoin(
      issueTable,
      and(eq(issueTable.game, chaseTable.game), eq(issueTable.number, chaseStepTable.number)),
    )
    .where(
      and(
        eq(chaseStepTable.state, 'charged'),
        lte(chaseStepTable.drawsAt, now),
        isNotNull(issueTable.settledAt),
      ),
    )
    .limit(limit);
  const rows = [...(await opened), ...(await settled)];
  return [...new Set(rows.map(({ id }) => id))];
}

/** The slip that a step is charged as: whoever asks first gives its id. Null where it is not to be charged any more. */
export async function claimSlipId(
  tx: Queryable,
  { chaseId, at }: Pick<StoredStep, 'chaseId' | 'at'>,
  newId: string,
): Promise<string | null> {
  const [row] = await tx
    .update(chaseStepTable)
    .set({ slipId: sql`COALESCE(${chaseStepTable.slipId}, ${newId}::uuid)` })
    .where(
      and(
        eq(chaseStepTable.chaseId, chaseId),
        eq(chaseStepTable.at, at),
        eq(chaseStepTable.state, 'waiting'),
      ),
    )
    .returning({ slipId: chaseStepTable.slipId });
  return row?.slipId ?? null;
}

/** Moves a step on; nothing where it is in none of these states any more. */
export async function moveStep(
  tx: Queryable,
  { chaseId, at }: Pick<StoredStep, 'chaseId' | 'at'>,
  from: readonly StoredStep['state'][],
  to: Pick<StoredStep, 'state'> & Partial<Pick<StoredStep, 'payout' | 'why'>>,
): Promise<void> {
  await tx
    .update(chaseStepTable)
    .set(to)
    .where(
      and(
        eq(chaseStepTable.chaseId, chaseId),
        eq(chaseStepTable.at, at),
        inArray(chaseStepTable.state, [...from]),
      ),
    );
}

/** Ends a chase that runs, and stops whatever of it was not charged. */
export async function endChase(
  tx: Transaction,
  id: string,
  state: 'ended' | 'stopped',
  why: string | null,
): Promise<void> {
  await tx
    .update(chaseTable)
    .set({ state, why })
    .where(and(eq(chaseTable.id, id), eq(chaseTable.state, 'running')));
  await tx
    .update(chaseStepTable)
    .set({ state: 'stopped' })
    .where(and(eq(chaseStepTable.chaseId, id), eq(chaseStepTable.state, 'waiting')));
}
