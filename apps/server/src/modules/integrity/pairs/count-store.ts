import { inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import type { HandReport } from '../../rooms/index.ts';
import {
  abandonedTable,
  handDueTable,
  memberDayTable,
  pairDayTable,
  pairHandTable,
  pairTable,
  sharedBrowserTable,
} from '../tables.ts';

export type DueHand = typeof handDueTable.$inferSelect;
export type PairDay = typeof pairDayTable.$inferInsert;
export type MemberDay = typeof memberDayTable.$inferInsert;
export type PairHand = typeof pairHandTable.$inferInsert;

export async function insertDueHand(tx: Transaction, report: HandReport, at: Date): Promise<void> {
  await tx.insert(handDueTable).values({ id: report.id, report, at }).onConflictDoNothing();
}

/** Takes hands that are not counted yet, the oldest first; what another process has in hand is left to it. */
export async function takeDueHands(tx: Transaction, most: number): Promise<readonly DueHand[]> {
  const due = tx
    .select({ id: handDueTable.id })
    .from(handDueTable)
    .orderBy(handDueTable.at, handDueTable.id)
    .limit(most)
    .for('update', { skipLocked: true });
  return tx.delete(handDueTable).where(inArray(handDueTable.id, due)).returning();
}

const added = (column: string) => sql.raw(`"pair_day"."${column}" + excluded."${column}"`);

/** Adds to pairs' days. Rows come in one order, so that two processes never wait for each other in a ring. */
export async function addPairDays(tx: Transaction, days: readonly PairDay[]): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insert(pairDayTable)
    .values([...days])
    .onConflictDoUpdate({
      target: [
        pairDayTable.low,
        pairDayTable.high,
        pairDayTable.gameId,
        pairDayTable.currency,
        pairDayTable.day,
      ],
      set: {
        hands: added('hands'),
        net: added('net'),
        quietNet: added('quiet_net'),
        netStakes: added('net_stakes'),
        squares: added('squares'),
        lowActs: added('low_acts'),
        lowRaises: added('low_raises'),
        highActs: added('high_acts'),
        highRaises: added('high_raises'),
        lowConceded: added('low_conceded'),
        highConceded: added('high_conceded'),
        sharedNetwork: added('shared_network'),
      },
    });
}

/** The same of members' days. */
export async function addMemberDays(tx: Transaction, days: readonly MemberDay[]): Promise<void> {
  if (days.length === 0) return;
  const plus = (column: string) => sql.raw(`"member_day"."${column}" + excluded."${column}"`);
  await tx
    .insert(memberDayTable)
    .values([...days])
    .onConflictDoUpdate({
      target: [memberDayTable.memberId, memberDayTable.gameId, memberDayTable.currency, memberDayTable.day],
      set: {
        hands: plus('hands'),
        netStakes: plus('net_stakes'),
        squares: plus('squares'),
        acts: plus('acts'),
        raises: plus('raises'),
      },
    });
}

/** Counts how many hands pairs have played since they were judged. */
export async function freshenPairs(
  tx: Transaction,
  pairs: readonly Pick<PairDay, 'low' | 'high' | 'gameId' | 'currency' | 'hands'>[],
): Promise<void> {
  if (pairs.length === 0) return;
  await tx
    .insert(pairTable)
    .values(
      pairs.map(({ hands, low, high, gameId, currency }) => ({ low, high, gameId, currency, fresh: hands })),
    )
    .onConflictDoUpdate({
      target: [pairTable.low, pairTable.high, pairTable.gameId, pairTable.currency],
      set: { fresh: sql`${pairTable.fresh} + excluded.fresh` },
    });
}

export async function insertPairHands(tx: Transaction, hands: readonly PairHand[]): Promise<void> {
  if (hands.length > 0)
    await tx
      .insert(pairHandTable)
      .values([...hands])
      .onConflictDoNothing();
}

/** Forgets days and hands that are too old to be judged by, and pairs of which no day is left. */
export async function forgetCounts(
  db: Queryable,
  before: { readonly day: string; readonly hand: Date },
): Promise<void> {
  await db.execute(sql`
    WITH gone AS (
      DELETE FROM integrity.pair_day WHERE day < ${before.day}::date
      RETURNING low, high, game_id, currency)
    DELETE FROM integrity.pair p USING (SELECT DISTINCT low, high, game_id, currency FROM gone) g
     WHERE (p.low, p.high, p.game_id, p.currency) = (g.low, g.high, g.game_id, g.currency)
       AND NOT EXISTS (
         SELECT FROM integrity.pair_day d
          WHERE (d.low, d.high, d.game_id, d.currency) = (p.low, p.high, p.game_id, p.currency)
            AND d.day >= ${before.day}::date)`);
  await db.delete(sharedBrowserTable).where(sql`${sharedBrowserTable.seenAt} < ${before.day}::date`);
  await db.delete(memberDayTable).where(lt(memberDayTable.day, before.day));
  await db.delete(pairHandTable).where(lt(pairHandTable.at, before.hand));
  await db.delete(abandonedTable).where(lt(abandonedTable.at, before.hand));
}
