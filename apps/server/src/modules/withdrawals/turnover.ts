import { type Currency, multiplyByFraction, parseRate } from '@ikka/money';
import type { WithdrawalsParts } from './parts.ts';
import { lastStaked, takenUnstaked } from './turnover-store.ts';

/** Smallest units: what has to be staked before money leaves, what of it was, and what is missing. */
export interface Turnover {
  readonly required: bigint;
  readonly played: bigint;
  readonly missing: bigint;
}

/**
 * Deposits in the order in which they came, each with what was staked until the next one. Once everything required was
 * staked the count begins anew with the next deposit: stakes before a deposit never count for it. `inPlay`: what of the stakes
 * is not settled; it may yet come back, so it is kept back.
 */
export function countTurnover(
  deposits: readonly { readonly required: bigint; readonly staked: bigint }[],
  inPlay: bigint,
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
  const certain = played > inPlay ? played - inPlay : 0n;
  return certain >= required
    ? { required, played: required, missing: 0n }
    : { required, played: certain, missing: required - certain };
}

interface Sum {
  /** Smallest units. */
  readonly amount: bigint;
  readonly at: Date;
}

/** What is left of each deposit once money went out that had not been staked: the oldest that were there first. */
export function leftOfDeposits(deposits: readonly Sum[], taken: readonly Sum[]): bigint[] {
  const left = deposits.map(({ amount }) => amount);
  for (const { amount, at } of taken) {
    let rest = amount;
    for (const [place, deposit] of deposits.entries()) {
      if (deposit.at > at) break;
      const there = left[place] ?? 0n;
      const part = rest < there ? rest : there;
      left[place] = there - part;
      rest -= part;
    }
  }
  return left;
}

/** A deposit that was being written while the last withdrawal was submitted is counted with the next one. */
const overlapMs = 120_000;

/**
 * What the member still has to stake. Whatever was deposited before the last withdrawal was submitted had been staked by
 * then, so no more than the time since is read; one that went out unstaked, while play was closed, takes its deposits with it.
 */
export async function turnoverOf(
  parts: WithdrawalsParts,
  memberId: bigint,
  currency: Currency,
): Promise<Turnover> {
  const times = parseRate(parts.settings.get('cashier.withdraw_turnover'));
  if (times === null) throw new Error('the setting cashier.withdraw_turnover is no number');
  const last = await lastStaked(parts.database.db, memberId);
  const after = last === null ? new Date(0) : new Date(last.getTime() - overlapMs);
  const deposits = await parts.paidDeposits(memberId, currency.code, after);
  if (deposits.length === 0) return countTurnover([], 0n);
  const left = leftOfDeposits(deposits, await takenUnstaked(parts.database.db, memberId, after));
  // Rounded up: the member stakes the part of a smallest unit that is left over.
  const required = left.map((amount) => multiplyByFraction(amount, times, 'up'));
  if (required.every((units) => units === 0n)) return countTurnover([], 0n);
  const begins = deposits.map(({ at }) => at);
  const { staked, inPlay } = await parts.stakedSince({ memberId, currency: currency.code }, begins);
  return countTurnover(
    required.map((units, at) => ({ required: units, staked: staked[at] ?? 0n })),
    inPlay,
  );
}
