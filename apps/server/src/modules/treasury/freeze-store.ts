import type { FreezeState } from '@ikka/contract';
import { and, asc, count, desc, eq, inArray, lte, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import type { Rows } from './adjustment-store.ts';
import { freezeTable as freeze } from './tables.ts';

export type Freeze = typeof freeze.$inferSelect;

const countedMost = 10_000;

/** Writes what is to be frozen; answers false where its id is taken. */
export async function insertFreeze(tx: Transaction, row: Freeze): Promise<boolean> {
  const made = await tx.insert(freeze).values(row).onConflictDoNothing().returning({ id: freeze.id });
  return made.length > 0;
}

export async function findFreeze(db: Queryable, id: string): Promise<Freeze | null> {
  const [found] = await db.select().from(freeze).where(eq(freeze.id, id));
  return found ?? null;
}

/** The row as it stands, with nobody else changing it until the transaction ends. */
export async function lockFreeze(tx: Transaction, id: string): Promise<Freeze | null> {
  const [found] = await tx.select().from(freeze).where(eq(freeze.id, id)).for('update');
  return found ?? null;
}

/** Writes what may change of it. To be called under its lock. */
export async function saveFreeze(tx: Transaction, row: Freeze): Promise<void> {
  const { state, releasedBy, releasedAt, releaseNote } = row;
  await tx.update(freeze).set({ state, releasedBy, releasedAt, releaseNote }).where(eq(freeze.id, row.id));
}

/** The newest first; of every state where none is named. */
export async function listFreezes(
  db: Queryable,
  filter: { readonly states: readonly FreezeState[]; readonly memberId?: bigint | undefined },
  rows: Rows,
): Promise<{ list: Freeze[]; total: number }> {
  const suits = and(
    filter.states.length === 0 ? undefined : inArray(freeze.state, [...filter.states]),
    filter.memberId === undefined ? undefined : eq(freeze.memberId, filter.memberId),
  );
  const list = await db
    .select()
    .from(freeze)
    .where(suits)
    .orderBy(desc(freeze.frozenAt), desc(freeze.id))
    .limit(rows.limit)
    .offset(rows.offset);
  const some = db.select({ id: freeze.id }).from(freeze).where(suits).limit(countedMost).as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  return { list, total: counted?.total ?? 0 };
}

/** Those whose time is over, and those of which the ledger still has to be told. */
export async function freezesToAttend(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<{ id: string; state: FreezeState }[]> {
  return db
    .select({ id: freeze.id, state: freeze.state })
    .from(freeze)
    .where(
      or(
        inArray(freeze.state, ['asked', 'releasing']),
        and(eq(freeze.state, 'frozen'), lte(freeze.until, now)),
      ),
    )
    .orderBy(asc(freeze.frozenAt))
    .limit(limit);
}

/** The reasons of these, by id; those that are none are left out. */
export async function freezeReasonsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; reason: Freeze['reason'] }[]> {
  return db
    .select({ id: freeze.id, reason: freeze.reason })
    .from(freeze)
    .where(inArray(freeze.id, [...ids]));
}
