import {
  isRefusal,
  type LimitKind,
  type LimitPeriod,
  minutesOfPeriod,
  type Refusal,
  refuse,
} from '@ikka/contract';
import { type ChangeProtection, recordChange } from './change-protection.ts';
import { decideLimit, type LimitEvent } from './limit-state.ts';
import { isInForce, type Limit, type LimitInForce, limitOf } from './limits.ts';
import type { Author, Protected, ProtectionParts } from './parts.ts';
import { limitsOf, saveLimit } from './store.ts';

export interface LimitWish {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Smallest units, or minutes; null: no limit. */
  readonly value: bigint | null;
}

type Refused = Refusal<'protection.limit_invalid' | 'protection.nothing_pending'>;

/** Sets a member's own limit: tighter at once, looser or none after 24 hours; or gives up what waits. */
export async function changeOwnLimit(
  parts: ProtectionParts,
  change: ChangeProtection,
  who: Protected,
  { kind, period }: Pick<LimitWish, 'kind' | 'period'>,
  event: LimitEvent,
  author: Author & { readonly by: 'member' },
): Promise<null | Refused> {
  const invalid = event.kind === 'set' ? checkValue({ kind, period, value: event.value }) : null;
  if (invalid) return invalid;
  const { answer } = await change<null | Refused>(who, async (tx) => {
    const now = parts.clock.now();
    const rows = await limitsOf(tx, who.memberId);
    const decided = decideLimit(limitOf(rows, { kind, period }, now).own, event, now);
    if (isRefusal(decided)) return { answer: decided, isChanged: false };
    const { after, change } = decided;
    if (change === 'none') return { answer: null, isChanged: false };
    await saveLimit(tx, {
      memberId: who.memberId,
      kind,
      period,
      setBy: 'member',
      value: after.value,
      pendingFrom: after.pending?.from ?? null,
      pendingValue: after.pending?.value ?? null,
    });
    await recordChange(parts, tx, who, author, eventNames[change], {
      kind,
      period,
      value: (change === 'loosening' ? after.pending?.value : after.value)?.toString() ?? null,
      ...(after.pending ? { until: after.pending.from.toISOString() } : {}),
    });
    if (change !== 'tightened') return { answer: null, isChanged: true };
    const limit = limitOf(await limitsOf(tx, who.memberId), { kind, period }, now);
    return { answer: null, isChanged: true, limits: ofMoney(limit) };
  });
  return answer;
}

/** Sets or removes the operator's limit of a member; at once, whichever way. */
export async function setOperatorLimit(
  parts: ProtectionParts,
  change: ChangeProtection,
  who: Protected,
  wish: LimitWish,
  author: Author & { readonly by: 'operator' },
): Promise<null | Refused> {
  const invalid = checkValue(wish);
  if (invalid) return invalid;
  const { kind, period, value } = wish;
  const { answer } = await change<null>(who, async (tx) => {
    const now = parts.clock.now();
    const before = limitOf(await limitsOf(tx, who.memberId), wish, now);
    if (before.operator === value) return { answer: null, isChanged: false };
    await saveLimit(tx, {
      memberId: who.memberId,
      kind,
      period,
      setBy: 'operator',
      value,
      pendingFrom: null,
      pendingValue: null,
    });
    const what = value === null ? 'operator_limit_removed' : 'operator_limit_set';
    await recordChange(parts, tx, who, author, what, { kind, period, value: value?.toString() ?? null });
    const limit = limitOf(await limitsOf(tx, who.memberId), wish, now);
    return { answer: null, isChanged: true, limits: ofMoney(limit) };
  });
  return answer;
}

const eventNames = {
  tightened: 'limit_tightened',
  loosening: 'limit_loosening',
  cancelled: 'limit_change_cancelled',
} as const;

/** The limit where it has an allowance in the ledger. */
const ofMoney = (limit: Limit): LimitInForce[] => (limit.kind !== 'time' && isInForce(limit) ? [limit] : []);

/** More than any real sum, and far enough from what the ledger can hold. */
const unitsMax = 10n ** 15n;

function checkValue({ kind, period, value }: LimitWish): Refusal<'protection.limit_invalid'> | null {
  if (value === null) return null;
  const most = kind === 'time' ? BigInt(minutesOfPeriod[period] - 1) : unitsMax;
  const least = kind === 'time' ? 1n : 0n;
  return value < least || value > most ? refuse('protection.limit_invalid') : null;
}
