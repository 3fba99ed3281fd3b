import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { memberDayTable, pairDayTable, pairHandTable, pairTable, sharedBrowserTable } from '../tables.ts';

export type Pair = typeof pairTable.$inferSelect;
export type PairKey = Pick<Pair, 'low' | 'high' | 'gameId' | 'currency'>;

/** A pair is looked at again once so many hands have come; the index of those that are due says the same. */
const freshLeast = 10;

const isPair = ({ low, high, gameId, currency }: PairKey) =>
  and(
    eq(pairTable.low, low),
    eq(pairTable.high, high),
    eq(pairTable.gameId, gameId),
    eq(pairTable.currency, currency),
  );

const isDue = sql`${pairTable.fresh} >= ${sql.raw(String(freshLeast))}`;

/** Pairs that are to be judged, those with the most hands since first. */
export async function duePairs(db: Queryable, most: number): Promise<readonly PairKey[]> {
  return db.select().from(pairTable).where(isDue).orderBy(desc(pairTable.fresh)).limit(most);
}

/** Locks a pair that is to be judged; false where another process has it, or had it meanwhile. */
export async function lockDuePair(tx: Transaction, key: PairKey): Promise<boolean> {
  const rows = await tx
    .select({ fresh: pairTable.fresh })
    .from(pairTable)
    .where(and(isPair(key), isDue))
    .for('update', { skipLocked: true });
  return rows.length > 0;
}

export async function saveJudged(
  tx: Transaction,
  key: PairKey,
  judged: Pick<Pair, 'hands' | 'z' | 'points'> & { readonly judgedAt: Date },
): Promise<void> {
  await tx
    .update(pairTable)
    .set({ ...judged, fresh: 0 })
    .where(isPair(key));
}

const total = (column: string) => sql.raw(`coalesce(sum("${column}"), 0)::int`);
const real = (column: string) => sql.raw(`coalesce(sum("${column}"), 0)::double precision`);
const units = (column: string) => sql.raw(`coalesce(sum("${column}"), 0)::bigint`);

export interface PairSum {
  readonly hands: number;
  readonly net: bigint;
  readonly quietNet: bigint;
  readonly netStakes: number;
  readonly squares: number;
  readonly lowActs: number;
  readonly lowRaises: number;
  readonly highActs: number;
  readonly highRaises: number;
  readonly lowConceded: number;
  readonly highConceded: number;
  readonly sharedNetwork: number;
}

/** All that a pair played from a day on. */
export async function sumPair(
  tx: Queryable,
  { low, high, gameId, currency }: PairKey,
  from: string,
): Promise<PairSum> {
  const [found] = await tx
    .select({
      hands: sql<number>`${total('hands')}`,
      net: sql`${units('net')}`.mapWith(BigInt),
      quietNet: sql`${units('quiet_net')}`.mapWith(BigInt),
      netStakes: sql<number>`${real('net_stakes')}`,
      squares: sql<number>`${real('squares')}`,
      lowActs: sql<number>`${total('low_acts')}`,
      lowRaises: sql<number>`${total('low_raises')}`,
      highActs: sql<number>`${total('high_acts')}`,
      highRaises: sql<number>`${total('high_raises')}`,
      lowConceded: sql<number>`${total('low_conceded')}`,
      highConceded: sql<number>`${total('high_conceded')}`,
      sharedNetwork: sql<number>`${total('shared_network')}`,
    })
    .from(pairDayTable)
    .where(
      and(
        eq(pairDayTable.low, low),
        eq(pairDayTable.high, high),
        eq(pairDayTable.gameId, gameId),
        eq(pairDayTable.currency, currency),
        gte(pairDayTable.day, from),
      ),
    );
  if (found === undefined) throw new Error('a sum has no row');
  return found;
}

export interface MemberSum {
  readonly hands: number;
  readonly netStakes: number;
  readonly squares: number;
  readonly acts: number;
  readonly raises: number;
}

/** All that each of a pair played from a day on, against everybody. */
export async function sumMembers(
  tx: Queryable,
  { low, high, gameId, currency }: PairKey,
  from: string,
): Promise<{ readonly low: MemberSum; readonly high: MemberSum }> {
  const rows = await tx
    .select({
      memberId: memberDayTable.memberId,
      hands: sql<number>`${total('hands')}`,
      netStakes: sql<number>`${real('net_stakes')}`,
      squares: sql<number>`${real('squares')}`,
      acts: sql<number>`${total('acts')}`,
      raises: sql<number>`${total('raises')}`,
    })
    .from(memberDayTable)
    .where(
      and(
        inArray(memberDayTable.memberId, [low, high]),
        eq(memberDayTable.gameId, gameId),
        eq(memberDayTable.currency, currency),
        gte(memberDayTable.day, from),
      ),
    )
    .groupBy(memberDayTable.memberId);
  const sumOf = (id: bigint) => rows.find(({ memberId }) => memberId === id) ?? nothingPlayed;
  return { low: sumOf(low), high: sumOf(high) };
}

const nothingPlayed: MemberSum = { hands: 0, netStakes: 0, squares: 0, acts: 0, raises: 0 };

/** The hands of a pair in which most moved, from a day on. */
export async function greatestHands(
  tx: Queryable,
  { low, high, gameId, currency }: PairKey,
  from: string,
  most: number,
) {
  return tx
    .select()
    .from(pairHandTable)
    .where(
      and(
        eq(pairHandTable.low, low),
        eq(pairHandTable.high, high),
        eq(pairHandTable.gameId, gameId),
        eq(pairHandTable.currency, currency),
        sql`${pairHandTable.at} >= ${from}::date`,
      ),
    )
    .orderBy(sql`abs(${pairHandTable.net}) DESC`, pairHandTable.handId)
    .limit(most);
}

/** Pairs of these members, those with the most points first. */
export async function pairsOf(
  tx: Queryable,
  members: readonly bigint[],
  most: number,
): Promise<readonly Pair[]> {
  const list = sql`${sql.param(members.map(String))}::bigint[]`;
  return tx
    .select()
    .from(pairTable)
    .where(or(sql`${pairTable.low} = ANY(${list})`, sql`${pairTable.high} = ANY(${list})`))
    .orderBy(desc(pairTable.points), sql`abs(${pairTable.z}) DESC`, pairTable.low, pairTable.high)
    .limit(most);
}

/** Notes that one browser knows the log-ins of both. */
export async function noteSharedBrowser(
  db: Queryable,
  pair: { readonly low: bigint; readonly high: bigint },
  seenAt: Date,
): Promise<void> {
  await db
    .insert(sharedBrowserTable)
    .values({ ...pair, seenAt })
    .onConflictDoUpdate({
      target: [sharedBrowserTable.low, sharedBrowserTable.high],
      set: { seenAt },
    });
}

export async function haveSharedBrowser(
  tx: Queryable,
  { low, high }: Pick<PairKey, 'low' | 'high'>,
  since: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ low: sharedBrowserTable.low })
    .from(sharedBrowserTable)
    .where(
      and(
        eq(sharedBrowserTable.low, low),
        eq(sharedBrowserTable.high, high),
        gte(sharedBrowserTable.seenAt, since),
      ),
    );
  return rows.length > 0;
}
