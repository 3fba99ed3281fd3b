import { type Refusal, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Transfer } from '../ledger/index.ts';
import type { ChangeProtection } from './change-protection.ts';
import { type Exclusion, exclusionAt } from './exclusion-state.ts';
import { allowanceKey, isInForce, type Limit, limitOf } from './limits.ts';
import type { Protected, ProtectionParts } from './parts.ts';
import { passTime, type TimeLimit } from './play-time.ts';
import { settleNow } from './settle-now.ts';
import { exclusionsOf, limitsOf } from './store.ts';

export type PlayRefused = Refusal<'protection.excluded' | 'protection.time_used_up'>;

/**
 * What stands between a member and the next round, as it was read once. It holds until the member's cash account moves on
 * without the player's doing: then the stake is refused as `stale`, and it is read again.
 */
export interface PlayGuard {
  /** Whether a round may begin now; asks the database once a minute at most, and only where time is limited. */
  mayBegin(): Promise<PlayRefused | null>;
  /**
   * To be linked to the stake, in this order and right after it. `stakeId`: of a stake that a round takes further; the round's own
   * where absent.
   */
  taken(stake: bigint, roundId: string, stakeId?: string): Promise<readonly Transfer[]>;
  /** To be linked to a payout. `by` is the id of a further one; the round's own where absent. */
  restored(payout: bigint, roundId: string, by?: string): Promise<readonly Transfer[]>;
  /**
   * To be linked to the return of a stake, or of a part of it. `by` is the id of the return itself; `stake` the one that `taken`
   * was given.
   */
  returned(amount: bigint, of: { readonly by: string; readonly stake: string }): Promise<readonly Transfer[]>;
  /** After the n-th of `taken` was refused: null where time has freed something since, and another guard is worth a try. */
  limitReached(index: number): Promise<Refusal<'wallet.limit_reached'> | null>;
}

/** Guards nobody: for trial money, and for who has neither limits nor exclusions. */
export const openGuard: PlayGuard = {
  mayBegin: async () => null,
  taken: async () => [],
  restored: async () => [],
  returned: async () => [],
  limitReached: async () => null,
};

type MoneyLimit = Limit & { readonly kind: 'stake' | 'loss'; readonly inForce: bigint };

/** A member at a limit is not told more than this often what has become free. */
const renewedEveryMs = 20_000;

export async function guardOf(
  parts: ProtectionParts,
  change: ChangeProtection,
  who: Protected,
): Promise<PlayGuard> {
  const [rows, exclusions] = await Promise.all([
    limitsOf(parts.database.db, who.memberId),
    exclusionsOf(parts.database.db, who.memberId),
  ]);
  const { clock, ledger } = parts;
  const limitsAt = (now: Date) =>
    rows
      .filter(({ setBy }, at) => setBy === 'member' || !isTwin(rows, at))
      .map((row) => limitOf(rows, row, now))
      .filter(isInForce);
  const limits = limitsAt(clock.now());
  const money = limits.filter((one): one is MoneyLimit => one.kind === 'stake' || one.kind === 'loss');
  if (limits.length === 0 && exclusions.length === 0) return openGuard;
  const keys = money.map((one) => allowanceKey(who, one));
  const lossKeys = money.filter(({ kind }) => kind === 'loss').map((one) => allowanceKey(who, one));
  const isTime = (one: Limit): one is TimeLimit => one.kind === 'time' && one.inForce !== null;
  const time = passTime(parts, who.memberId, (now) => limitsAt(now).filter(isTime));
  let renewAt = 0;
  return {
    mayBegin: async () => excludedBy(exclusions, clock.now()) ?? (await time()),
    taken: (stake, roundId, stakeId = roundId) =>
      Promise.all(keys.map((key) => ledger.allowanceTaken(key, stake, stakeId, roundId))),
    restored: (payout, roundId, by = roundId) =>
      Promise.all(lossKeys.map((key) => ledger.allowanceRestored(key, payout, by, roundId))),
    returned: (amount, { by, stake }) =>
      Promise.all(keys.map((key) => ledger.allowanceRestored(key, amount, by, stake))),
    async limitReached(index) {
      const limit = money[index];
      if (limit === undefined) throw new Error(`a guard has no limit ${index}`);
      const now = clock.now();
      const standing = limitsAt(now).find(
        ({ kind, period }) => kind === limit.kind && period === limit.period,
      );
      // What waited to be removed is gone by now: whoever reads again finds none.
      if (standing === undefined) return null;
      const { left } = await ledger.allowance(allowanceKey(who, limit));
      if (now.getTime() < renewAt) return refuseLimit(who, standing, left);
      renewAt = now.getTime() + renewedEveryMs;
      const [settled] = await settleNow(change, parts, who, [standing]);
      if (settled === undefined || settled.left > left) return null;
      return refuseLimit(who, settled, settled.left);
    },
  };
}

/** Whether a row of an operator has one of the member's own beside it. */
function isTwin(rows: Awaited<ReturnType<typeof limitsOf>>, at: number): boolean {
  const row = rows[at];
  return rows.some((one) => one.setBy === 'member' && one.kind === row?.kind && one.period === row.period);
}

export function excludedBy(
  exclusions: readonly Exclusion[],
  now: Date,
): Refusal<'protection.excluded'> | null {
  const current = exclusionAt(exclusions, now);
  if (current === null) return null;
  return refuse('protection.excluded', { kind: current.kind, until: current.endsAt?.toISOString() ?? null });
}

export function refuseLimit(
  { currency: code }: Pick<Protected, 'currency'>,
  { kind, period, inForce }: Limit,
  left: bigint,
): Refusal<'wallet.limit_reached'> {
  const currency = knownCurrency(code);
  return refuse('wallet.limit_reached', {
    kind,
    period,
    limit: inForce === null ? '' : formatAmount(inForce, currency),
    left: formatAmount(left, currency),
    currency: currency.shownCode,
  });
}
