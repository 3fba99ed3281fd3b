import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/index.ts';
import { chainMarkTable, chainTable, type StoredChain } from '../tables.ts';

/** Begins a chain unless another process has begun one at the same round; of two at once one is written. */
export async function insertChain(
  tx: Queryable,
  chain: Pick<StoredChain, 'roomId' | 'firstRound' | 'length' | 'commitment' | 'createdAt'>,
): Promise<bigint | null> {
  const [row] = await tx
    .insert(chainTable)
    .values(chain)
    .onConflictDoNothing()
    .returning({ id: chainTable.id });
  return row?.id ?? null;
}

export async function insertMarks(
  tx: Queryable,
  chainId: bigint,
  marks: readonly { readonly place: number; readonly sealedSeed: string }[],
): Promise<void> {
  await tx.insert(chainMarkTable).values(marks.map((mark) => ({ chainId, ...mark })));
}

/** The chain that a round belongs to, or the last one before it. */
export async function chainAt(tx: Queryable, roomId: string, round: number): Promise<StoredChain | null> {
  const [found] = await tx
    .select()
    .from(chainTable)
    .where(and(eq(chainTable.roomId, roomId), lte(chainTable.firstRound, round)))
    .orderBy(desc(chainTable.firstRound))
    .limit(1);
  return found ?? null;
}

/** Gives a chain its salt unless it has one. */
export async function saltChain(
  tx: Queryable,
  id: bigint,
  salt: { readonly salt: string; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(chainTable)
    .set({ salt: salt.salt, saltedAt: salt.at })
    .where(and(eq(chainTable.id, id), isNull(chainTable.salt)));
  return rowCount === 1;
}

export async function markAt(tx: Queryable, chainId: bigint, place: number): Promise<string | null> {
  const [found] = await tx
    .select({ sealedSeed: chainMarkTable.sealedSeed })
    .from(chainMarkTable)
    .where(and(eq(chainMarkTable.chainId, chainId), eq(chainMarkTable.place, place)));
  return found?.sealedSeed ?? null;
}
