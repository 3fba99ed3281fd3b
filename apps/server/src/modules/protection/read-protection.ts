import {
  type CallAnswer,
  type calls,
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
  type ProtectionLimit,
} from '@ikka/contract';
import { formatAmount, parseAmount, realCurrency } from '@ikka/money';
import { exclusionAt } from './exclusion-state.ts';
import { isInForce, type Limit, limitOf, usedOfLimit } from './limits.ts';
import type { Protected, ProtectionParts } from './parts.ts';
import { minuteOf } from './play-time.ts';
import {
  countMinutes,
  eventsOf,
  exclusionsOf,
  findRealityCheck,
  limitsOf,
  type StoredEvent,
} from './store.ts';
import { windowStart } from './windows.ts';

type View = CallAnswer<(typeof calls)['protection']['protection']>;
export type EventView = CallAnswer<(typeof calls)['protection']['protectionHistory']>['list'][number];

/** How often a game reminds of time unless the member says otherwise. */
export const usualRealityCheckMinutes = 60;

/** Everything that protects a member, with what is used of each limit at this moment. */
export async function readProtection(parts: ProtectionParts, who: Protected): Promise<View> {
  const { db } = parts.database;
  const now = parts.clock.now();
  const [rows, exclusions, realityCheckMinutes] = await Promise.all([
    limitsOf(db, who.memberId),
    exclusionsOf(db, who.memberId),
    findRealityCheck(db, who.memberId),
  ]);
  const wanted = limitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })));
  const limits = await Promise.all(
    wanted.map(async (one) => {
      const limit = limitOf(rows, one, now);
      return limitView(who, limit, await usedOf(parts, who, limit, now));
    }),
  );
  const exclusion = exclusionAt(exclusions, now);
  const currency = realCurrency(who.currency);
  return {
    currency: currency.shownCode,
    currencySymbol: currency.symbol,
    limits,
    exclusion: exclusion && {
      kind: exclusion.kind,
      from: exclusion.beginsAt.toISOString(),
      until: exclusion.endsAt?.toISOString() ?? null,
      reason: exclusion.reason,
    },
    realityCheckMinutes: realityCheckMinutes ?? usualRealityCheckMinutes,
    serverTime: now.toISOString(),
  };
}

/** What was changed, newest first. */
export async function readHistory(
  parts: ProtectionParts,
  who: Protected,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ list: EventView[]; total: number }> {
  const { list, total } = await eventsOf(parts.database.db, who.memberId, page);
  return { list: list.map((row) => eventView(who, row)), total };
}

/** Smallest units or minutes of what the wire says; null where it is no such value. */
export function readValue(who: Protected, kind: LimitKind, text: string): bigint | null {
  if (kind === 'time') return /^[1-9]\d{0,5}$/.test(text) ? BigInt(text) : null;
  return parseAmount(text, realCurrency(who.currency));
}

async function usedOf(
  parts: ProtectionParts,
  who: Protected,
  limit: Limit,
  now: Date,
): Promise<{ used: bigint; left: bigint | null }> {
  if (!isInForce(limit)) return { used: 0n, left: null };
  const used =
    limit.kind === 'time' ? await minutesOf(parts, who, limit, now) : await usedOfLimit(parts, who, limit);
  return { used, left: limit.inForce > used ? limit.inForce - used : 0n };
}

async function minutesOf(
  { database }: ProtectionParts,
  { memberId }: Protected,
  { period }: Limit,
  now: Date,
): Promise<bigint> {
  const from = minuteOf(windowStart(period, now)) + 1;
  return BigInt(await countMinutes(database.db, memberId, from, minuteOf(now) + 1));
}

function limitView(
  who: Protected,
  { kind, period, own, operator, inForce }: Limit,
  { used, left }: { readonly used: bigint; readonly left: bigint | null },
): ProtectionLimit {
  const shown = (value: bigint | null) => (value === null ? null : shownValue(who, kind, value));
  return {
    kind,
    period,
    own: shown(own.value),
    pending: own.pending && { value: shown(own.pending.value), from: own.pending.from.toISOString() },
    operator: shown(operator),
    inForce: shown(inForce),
    used: shownValue(who, kind, used),
    left: shown(left),
  };
}

function shownValue(who: Protected, kind: LimitKind, value: bigint): string {
  return kind === 'time' ? String(value) : formatAmount(value, realCurrency(who.currency));
}

function eventView(who: Protected, { at, by, what, details }: StoredEvent): EventView {
  const { kind = null, period = null, value = null, until = null, reason = null } = details;
  const isLimit = (limitKinds as readonly (string | null)[]).includes(kind) && value !== null;
  return {
    at: at.toISOString(),
    by,
    what,
    kind,
    period: period as LimitPeriod | null,
    value: isLimit ? shownValue(who, kind as LimitKind, BigInt(value ?? 0)) : value,
    until,
    reason,
  };
}
