import { strict as assert } from 'node:assert';
import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { type Currency, formatAmount, parseAmount, realCurrency } from '@ikka/money';
import type { CallerOf } from '../../platform/calls.ts';
import { isUniqueViolation, type Transaction } from '../../platform/database/index.ts';
import { derivedId } from '../ledger/index.ts';
import { leftOfDay, limitOf } from './day-limits.ts';
import type { BonusAtStake, PayoutDestination, WithdrawalsParts } from './parts.ts';
import { viewOfOne } from './read-withdrawals.ts';
import { risksOf } from './risks.ts';
import { dueAfter } from './stage-times.ts';
import {
  attachWithdrawal,
  findWithdrawal,
  lockMember,
  type NewWithdrawal,
  paidBefore,
  usedOfDay,
  type Withdrawal,
} from './store.ts';
import { leastFor, turnoverDue } from './when-excluded.ts';
import { type WithdrawLimits, withdrawLimits } from './withdraw-limits.ts';

type Call = (typeof calls.withdrawals)['withdraw'];
type Wanted = {
  readonly payoutAccountId: string;
  readonly amount: string;
  readonly forfeitBonus?: string | undefined;
};
type Refused = Refusal<
  | Call['refusals'][number]
  | 'request.malformed'
  | 'member.suspended'
  | 'idempotency.mismatch'
  | 'idempotency.key_invalid'
>;

/**
 * Takes the amount out of the member's cash into his pending account and writes the withdrawal, in one transaction of the
 * ledger: neither exists without the other. Its id is the caller's key; a repeated call answers the same withdrawal.
 */
export async function submitWithdrawal(
  parts: WithdrawalsParts,
  wanted: Wanted,
  caller: CallerOf<Call>,
): Promise<CallAnswer<Call> | Refused> {
  const { member, idempotencyKey: id } = caller;
  assert(!member.isTrial, 'a trial account cannot withdraw');
  const currency = realCurrency(member.currency);
  const known = await findWithdrawal(parts.database.db, id);
  if (known) return repeated(parts, known, wanted, caller, currency);

  const limits = withdrawLimits(parts.settings, currency);
  const amount = parseAmount(wanted.amount, currency);
  if (amount === null) return refuse('request.malformed', { fields: ['amount'] });
  const words = (units: bigint) => formatAmount(units, currency);
  const least = amount < limits.min ? await leastFor(parts, member.memberId, currency, limits) : limits.min;
  if (amount < least || amount > limits.max) {
    return refuse('cashier.amount_out_of_range', {
      min: words(least),
      max: words(limits.max),
      currency: currency.shownCode,
    });
  }
  const now = parts.clock.now();
  const account = await parts.payoutDestination(member.memberId, wanted.payoutAccountId);
  if (account === null || account.removedAt !== null) return refuse('withdrawal.account_unknown');
  if (account.usableFrom > now) {
    return refuse('withdrawal.account_resting', { usableFrom: account.usableFrom.toISOString() });
  }
  const turnover = await turnoverDue(parts, member.memberId, currency);
  if (turnover.missing > 0n) {
    return refuse('withdrawal.turnover_missing', {
      required: words(turnover.required),
      played: words(turnover.played),
      missing: words(turnover.missing),
      currency: currency.shownCode,
    });
  }
  const bonus = await parts.bonusAtStake(member);
  if (bonus !== null && bonus.id !== wanted.forfeitBonus) {
    return refuse('withdrawal.bonus_at_stake', bonus.details);
  }
  const paid = await paidBefore(parts.database.db, member.memberId, now);
  const fresh: NewWithdrawal = {
    id,
    memberId: member.memberId,
    amount,
    currency: currency.code,
    // Bound to the member: nobody occupies the id of another one's hold.
    holdId: derivedId(id, `${member.memberId}/withdrawal`),
    ...targetOf(account),
    risks: risksOf({
      now,
      newForMs: parts.settings.get('cashier.withdraw_new_days') * 86_400_000,
      browserSince: await parts.browserSince(member.sessionId),
      payoutAddedAt: account.addedAt,
      paidBefore: paid.count,
      amount,
      largeFrom: limits.largeFrom,
      isUnstaked: turnover.isWaived,
    }),
    needsSecond: amount >= limits.fourEyesFrom,
    submittedAt: now,
    submittedIp: caller.ip,
    dueAt: dueAfter(parts.settings, 'submitted', now) ?? now,
  };
  try {
    const refused = await hold(parts, fresh, limits, currency, bonus);
    if (refused) return refused;
  } catch (error) {
    // Another member's wish under the same key came first; nothing was held for this one.
    if (isUniqueViolation(error)) return refuse('idempotency.mismatch');
    throw error;
  }
  const made = await findWithdrawal(parts.database.db, id);
  assert(made, `the ledger holds the money of withdrawal ${id}, and it does not exist`);
  if (bonus !== null) await parts.tellBonus(bonus.id);
  parts.facts.publish('BalanceChanged', { memberId: member.memberId });
  parts.facts.publish('WithdrawalChanged', {
    memberId: member.memberId,
    withdrawalId: id,
    state: made.state,
  });
  return repeated(parts, made, wanted, caller, currency);
}

function targetOf(account: PayoutDestination) {
  return {
    payoutAccountId: account.id,
    payoutKind: account.kind,
    bankCode: account.bankCode,
    network: account.network,
    numberMasked: account.numberMasked,
    holderName: account.holderName,
    payoutAddedAt: account.addedAt,
  };
}

/**
 * Holds the money under the member's lock: of many at once each sees what those before it have used of the day. The bonus that
 * is forfeited goes back in the same post; one that has ended meanwhile, in whatever way, stands in the way of nothing.
 */
async function hold(
  parts: WithdrawalsParts,
  fresh: NewWithdrawal,
  limits: WithdrawLimits,
  currency: Currency,
  bonus: BonusAtStake | null,
): Promise<Refused | null> {
  const { ledger } = parts;
  const forfeited = await bonus?.forfeit();
  // Read before the lock: whoever waits for it keeps a connection, and whoever has it must not need another one.
  const [cash, pending, level] = await Promise.all([
    ledger.memberAccount(fresh.memberId, 'cash', currency.code),
    ledger.memberAccount(fresh.memberId, 'pending_withdrawal', currency.code),
    parts.rankOf(fresh.memberId),
  ]);
  const outcome = await parts.database.transaction(async (tx) => {
    await lockMember(tx, fresh.memberId);
    const refused = await dayRefusal(parts, tx, fresh, limitOf(limits.byLevel, level), currency);
    if (refused) return refused;
    return ledger.hold({
      id: fresh.holdId,
      from: cash,
      into: pending,
      amount: fresh.amount,
      kind: 'withdrawal_held',
      reference: fresh.id,
      linked: forfeited === undefined ? [] : [forfeited.transfer],
      attach: [attachWithdrawal(fresh), ...(forfeited === undefined ? [] : [forfeited.attach])],
    });
  });
  if ('code' in outcome) return outcome;
  if (outcome.status !== 'refused') return null;
  switch (outcome.reason) {
    case 'insufficient_funds':
      return refuse('wallet.insufficient_funds', {
        available: formatAmount(outcome.debitBalance, currency),
        currency: currency.shownCode,
      });
    case 'suspended':
      return refuse('member.suspended');
    case 'untimely_id':
      return refuse('idempotency.key_invalid');
    case 'id_reused':
      return outcome.at === forfeitAt
        ? hold(parts, fresh, limits, currency, null)
        : refuse('idempotency.mismatch');
    default:
      throw new Error(`the ledger refuses to hold withdrawal ${fresh.id}: ${outcome.reason}`);
  }
}

/** The place of the forfeiture among the hold's transfers. */
const forfeitAt = 1;

async function dayRefusal(
  parts: WithdrawalsParts,
  tx: Transaction,
  fresh: NewWithdrawal,
  limit: ReturnType<typeof limitOf>,
  currency: Currency,
): Promise<Refusal<'withdrawal.day_limit'> | null> {
  const used = await usedOfDay(tx, {
    memberId: fresh.memberId,
    currency: currency.code,
    now: fresh.submittedAt,
    zone: parts.settings.get('site.time_zone'),
  });
  const left = leftOfDay(limit, used);
  if (left.countLeft > 0 && fresh.amount <= left.amountLeft) return null;
  return refuse('withdrawal.day_limit', {
    amountLeft: formatAmount(left.amountLeft, currency),
    countLeft: left.countLeft,
    currency: currency.shownCode,
    endsAt: used.endsAt.toISOString(),
  });
}

/** The same wish answers the same withdrawal; another one under its key is refused. */
async function repeated(
  parts: WithdrawalsParts,
  row: Withdrawal,
  wanted: Wanted,
  { member }: CallerOf<Call>,
  currency: Currency,
): Promise<CallAnswer<Call> | Refusal<'idempotency.mismatch'>> {
  const isSame =
    row.memberId === member.memberId &&
    row.payoutAccountId === wanted.payoutAccountId &&
    row.currency === currency.code &&
    formatAmount(row.amount, currency) === wanted.amount;
  return isSame ? viewOfOne(parts, row) : refuse('idempotency.mismatch');
}
