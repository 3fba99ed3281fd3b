import { and, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { arrayLiteral, attachment, textArrayLiteral } from '../ledger/index.ts';
import type { PlayFilter, PlayTotals, WinPlace } from '../plays/index.ts';
import { isWin, nextSeedTable, roundTable, seedPairTable } from './tables.ts';

export type StoredPair = typeof seedPairTable.$inferSelect;
export type StoredNextSeed = typeof nextSeedTable.$inferSelect;
export type StoredRound = typeof roundTable.$inferSelect;

/** SQLSTATE of rounds.write_rounds when a pair was revealed, or its nonce used, since it was read. */
export const seedsMovedOn = 'IK001';

/** A round by who plays what, from which seeds and at which stake. */
type PlayedRow = Pick<
  StoredRound,
  | 'id'
  | 'memberId'
  | 'playSessionId'
  | 'gameId'
  | 'vendorCode'
  | 'gameVersion'
  | 'seedPairId'
  | 'nonce'
  | 'stake'
>;

/** With what every function begins that writes rounds in the ledger's own batch: the place of each, then `playedColumns`. */
export const playedParameters =
  '$1::int[], $2::uuid[], $3::bigint[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::int[], $10::bigint[]';

export const playedColumns = (rows: readonly PlayedRow[]): string[] => [
  arrayLiteral(rows.map((row) => row.id)),
  arrayLiteral(rows.map((row) => row.memberId)),
  arrayLiteral(rows.map((row) => row.playSessionId)),
  textArrayLiteral(rows.map((row) => row.gameId)),
  textArrayLiteral(rows.map((row) => row.vendorCode)),
  textArrayLiteral(rows.map((row) => row.gameVersion)),
  arrayLiteral(rows.map((row) => row.seedPairId)),
  arrayLiteral(rows.map((row) => row.nonce)),
  arrayLiteral(rows.map((row) => row.stake)),
];

/** A round about to be written; `nonces` where it takes more than one of its pair, of which `nonce` is the first. */
export type DrawnRound = StoredRound & { readonly nonces?: number };

/** Writes round records in the ledger's own batch, and takes each one's nonces from its pair. */
export const attachRound = attachment<DrawnRound>({
  name: 'rounds',
  sql: `SELECT rounds.write_rounds(${playedParameters},
    $11::bigint[], $12::text[], $13::text[], $14::text[], $15::timestamptz[], $16::int[])`,
  toParameters: (rows) => [
    ...playedColumns(rows),
    arrayLiteral(rows.map((row) => row.payout)),
    textArrayLiteral(rows.map((row) => row.currency)),
    textArrayLiteral(rows.map((row) => JSON.stringify(row.choice))),
    textArrayLiteral(rows.map((row) => JSON.stringify(row.outcome))),
    arrayLiteral(rows.map((row) => row.playedAt.toISOString())),
    arrayLiteral(rows.map((row) => row.nonces ?? 1)),
  ],
});

const isOpenPair = (memberId: bigint, gameId: string) =>
  and(
    eq(seedPairTable.memberId, memberId),
    eq(seedPairTable.gameId, gameId),
    isNull(seedPairTable.revealedAt),
  );

export async function openPair(tx: Queryable, memberId: bigint, gameId: string): Promise<StoredPair | null> {
  const [found] = await tx.select().from(seedPairTable).where(isOpenPair(memberId, gameId));
  return found ?? null;
}

/** Begins a member's pair; there must be no open one. */
export async function beginPair(
  tx: Transaction,
  pair: Pick<
    StoredPair,
    'memberId' | 'gameId' | 'commitment' | 'sealedServerSeed' | 'clientSeed' | 'createdAt'
  >,
): Promise<StoredPair> {
  const [begun] = await tx.insert(seedPairTable).values(pair).returning();
  if (begun === undefined) throw new Error('a pair was not written');
  return begun;
}

const isNextSeedOf = ({ memberId, gameId }: Pick<StoredNextSeed, 'memberId' | 'gameId'>) =>
  and(eq(nextSeedTable.memberId, memberId), eq(nextSeedTable.gameId, gameId));

export async function nextSeedOf(
  tx: Queryable,
  of: Pick<StoredNextSeed, 'memberId' | 'gameId'>,
): Promise<StoredNextSeed | null> {
  const [found] = await tx.select().from(nextSeedTable).where(isNextSeedOf(of));
  return found ?? null;
}

/** Keeps a drawn seed as the member's next one, unless there is one already. */
export async function keepNextSeed(tx: Queryable, seed: StoredNextSeed): Promise<void> {
  await tx.insert(nextSeedTable).values(seed).onConflictDoNothing();
}

/** The member's next seed, held against whoever else begins a pair until the transaction ends. */
export async function lockNextSeed(
  tx: Transaction,
  of: Pick<StoredNextSeed, 'memberId' | 'gameId'>,
): Promise<StoredNextSeed | null> {
  const [found] = await tx.select().from(nextSeedTable).where(isNextSeedOf(of)).for('update');
  return found ?? null;
}

/** Puts a new next seed in the place of one that a pair has taken. */
export async function replaceNextSeed(tx: Transaction, seed: StoredNextSeed): Promise<void> {
  const { commitment, sealedServerSeed, drawnAt } = seed;
  await tx.update(nextSeedTable).set({ commitment, sealedServerSeed, drawnAt }).where(isNextSeedOf(seed));
}

/** Writes a pair that is nobody's, and answers its number. */
export async function insertPair(
  tx: Transaction,
  pair: Omit<typeof seedPairTable.$inferInsert, 'id'>,
): Promise<bigint> {
  const [row] = await tx.insert(seedPairTable).values(pair).returning({ id: seedPairTable.id });
  if (row === undefined) throw new Error('a pair was not written');
  return row.id;
}

/** Writes settled rounds whose money moves elsewhere. */
export async function insertRounds(tx: Transaction, rounds: readonly StoredRound[]): Promise<void> {
  if (rounds.length > 0) await tx.insert(roundTable).values([...rounds]);
}

/** The open pair, held against play and rotation until the transaction ends. */
export async function lockOpenPair(
  tx: Transaction,
  memberId: bigint,
  gameId: string,
): Promise<StoredPair | null> {
  const [found] = await tx.select().from(seedPairTable).where(isOpenPair(memberId, gameId)).for('update');
  return found ?? null;
}

export async function revealPair(
  tx: Transaction,
  revealed: { readonly id: bigint; readonly serverSeed: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(seedPairTable)
    .set({ serverSeed: revealed.serverSeed, revealedAt: revealed.at })
    .where(eq(seedPairTable.id, revealed.id));
}

export async function revealedPairs(
  tx: Queryable,
  memberId: bigint,
  gameId: string,
  limit: number,
): Promise<StoredPair[]> {
  return tx
    .select()
    .from(seedPairTable)
    .where(
      and(
        eq(seedPairTable.memberId, memberId),
        eq(seedPairTable.gameId, gameId),
        sql`${seedPairTable.revealedAt} IS NOT NULL`,
      ),
    )
    .orderBy(desc(seedPairTable.revealedAt))
    .limit(limit);
}

export async function pairById(tx: Queryable, id: bigint): Promise<StoredPair | null> {
  const [found] = await tx.select().from(seedPairTable).where(eq(seedPairTable.id, id));
  return found ?? null;
}

/** Revealed pairs among these, by their numbers; with the server seed. */
export async function revealedByIds(tx: Queryable, ids: readonly bigint[]): Promise<StoredPair[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(seedPairTable)
    .where(and(inArray(seedPairTable.id, [...ids]), sql`${seedPairTable.revealedAt} IS NOT NULL`));
}

/** Wins in these currencies after a place, oldest first. */
export async function winsAfter(
  tx: Queryable,
  currencies: readonly string[],
  after: WinPlace,
  limit: number,
): Promise<StoredRound[]> {
  return tx
    .select()
    .from(roundTable)
    .where(
      and(
        isWin,
        inArray(roundTable.currency, [...currencies]),
        sql`(${roundTable.playedAt}, ${roundTable.id}) > (${after.playedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(roundTable.playedAt, roundTable.id)
    .limit(limit);
}

export async function roundById(tx: Queryable, id: string): Promise<StoredRound | null> {
  const [found] = await tx.select().from(roundTable).where(eq(roundTable.id, id));
  return found ?? null;
}

/** Those of these rounds that there are, in no order. */
export async function roundsByIds(tx: Queryable, ids: readonly string[]): Promise<StoredRound[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(roundTable)
    .where(sql`${roundTable.id} = ANY (${arrayLiteral(ids)}::uuid[])`);
}

/** Of each of these rounds its game and vendor, in no order. */
export async function gamesOfRounds(
  tx: Queryable,
  ids: readonly string[],
): Promise<Pick<StoredRound, 'id' | 'gameId' | 'vendorCode'>[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ id: roundTable.id, gameId: roundTable.gameId, vendorCode: roundTable.vendorCode })
    .from(roundTable)
    .where(sql`${roundTable.id} = ANY (${arrayLiteral(ids)}::uuid[])`);
}

const wantedBy = (filter: PlayFilter): SQL | undefined =>
  and(
    filter.memberIds === undefined ? undefined : inArray(roundTable.memberId, [...filter.memberIds]),
    filter.gameId === undefined ? undefined : eq(roundTable.gameId, filter.gameId),
    filter.vendorCode === undefined ? undefined : eq(roundTable.vendorCode, filter.vendorCode),
    filter.currencies === undefined ? undefined : inArray(roundTable.currency, [...filter.currencies]),
    filter.from === undefined ? undefined : gte(roundTable.playedAt, filter.from),
    filter.to === undefined ? undefined : lt(roundTable.playedAt, filter.to),
  );

/**
 * A round's id is made by its player at most a day before it is begun, and a few minutes after by a clock that is ahead; one of
 * several steps is over within another day.
 */
const idAgeMs = 48 * 3_600_000;
const idAheadMs = 5 * 60_000;

/** The smallest UUIDv7 of an instant: ids are in order of time, so a range of time is a range of ids. */
function firstIdAt(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/**
 * Rounds of all members are walked by the primary key, which is in order of time: another index would burden every bet.
 * One member's own are in the order of play.
 */
const byIdOf = (filter: PlayFilter): SQL | undefined =>
  filter.memberIds !== undefined
    ? undefined
    : and(
        filter.from === undefined
          ? undefined
          : gte(roundTable.id, firstIdAt(filter.from.getTime() - idAgeMs)),
        filter.to === undefined ? undefined : lt(roundTable.id, firstIdAt(filter.to.getTime() + idAheadMs)),
      );

/** Newest first. */
export async function findRounds(
  tx: Queryable,
  filter: PlayFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<StoredRound[]> {
  return tx
    .select()
    .from(roundTable)
    .where(and(wantedBy(filter), byIdOf(filter)))
    .orderBy(
      ...(filter.memberIds === undefined
        ? [desc(roundTable.id)]
        : [desc(roundTable.playedAt), desc(roundTable.id)]),
    )
    .limit(page.limit)
    .offset(page.offset);
}

/** Counts no further than `most`, so that it costs the same with ten rounds and ten million. */
export async function countRounds(tx: Queryable, filter: PlayFilter, most: number): Promise<number> {
  const some = tx
    .select({ id: roundTable.id })
    .from(roundTable)
    .where(and(wantedBy(filter), byIdOf(filter)))
    .limit(most)
    .as('some');
  const [row] = await tx.select({ rounds: count() }).from(some);
  return Number(row?.rounds ?? 0);
}

export async function totalRounds(tx: Queryable, filter: PlayFilter): Promise<PlayTotals> {
  const [totals] = await tx
    .select({
      rounds: count(),
      stake: sum(roundTable.stake),
      setOff: sum(roundTable.setOff),
      payout: sum(roundTable.payout),
    })
    .from(roundTable)
    .where(wantedBy(filter));
  const stake = BigInt(totals?.stake ?? 0);
  return {
    rounds: Number(totals?.rounds ?? 0),
    stake,
    turnover: stake - BigInt(totals?.setOff ?? 0),
    payout: BigInt(totals?.payout ?? 0),
  };
}
