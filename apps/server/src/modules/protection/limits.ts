import type { LimitKind, LimitPeriod } from '@ikka/contract';
import { realCurrency } from '@ikka/money';
import type { AllowanceKey } from '../ledger/index.ts';
import { type LimitState, limitAt, tighterOf } from './limit-state.ts';
import type { Protected, ProtectionParts } from './parts.ts';
import type { StoredLimit } from './store.ts';
import { windowStart } from './windows.ts';

/** One limit of a member with both of its sides. */
export interface Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly own: LimitState;
  readonly operator: bigint | null;
  /** The lower one: it counts. */
  readonly inForce: bigint | null;
}

/** The limit of this kind and period as it stands at a moment. */
export function limitOf(
  rows: readonly StoredLimit[],
  { kind, period }: Pick<Limit, 'kind' | 'period'>,
  now: Date,
): Limit {
  const row = (setBy: StoredLimit['setBy']) =>
    rows.find((one) => one.kind === kind && one.period === period && one.setBy === setBy);
  const mine = row('member');
  const own = limitAt(
    {
      value: mine?.value ?? null,
      pending: mine?.pendingFrom ? { value: mine.pendingValue, from: mine.pendingFrom } : null,
    },
    now,
  );
  const operator = row('operator')?.value ?? null;
  return { kind, period, own, operator, inForce: tighterOf(own.value, operator) };
}

/** The allowance in the ledger behind a limit of money. */
export function allowanceKey(who: Protected, { kind, period }: Pick<Limit, 'kind' | 'period'>): AllowanceKey {
  return { memberId: who.memberId, currency: realCurrency(who.currency).code, label: `${kind}/${period}` };
}

/** What is used of a limit of money at this moment; nothing is written. */
export function usedOfLimit(
  { ledger, clock }: Pick<ProtectionParts, 'ledger' | 'clock'>,
  who: Protected,
  limit: Limit,
): Promise<bigint> {
  return ledger.usedOfAllowance(allowanceKey(who, limit), windowOf(limit, clock.now()));
}

/** The window in which uses of a limit count at a moment. */
export function windowOf({ kind, period }: Limit, now: Date) {
  return { since: windowStart(period, now), counting: kind === 'loss' ? ('net' as const) : ('sum' as const) };
}

export type LimitInForce = Limit & { readonly inForce: bigint };

export function isInForce(limit: Limit): limit is LimitInForce {
  return limit.inForce !== null;
}
