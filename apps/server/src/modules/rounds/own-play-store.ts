import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { roundTable } from './tables.ts';

/** What a member's rounds of one game came to, in smallest units. */
export interface OwnPlay {
  readonly rounds: number;
  /** Of which he got more than he staked. */
  readonly won: number;
  readonly stake: bigint;
  readonly payout: bigint;
  /** The most that one of them brought him beyond its stake; null where none brought anything. */
  readonly best: bigint | null;
}

/** Sums a member's rounds of a game since an instant. */
export async function ownPlay(
  tx: Queryable,
  wish: {
    readonly memberId: bigint;
    readonly gameId: string;
    readonly currency: string;
    readonly from: Date;
  },
): Promise<OwnPlay> {
  const isWon = sql`${roundTable.payout} > ${roundTable.stake}`;
  const [row] = await tx
    .select({
      rounds: sql<string>`count(*)`,
      won: sql<string>`count(*) FILTER (WHERE ${isWon})`,
      stake: sql<string>`coalesce(sum(${roundTable.stake}), 0)`,
      payout: sql<string>`coalesce(sum(${roundTable.payout}), 0)`,
      best: sql<string | null>`max(${roundTable.payout} - ${roundTable.stake}) FILTER (WHERE ${isWon})`,
    })
    .from(roundTable)
    .where(
      and(
        eq(roundTable.memberId, wish.memberId),
        gte(roundTable.playedAt, wish.from),
        eq(roundTable.gameId, wish.gameId),
        eq(roundTable.currency, wish.currency),
        // A hand for the chips of a contest costs nothing; the contest is a round of its own.
        sql`NOT (${roundTable.choice} ? 'isChips')`,
      ),
    );
  return {
    rounds: Number(row?.rounds ?? 0),
    won: Number(row?.won ?? 0),
    stake: BigInt(row?.stake ?? 0),
    payout: BigInt(row?.payout ?? 0),
    best: row?.best == null ? null : BigInt(row.best),
  };
}
