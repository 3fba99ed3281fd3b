import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/database/index.ts';
import { openRoundTable, roundTable, seedPairTable } from '../tables.ts';

export interface UnderWayWish {
  readonly since: Date;
  readonly currencies: readonly string[];
  readonly gameIds: readonly string[];
}

/**
 * Rounds that are open, with a null in place of their outcome, and those settled since. One statement: what ends while it runs is in
 * it once, as open or as settled.
 */
export function readUnderWay(tx: Queryable, { since, currencies, gameIds }: UnderWayWish) {
  const seeds = {
    commitment: seedPairTable.commitment,
    sealedServerSeed: seedPairTable.sealedServerSeed,
    clientSeed: seedPairTable.clientSeed,
  };
  const open = tx
    .select({
      gameId: openRoundTable.gameId,
      version: openRoundTable.gameVersion,
      currency: openRoundTable.currency,
      stake: sql<string>`(${openRoundTable.stake} + ${openRoundTable.addedStake})::text`.as('staked'),
      choice: openRoundTable.choice,
      // What both select is read as the first one says.
      outcome: sql<unknown>`NULL::jsonb`.mapWith(roundTable.outcome).as('drawn'),
      nonce: openRoundTable.nonce,
      ...seeds,
    })
    .from(openRoundTable)
    .innerJoin(seedPairTable, eq(seedPairTable.id, openRoundTable.seedPairId))
    .where(
      and(
        isNull(openRoundTable.endedAt),
        inArray(openRoundTable.currency, [...currencies]),
        inArray(openRoundTable.gameId, [...gameIds]),
      ),
    );
  const settled = tx
    .select({
      gameId: roundTable.gameId,
      version: roundTable.gameVersion,
      currency: roundTable.currency,
      stake: sql<string>`${roundTable.stake}::text`.as('staked'),
      choice: roundTable.choice,
      outcome: sql<unknown>`${roundTable.outcome}`.as('drawn'),
      nonce: roundTable.nonce,
      ...seeds,
    })
    .from(roundTable)
    .innerJoin(seedPairTable, eq(seedPairTable.id, roundTable.seedPairId))
    .where(
      and(
        gte(roundTable.playedAt, since),
        inArray(roundTable.currency, [...currencies]),
        inArray(roundTable.gameId, [...gameIds]),
      ),
    );
  return unionAll(open, settled);
}
