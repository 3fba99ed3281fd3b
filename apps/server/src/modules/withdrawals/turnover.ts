import { type Currency, multiplyByFraction, parseRate } from '@ikka/money';
import type { WithdrawalsParts } from './parts.ts';
import { lastSubmitted } from './store.ts';

/** Smallest units: what has to be staked before money leaves, what of it was, and what is missing. */
export interface Turnover {
  readonly required: bigint;
  readonly played: bigint;
  readonly missing: bigint;
}

/**
 * Deposits in the order in which they came, each with what was staked until the next one. Once everything required was
 * staked the count begins anew with the next deposit: stakes before a deposit never count for it.
 */
export function countTurnover(
  deposits: readonly { readonly required: bigint; readonly staked: bigint }[],
): Turnover {
  let required = 0n;
  let played = 0n;
  for (const deposit of deposits) {
    if (played >= required) {
      required = 0n;
      played = 0n;
    }
    required += deposit.required;
    played += deposit.staked;
  }
  const isMet = played >= required;
  return { required, played: isMet ? required : played, missing: isMet ? 0n : required - played };
}

/** A deposit that was being written while the last withdrawal was submitted is counted with the next one. */
const overlapMs = 120_000;

/**
 * What the member still has to stake. Whatever was deposited before the last withdrawal was submitted had been staked by
 * then, so no more than the time since is read.
 */
export async function turnoverOf(
  parts: WithdrawalsParts,
  memberId: bigint,
  currency: Currency,
): Promise<Turnover> {
  const times = parseRate(parts.settings.get('cashier.withdraw_turnover'));
  if (times === null) throw new Error('the setting cashier.withdraw_turnover is no number');
  const last = await lastSubmitted(parts.database.db, memberId);
  const after = last === null ? new Date(0) : new Date(last.getTime() - overlapMs);
  const deposits = await parts.paidDeposits(memberId, currency.code, after);
  const counted = [];
  for (const [at, deposit] of deposits.entries()) {
    const to = deposits[at + 1]?.at ?? new Date(parts.clock.now().getTime() + 1);
    counted.push({
      // Rounded up: the member stakes the part of a smallest unit that is left over.
      required: multiplyByFraction(deposit.amount, times, 'up'),
      staked: await parts.stakesOf(memberId, currency.code, { from: deposit.at, to }),
    });
  }
  return countTurnover(counted);
}
