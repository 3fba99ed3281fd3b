import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/index.ts';
import type { RoundFilter } from '../index.ts';
import { openRoundTable } from '../tables.ts';
import { stakedOn } from './store.ts';

/** A round or a bet that is not settled yet. */
export interface OpenPlay {
  readonly id: string;
  readonly memberId: bigint;
  readonly gameId: string;
  readonly currency: string;
  /** All that it has staked by now, in smallest units. */
  readonly stake: bigint;
  readonly openedAt: Date;
}

/** What is looked for among them; every wish that is given must be met. */
export type OpenPlayFilter = Pick<RoundFilter, 'memberIds' | 'gameId' | 'currencies'>;

/** Open rounds of several steps, longest open first. */
export async function listOpenRounds(
  tx: Queryable,
  { memberIds, gameId, currencies }: OpenPlayFilter,
  limit: number,
): Promise<OpenPlay[]> {
  const rows = await tx
    .select()
    .from(openRoundTable)
    .where(
      and(
        isNull(openRoundTable.endedAt),
        memberIds === undefined ? undefined : inArray(openRoundTable.memberId, [...memberIds]),
        gameId === undefined ? undefined : eq(openRoundTable.gameId, gameId),
        currencies === undefined ? undefined : inArray(openRoundTable.currency, [...currencies]),
      ),
    )
    .orderBy(asc(openRoundTable.openedAt), asc(openRoundTable.id))
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    memberId: row.memberId,
    gameId: row.gameId,
    currency: row.currency,
    stake: stakedOn(row),
    openedAt: row.openedAt,
  }));
}
