import { strict as assert } from 'node:assert';
import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { saveAmended } from './amendment-store.ts';
import { lockBet } from './cash-out-store.ts';
import { accountsOf, guardFor } from './end-bets.ts';
import type { StandingParts } from './parts.ts';
import type { PlaceRefusal } from './place-bet.ts';
import { findBet, type NewBet, type StandingBet } from './store.ts';

/** What of a bet may become another: what it is on, never its stake or its member. */
export type Amendment = Pick<NewBet, 'market' | 'furtherMarkets' | 'selection' | 'greatest' | 'content'>;

/** What becomes of a bet, or why nothing does; `amended: null` leaves it as it is. Reads and writes on `tx` alone. */
export type JudgeAmendment<Withdrawn extends Refusal> = (
  bet: StandingBet,
  tx: Transaction,
) => Promise<{ readonly amended: Amendment | null } | Withdrawn>;

/**
 * Makes an open bet another one, under its lock: no money moves, its stake stands as it did. Whoever decided it by what it was finds it
 * changed, and leaves it. `judge` is asked under the lock, and may write in the same transaction.
 */
export async function amendBet<Withdrawn extends Refusal>(
  parts: StandingParts,
  { betId, memberId }: { readonly betId: string; readonly memberId: bigint },
  judge: JudgeAmendment<Withdrawn>,
): Promise<StandingBet | PlaceRefusal | Refusal<'bet.unknown' | 'bet.ended'> | Withdrawn> {
  const known = await findBet(parts.database.db, betId);
  if (known?.memberId !== memberId) return refuse('bet.unknown');
  const closed = await (await guardFor(parts, known)).mayBegin();
  if (closed) return closed;
  const { cash } = await accountsOf(parts, known);
  if ((await parts.ledger.account(cash))?.isSuspended) return refuse('member.suspended');
  return parts.database.transaction(async (tx) => {
    const bet = await lockBet(tx, betId);
    assert(bet, 'a bet is never deleted');
    if (bet.state !== 'open') return refuse('bet.ended');
    const judged = await judge(bet, tx);
    if (isRefusal(judged)) return judged;
    return judged.amended === null ? bet : saveAmended(tx, bet, judged.amended);
  });
}
