import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { arrayLiteral, textArrayLiteral } from '../ledger/index.ts';
import type { OpenPlay, OpenPlayFilter } from '../plays/index.ts';
import { entryTable } from './tables.ts';

/** What every game's entry of a bet says; one with several spots has a stake on each. */
interface Entry {
  readonly memberId: string;
  readonly currency: string;
  readonly placedAt: number;
  readonly stake?: string;
  readonly stakes?: Readonly<Record<string, string>>;
}

const stakeOf = ({ stake = '0', stakes = {} }: Entry): bigint =>
  Object.values(stakes).reduce((sum, one) => sum + BigInt(one), BigInt(stake));

/** Bets on rounds that many play as one and that are on now, longest open first; not those that were cashed out. */
export async function listOpenBets(
  tx: Queryable,
  { memberIds, gameId, currencies }: OpenPlayFilter,
  limit: number,
): Promise<OpenPlay[]> {
  const field = (name: keyof Entry | 'cashOut') => sql<string>`${entryTable.entry} ->> ${name}`;
  const rows = await tx
    .select()
    .from(entryTable)
    .where(
      and(
        isNull(field('cashOut')),
        // A seat is no bet: its money lies at the table, and only what a hand settles was staked.
        isNotNull(field('placedAt')),
        memberIds === undefined
          ? undefined
          : sql`${field('memberId')} = ANY (${textArrayLiteral(memberIds.map(String))}::text[])`,
        gameId === undefined ? undefined : eq(entryTable.roomId, gameId),
        currencies === undefined
          ? undefined
          : sql`${field('currency')} = ANY (${arrayLiteral(currencies)}::text[])`,
      ),
    )
    .orderBy(sql`(${field('placedAt')})::bigint`, entryTable.id)
    .limit(limit);
  return rows.map(({ id, roomId, entry }) => {
    const bet = entry as Entry;
    return {
      id,
      memberId: BigInt(bet.memberId),
      gameId: roomId,
      currency: bet.currency,
      stake: stakeOf(bet),
      openedAt: new Date(bet.placedAt),
    };
  });
}
