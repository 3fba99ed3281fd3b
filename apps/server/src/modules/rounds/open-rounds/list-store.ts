import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/index.ts';
import type { OpenPlay, OpenPlayFilter } from '../../plays/index.ts';
import { openRoundTable } from '../tables.ts';
import { stakedOn } from './store.ts';

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
