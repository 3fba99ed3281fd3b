import { strict as assert } from 'node:assert';
import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { saveAmended } from './amendment-store.ts';
import { lockBet } from './cash-out-store.ts';
import { accountsOf, guardFor } from './end-bets.ts';
import type { StandingParts } from './parts.ts';
import type { PlaceRefusal } from './place-bet.ts';
import { findBet, type NewBet, type StandingBet } from './store.ts';

/** The new content of a bet. Its stake, member and currency never change. */
export type Amendment = Pick<NewBet, 'market' | 'furtherMarkets' | 'selection' | 'greatest' | 'content'>;

/** Answers the new content, a refusal, or `amended: null` to leave the bet unchanged. Uses `tx` only. */
export type JudgeAmendment<Withdrawn extends Refusal> = (
  bet: StandingBet,
  tx: Transaction,
) => Promise<{ readonly amended: Amendment | null } | Withdrawn>;

/**
 * Replaces the content of an open bet. No money moves: the stake stays held. Each change raises the bet's edition, so that a settlement
 * computed from the old content finds another edition and skips the bet. `judge` runs while the row is locked and may write in the same
 * transaction.
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
