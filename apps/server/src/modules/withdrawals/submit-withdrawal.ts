import { strict as assert } from 'node:assert';
import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { type Currency, formatAmount, parseAmount, realCurrency } from '@ikka/money';
import type { CallerOf } from '../../platform/calls.ts';
import { attemptsMost, type createTurns, stepAside } from '../../platform/turns.ts';
import { derivedId } from '../ledger/index.ts';
import { leftOfDay, limitOf } from './day-limits.ts';
import type { BonusAtStake, PayoutDestination, WithdrawalsParts } from './parts.ts';
import { viewOfOne } from './read-withdrawals.ts';
import { risksOf } from './risks.ts';
import { dueAfter } from './stage-times.ts';
import {
  attachWithdrawal,
  findWithdrawal,
  type NewWithdrawal,
  paidBefore,
  usedOfDay,
  type Withdrawal,
} from './store.ts';
import { leastFor, turnoverDue } from './when-excluded.ts';
import { withdrawLimits } from './withdraw-limits.ts';

/** Wishes of one member follow one another in this process; those of others go beside them. */
type InTurn = ReturnType<typeof createTurns<bigint>>;
type Call = (typeof calls.withdrawals)['withdraw'];
type Wanted = {
  readonly payoutAccountId: string;
  readonly amount: string;
  readonly forfeitBonus?: string | undefined;
};
type Refused = Refusal<
  | Call['refusals'][number]
  | 'request.malformed'
  | 'request.too_many'
  | 'member.suspended'
  | 'idempotency.mismatch'
  | 'idempotency.key_invalid'
>;

/**
 * Takes the amount out of the member's cash into his pending account and writes the withdrawal, in one transaction of the
 * ledger: neither exists without the other. Its id follows from the member and his key; a repeated call answers the same withdrawal.
 *
 * All that is checked is read at one version of his cash, and the money is taken at that version alone: a deposit that asks to be
 * staked, a bonus, another withdrawal that came in between are seen by the next attempt.
 */
export async function submitWithdrawal(
  parts: WithdrawalsParts,
  inTurn: InTurn,
  wanted: Wanted,
  caller: CallerOf<Call>,
): Promise<CallAnswer<Call> | Refused> {
  const { member, idempotencyKey, ip } = caller;
  // Bound to the member: nobody occupies the key of another one, or learns that it is taken.
  const id = derivedId(idempotencyKey, `${member.memberId}/wish to withdraw`);
  assert(!member.isTrial, 'a trial account cannot withdraw');
  const currency = realCurrency(member.currency);
  const known = () => findWithdrawal(parts.database.db, id);
  return inTurn(member.memberId, async () => {
    let endedBonus: string | null = null;
    for (let n = 0; n < attemptsMost; n += 1) {
      await stepAside(n);
      const stored = await known();
      if (stored) return repeated(parts, stored, wanted, caller, currency);
      const attempt = await attemptWithdrawal(parts, wanted, { id, member, ip }, currency, endedBonus);
      if ('again' in attempt) {
        endedBonus = attempt.endedBonus;
        continue;
      }
      const made = await known();
      // What refuses this one may be what it has become in another process.
      if ('refused' in attempt) {
        return made ? repeated(parts, made, wanted, caller, currency) : attempt.refused;
      }
      assert(made, `the ledger holds the money of withdrawal ${id}, and it does not exist`);
      if (attempt.forfeited !== null) await parts.tellBonus(attempt.forfeited);
      parts.facts.publish('BalanceChanged', { memberId: member.memberId });
      parts.facts.publish('WithdrawalChanged', {
        memberId: member.memberId,
        withdrawalId: id,
        state: made.state,
      });
      return repeated(parts, made, wanted, caller, currency);
    }
    return refuse('request.too_many', { retryAfterSeconds: 1 });
  });
}

type Attempt =
  | { readonly held: true; readonly forfeited: string | null }
  | { readonly refused: Refused }
  /** The member's cash has moved on; `endedBonus`: and this bonus is not at stake any more, whatever its row says. */
  | { readonly again: true; readonly endedBonus: string | null };

async function attemptWithdrawal(
  parts: WithdrawalsParts,
  wanted: Wanted,
  { id, member, ip }: { readonly id: string } & Pick<CallerOf<Call>, 'member' | 'ip'>,
  currency: Currency,
  endedBonus: string | null,
): Promise<Attempt> {
  const cash = await parts.ledger.memberAccount(member.memberId, 'cash', currency.code);
  // First of all: what is read behind it is at least as new.
  const account = await parts.ledger.account(cash);
  assert(account, `the cash account ${cash} is gone`);
  const limits = withdrawLimits(parts.settings, currency);
  const amount = parseAmount(wanted.amount, currency);
  if (amount === null) return { refused: refuse('request.malformed', { fields: ['amount'] }) };
  const words = (units: bigint) => formatAmount(units, currency);
  const least = amount < limits.min ? await leastFor(parts, member.memberId, currency, limits) : limits.min;
  if (amount < least || amount > limits.max) {
    const range = { min: words(least), max: words(limits.max), currency: currency.shownCode };
    return { refused: refuse('cashier.amount_out_of_range', range) };
  }
  const now = parts.clock.now();
  const target = await parts.payoutDestination(member.memberId, wanted.payoutAccountId);
  if (target === null || target.removedAt !== null) return { refused: refuse('withdrawal.account_unknown') };
  if (target.usableFrom > now) {
    return {
      refused: refuse('withdrawal.account_resting', { usableFrom: target.usableFrom.toISOString() }),
    };
  }
  const turnover = await turnoverDue(parts, member.memberId, currency);
  if (turnover.missing > 0n) {
    const missing = {
      required: words(turnover.required),
      played: words(turnover.played),
      missing: words(turnover.missing),
      currency: currency.shownCode,
    };
    return { refused: refuse('withdrawal.turnover_missing', missing) };
  }
  const locked = await parts.bonusAtStake(member);
  const bonus = locked === null || locked.id === endedBonus ? null : locked;
  if (bonus !== null && bonus.id !== wanted.forfeitBonus) {
    return { refused: refuse('withdrawal.bonus_at_stake', bonus.details) };
  }
  const paid = await paidBefore(parts.database.db, member.memberId, now);
  const fresh: NewWithdrawal = {
    id,
    memberId: member.memberId,
    amount,
    currency: currency.code,
    holdId: derivedId(id, `${member.memberId}/withdrawal`),
    ...targetOf(target),
    risks: risksOf({
      now,
      newForMs: parts.settings.get('cashier.withdraw_new_days') * 86_400_000,
      browserSince: await parts.browserSince(member.sessionId),
      payoutAddedAt: target.addedAt,
      paidBefore: paid.count,
      amount,
      largeFrom: limits.largeFrom,
      isUnstaked: turnover.isWaived,
    }),
    needsSecond: amount >= limits.fourEyesFrom,
    submittedAt: now,
    submittedIp: ip,
    dueAt: dueAfter(parts.settings, 'submitted', now) ?? now,
  };
  const level = await parts.rankOf(member.memberId);
  const overDay = await dayRefusal(parts, fresh, limitOf(limits.byLevel, level), currency);
  if (overDay) return { refused: overDay };
  return hold(parts, fresh, { cash, version: account.version }, currency, bonus);
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
 * Holds the money at the version at which everything was checked: of many at once each sees what those before it have used of the
 * day. The bonus that is forfeited goes back in the same post; one that has ended meanwhile, in whatever way, stands in the way of
 * nothing.
 */
async function hold(
  parts: WithdrawalsParts,
  fresh: NewWithdrawal,
  { cash, version }: { readonly cash: bigint; readonly version: bigint },
  currency: Currency,
  bonus: BonusAtStake | null,
): Promise<Attempt> {
  const { ledger } = parts;
  const forfeited = await bonus?.forfeit();
  const outcome = await ledger.hold({
    id: fresh.holdId,
    from: cash,
    into: await ledger.memberAccount(fresh.memberId, 'pending_withdrawal', currency.code),
    amount: fresh.amount,
    kind: 'withdrawal_held',
    reference: fresh.id,
    expectVersion: version,
    linked: forfeited === undefined ? [] : [forfeited.transfer],
    attach: [attachWithdrawal(fresh), ...(forfeited === undefined ? [] : [forfeited.attach])],
  });
  if (outcome.status !== 'refused') return { held: true, forfeited: bonus?.id ?? null };
  switch (outcome.reason) {
    case 'stale':
      return { again: true, endedBonus: null };
    case 'insufficient_funds': {
      const details = {
        available: formatAmount(outcome.debitBalance, currency),
        currency: currency.shownCode,
      };
      return { refused: refuse('wallet.insufficient_funds', details) };
    }
    case 'suspended':
      return { refused: refuse('member.suspended') };
    case 'untimely_id':
      return { refused: refuse('idempotency.key_invalid') };
    case 'id_reused':
      return outcome.at === forfeitAt && bonus !== null
        ? { again: true, endedBonus: bonus.id }
        : { refused: refuse('idempotency.mismatch') };
    default:
      throw new Error(`the ledger refuses to hold withdrawal ${fresh.id}: ${outcome.reason}`);
  }
}

/** The place of the forfeiture among the hold's transfers. */
const forfeitAt = 1;

async function dayRefusal(
  parts: WithdrawalsParts,
  fresh: NewWithdrawal,
  limit: ReturnType<typeof limitOf>,
  currency: Currency,
): Promise<Refusal<'withdrawal.day_limit'> | null> {
  const used = await usedOfDay(parts.database.db, {
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
