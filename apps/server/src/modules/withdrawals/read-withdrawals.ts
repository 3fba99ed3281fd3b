import { strict as assert } from 'node:assert';
import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { formatAmount, realCurrency } from '@ikka/money';
import type { SessionMember } from '../../platform/calls.ts';
import { leftOfDay, limitOf } from './day-limits.ts';
import type { WithdrawalsParts } from './parts.ts';
import { proofsOf } from './proof-store.ts';
import {
  findWithdrawal,
  type OwnFilter,
  type Rows,
  stepsOf,
  sumWithdrawals,
  usedOfDay,
  type Withdrawal,
  withdrawalsOf,
} from './store.ts';
import { leastFor, turnoverDue } from './when-excluded.ts';
import { withdrawLimits } from './withdraw-limits.ts';
import { type WithdrawalTotals, withdrawalTotals } from './withdrawal-totals.ts';
import { withdrawalView } from './withdrawal-view.ts';

type Calls = typeof calls.withdrawals;
export type WithdrawalOnWire = CallAnswer<Calls['withdrawal']>;

/** What the member can withdraw now, and what stands in the way. */
export async function withdrawSettings(
  parts: WithdrawalsParts,
  member: SessionMember,
): Promise<CallAnswer<Calls['withdrawSettings']>> {
  const { settings, clock, ledger, database } = parts;
  const { memberId } = member;
  const currency = realCurrency(member.currency);
  const limits = withdrawLimits(settings, currency);
  const cash = await ledger.account(await ledger.memberAccount(memberId, 'cash', currency.code));
  const used = await usedOfDay(database.db, {
    memberId,
    currency: currency.code,
    now: clock.now(),
    zone: settings.get('site.time_zone'),
  });
  const left = leftOfDay(limitOf(limits.byLevel, await parts.rankOf(memberId)), used);
  const turnover = await turnoverDue(parts, memberId, currency);
  const words = (units: bigint) => formatAmount(units, currency);
  return {
    currency: currency.shownCode,
    available: words(cash?.balance ?? 0n),
    min: words(await leastFor(parts, memberId, currency, limits)),
    max: words(limits.max),
    day: {
      amountMax: words(left.amountMax),
      amountLeft: words(left.amountLeft),
      countMax: left.countMax,
      countLeft: left.countLeft,
      endsAt: used.endsAt.toISOString(),
    },
    turnover: {
      times: settings.get('cashier.withdraw_turnover'),
      required: words(turnover.required),
      played: words(turnover.played),
      missing: words(turnover.missing),
      waived: turnover.isWaived,
      waiverUsed: turnover.isUsedUp,
    },
    reviewMinutes: settings.get('cashier.withdraw_review_minutes'),
    paymentMinutes: settings.get('cashier.withdraw_payment_minutes'),
    receiptMinutes: settings.get('cashier.auto_receipt_minutes'),
    uploadMaxBytes: settings.get('upload.image_max_bytes'),
  };
}

/** One of the member's; another member's is unknown. */
export async function readWithdrawal(
  parts: WithdrawalsParts,
  id: string,
  memberId: bigint,
): Promise<WithdrawalOnWire | Refusal<'withdrawal.unknown'>> {
  const found = await findWithdrawal(parts.database.db, id);
  if (found?.memberId !== memberId) return refuse('withdrawal.unknown');
  return viewOfOne(parts, found);
}

/** A page of the member's, newest first, with what its amounts come to. */
export async function listWithdrawals(
  parts: WithdrawalsParts,
  filter: OwnFilter,
  rows: Rows,
): Promise<{ list: WithdrawalOnWire[]; total: number; totals: WithdrawalTotals }> {
  const { list, total } = await withdrawalsOf(parts.database.db, filter, rows);
  return { list: await viewsOf(parts, list), total, totals: withdrawalTotals(list) };
}

/** What all of the member's that suit come to. */
export const readTotals = async (parts: WithdrawalsParts, filter: OwnFilter): Promise<WithdrawalTotals> =>
  withdrawalTotals(await sumWithdrawals(parts.database.db, filter));

export async function viewOfOne(parts: WithdrawalsParts, row: Withdrawal): Promise<WithdrawalOnWire> {
  const [view] = await viewsOf(parts, [row]);
  assert(view, 'a withdrawal got lost on the way to its page');
  return view;
}

async function viewsOf(parts: WithdrawalsParts, rows: readonly Withdrawal[]): Promise<WithdrawalOnWire[]> {
  const { db } = parts.database;
  const ids = rows.map(({ id }) => id);
  const [steps, proofs] = await Promise.all([stepsOf(db, ids), proofsOf(db, ids)]);
  return rows.map((row) =>
    withdrawalView(
      parts,
      row,
      steps.filter(({ withdrawalId }) => withdrawalId === row.id),
      proofs.filter(({ withdrawalId }) => withdrawalId === row.id).length,
    ),
  );
}
