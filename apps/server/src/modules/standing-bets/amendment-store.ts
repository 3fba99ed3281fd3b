import { strict as assert } from 'node:assert';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import type { NewBet, StandingBet } from './store.ts';
import { betTable } from './tables.ts';

/** Writes a bet's new content and raises its edition. Call it with the row locked. */
export async function saveAmended(
  tx: Transaction,
  { id }: Pick<StandingBet, 'id'>,
  {
    market,
    furtherMarkets = [],
    selection = null,
    greatest = null,
    content,
  }: Pick<NewBet, 'market' | 'furtherMarkets' | 'content'> & {
    readonly selection?: string | null | undefined;
    readonly greatest?: bigint | null | undefined;
  },
): Promise<StandingBet> {
  const [bet] = await tx
    .update(betTable)
    .set({
      market,
      furtherMarkets: [...furtherMarkets],
      selection,
      greatest,
      content,
      edition: sql`${betTable.edition} + 1`,
    })
    .where(eq(betTable.id, id))
    .returning();
  assert(bet, 'a locked bet is there');
  return bet;
}
