import { and, asc, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { arrayLiteral, textArrayLiteral } from '../ledger/index.ts';
import type { BetState } from './bet-state.ts';
import { correctionTable } from './tables.ts';

export type Correction = typeof correctionTable.$inferSelect;

/** How a bet ends, or how its ending is corrected. */
export interface Ending {
  readonly id: string;
  /** What the bet is known to be: where it is otherwise by now, it is left. */
  readonly standingStake: bigint;
  readonly edition: number;
  readonly revision: number;
  readonly state: BetState;
  readonly payout: bigint;
  readonly rebate: bigint;
  readonly resultVersion: number | null;
}

const endingsOf = (endings: readonly Ending[]) => sql`
  unnest(${arrayLiteral(endings.map(({ id }) => id))}::uuid[],
         ${arrayLiteral(endings.map(({ standingStake }) => standingStake))}::bigint[],
         ${arrayLiteral(endings.map(({ edition }) => edition))}::int[],
         ${arrayLiteral(endings.map(({ revision }) => revision))}::int[],
         ${textArrayLiteral(endings.map(({ state }) => state))}::text[],
         ${arrayLiteral(endings.map(({ payout }) => payout))}::bigint[],
         ${arrayLiteral(endings.map(({ rebate }) => rebate))}::bigint[],
         ${arrayLiteral(endings.map(({ resultVersion }) => resultVersion ?? -1))}::int[])
    AS e(id, standing, edition, revision, state, payout, rebate, version)`;

/**
 * Those of the endings whose bets are still as they are known, with their rows locked in the order in which markets are paged, so that two
 * processes that end the same bets cannot deadlock. The update that follows reads each row by its id alone: joined to the endings
 * once more, five hundred bets would be compared with five hundred others.
 */
const lockedOf = (endings: readonly Ending[], isAsKnown: SQL) => sql`
  locked AS MATERIALIZED (
    SELECT e.* FROM ${endingsOf(endings)} JOIN standing.bet b ON b.id = e.id WHERE ${isAsKnown} ORDER BY b.member_id, b.id FOR UPDATE OF b)`;

/** Ends open bets, and answers which: one that ended otherwise meanwhile, that was changed or of which a part was cashed out, is left. */
export async function endBets(tx: Transaction, endings: readonly Ending[], at: Date): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH ${lockedOf(endings, sql`b.state = 'open' AND b.standing_stake = e.standing AND b.edition = e.edition`)}
    UPDATE standing.bet b
       SET state = e.state, payout = e.payout, rebate = e.rebate, result_version = NULLIF(e.version, -1),
           ended_at = ${at.toISOString()}::timestamptz
      FROM locked e WHERE b.id = e.id
    RETURNING b.id`);
  return new Set(rows.map(({ id }) => id));
}

/** Corrects how bets ended, and answers which: one that was corrected meanwhile is left. */
export async function correctBets(tx: Transaction, endings: readonly Ending[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH ${lockedOf(endings, sql`b.state <> 'open' AND b.revision = e.revision AND b.result_version <= e.version`)}
    UPDATE standing.bet b
       SET state = e.state, payout = e.payout, rebate = e.rebate, result_version = e.version, revision = e.revision + 1
      FROM locked e WHERE b.id = e.id
    RETURNING b.id`);
  return new Set(rows.map(({ id }) => id));
}

export async function insertCorrections(tx: Transaction, corrections: readonly Correction[]): Promise<void> {
  if (corrections.length > 0) await tx.insert(correctionTable).values([...corrections]);
}

export async function correctionsOf(tx: Queryable, betId: string): Promise<Correction[]> {
  return tx
    .select()
    .from(correctionTable)
    .where(eq(correctionTable.betId, betId))
    .orderBy(asc(correctionTable.revision));
}

/** Corrections since an instant by which the house bears something, and what in all, by currency. */
export async function unrecoveredSince(
  tx: Queryable,
  since: Date,
): Promise<{ currency: string; bets: number; amount: bigint }[]> {
  const rows = await tx
    .select({
      currency: correctionTable.currency,
      bets: sql<string>`count(*)`,
      amount: sql<string>`sum(${correctionTable.unrecovered})`,
    })
    .from(correctionTable)
    .where(and(gte(correctionTable.at, since), gt(correctionTable.unrecovered, 0n)))
    .groupBy(correctionTable.currency);
  return rows.map(({ currency, bets, amount }) => ({ currency, bets: Number(bets), amount: BigInt(amount) }));
}
