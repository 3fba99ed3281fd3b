import type { Currency } from '@ikka/money';
import type { WithdrawalsParts } from './parts.ts';
import { type Turnover, turnoverOf } from './turnover.ts';
import { takenUnstaked } from './turnover-store.ts';
import type { WithdrawLimits } from './withdraw-limits.ts';

/** What has to be staked before a withdrawal. `isWaived`: something is missing, and is not asked for. */
export interface TurnoverDue extends Turnover {
  readonly isWaived: boolean;
  /** A short break waived it not long ago, so that this one does not. */
  readonly isUsedUp: boolean;
}

/** Short breaks waive once in so long a time. */
const shortBreaksApartMs = 30 * 24 * 3_600_000;

/**
 * As `turnoverOf`; but whoever is excluded from play can stake nothing, so that nothing stands before his withdrawal. A break of a
 * few days, which anybody takes with a press, does so once a month: it would be a way around every deposit's turnover.
 */
export async function turnoverDue(
  parts: WithdrawalsParts,
  memberId: bigint,
  currency: Currency,
): Promise<TurnoverDue> {
  const turnover = await turnoverOf(parts, memberId, currency);
  const closing = turnover.missing > 0n ? await parts.closingOf(memberId) : null;
  if (closing === null) return { ...turnover, isWaived: false, isUsedUp: false };
  const from = new Date(parts.clock.now().getTime() - shortBreaksApartMs);
  const isUsedUp =
    !closing.isForLong &&
    (await takenUnstaked(parts.database.db, memberId, from)).some(({ at }) => at < closing.since);
  return isUsedUp
    ? { ...turnover, isWaived: false, isUsedUp }
    : { ...turnover, missing: 0n, isWaived: true, isUsedUp };
}

/** The least that the member may withdraw now, in smallest units: who is excluded takes out his rest, however little it is. */
export async function leastFor(
  { closingOf, ledger }: WithdrawalsParts,
  memberId: bigint,
  currency: Currency,
  { min }: Pick<WithdrawLimits, 'min'>,
): Promise<bigint> {
  if ((await closingOf(memberId)) === null) return min;
  const cash = await ledger.account(await ledger.memberAccount(memberId, 'cash', currency.code));
  const rest = cash?.balance ?? 0n;
  return rest > 0n && rest < min ? rest : min;
}
