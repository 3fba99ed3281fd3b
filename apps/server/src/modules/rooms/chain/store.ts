import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { arrayLiteral } from '../../ledger/index.ts';
import { chainBetTable, chainMarkTable, chainTable, type StoredChain } from '../tables.ts';

/** A chain whose rounds are played, or were. */
export type UsedChain = StoredChain & { readonly firstRound: number };

/** Writes a chain that waits, or with a first round one that is used at once. */
export async function insertChain(
  tx: Transaction,
  chain: Pick<StoredChain, 'roomId' | 'firstRound' | 'length' | 'commitment' | 'createdAt'>,
): Promise<StoredChain> {
  const [row] = await tx.insert(chainTable).values(chain).returning();
  if (row === undefined) throw new Error('a chain was not written');
  return row;
}

export async function insertMarks(
  tx: Transaction,
  chainId: bigint,
  marks: readonly { readonly place: number; readonly sealedSeed: string }[],
): Promise<void> {
  await tx.insert(chainMarkTable).values(marks.map((mark) => ({ chainId, ...mark })));
}

/** The chain that a round belongs to, or the last one before it. */
export async function chainAt(tx: Queryable, roomId: string, round: number): Promise<UsedChain | null> {
  const [found] = await tx
    .select()
    .from(chainTable)
    .where(and(eq(chainTable.roomId, roomId), lte(chainTable.firstRound, round)))
    .orderBy(desc(chainTable.firstRound))
    .limit(1);
  return found === undefined ? null : usedChain(found);
}

/** The chain that a round belongs to, or the last one before it, and the one that waits. */
export async function chainsFor(
  tx: Queryable,
  roomId: string,
  round: number,
): Promise<{ chain: UsedChain | null; next: StoredChain | null }> {
  const latest = await tx
    .select()
    .from(chainTable)
    .where(
      and(
        eq(chainTable.roomId, roomId),
        or(isNull(chainTable.firstRound), lte(chainTable.firstRound, round)),
      ),
    )
    .orderBy(sql`${chainTable.firstRound} DESC NULLS FIRST`)
    .limit(2);
  const chain = latest.find(({ firstRound }) => firstRound !== null);
  return {
    chain: chain === undefined ? null : usedChain(chain),
    next: latest.find(({ firstRound }) => firstRound === null) ?? null,
  };
}

export async function chainFrom(
  tx: Queryable,
  roomId: string,
  firstRound: number,
): Promise<UsedChain | null> {
  const [found] = await tx
    .select()
    .from(chainTable)
    .where(and(eq(chainTable.roomId, roomId), eq(chainTable.firstRound, firstRound)));
  return found === undefined ? null : usedChain(found);
}

function usedChain(chain: StoredChain): UsedChain {
  const { firstRound } = chain;
  if (firstRound === null) throw new Error(`the chain ${chain.id} still waits`);
  return { ...chain, firstRound };
}

/** The chain of a room that waits until it is used. */
export async function waitingChain(tx: Queryable, roomId: string): Promise<StoredChain | null> {
  const [found] = await tx
    .select()
    .from(chainTable)
    .where(and(eq(chainTable.roomId, roomId), isNull(chainTable.firstRound)));
  return found ?? null;
}

/** From this round on the chain is used. */
export async function beginChain(
  tx: Transaction,
  chain: StoredChain,
  firstRound: number,
): Promise<UsedChain> {
  await tx.update(chainTable).set({ firstRound }).where(eq(chainTable.id, chain.id));
  return { ...chain, firstRound };
}

export async function saltChain(
  tx: Transaction,
  id: bigint,
  salt: { readonly salt: string; readonly saltRound: number; readonly saltedAt: Date },
): Promise<void> {
  await tx.update(chainTable).set(salt).where(eq(chainTable.id, id));
}

/** Notes bets that are to salt a chain. */
export async function insertChainBets(
  tx: Transaction,
  chainId: bigint,
  bets: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO rooms.chain_bet (chain_id, bet) SELECT ${chainId}, unnest(${arrayLiteral(bets)}::uuid[])
    ON CONFLICT DO NOTHING`);
}

/** The bets that salt a chain, in their order. */
export async function chainBets(tx: Queryable, chainId: bigint): Promise<string[]> {
  const rows = await tx
    .select({ bet: chainBetTable.bet })
    .from(chainBetTable)
    .where(eq(chainBetTable.chainId, chainId))
    .orderBy(chainBetTable.bet);
  return rows.map(({ bet }) => bet);
}

export async function markAt(tx: Queryable, chainId: bigint, place: number): Promise<string | null> {
  const [found] = await tx
    .select({ sealedSeed: chainMarkTable.sealedSeed })
    .from(chainMarkTable)
    .where(and(eq(chainMarkTable.chainId, chainId), eq(chainMarkTable.place, place)));
  return found?.sealedSeed ?? null;
}
