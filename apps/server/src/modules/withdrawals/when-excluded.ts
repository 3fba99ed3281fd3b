import type { Currency } from '@ikka/money';
import type { WithdrawalsParts } from './parts.ts';
import { type Turnover, turnoverOf } from './turnover.ts';
import type { WithdrawLimits } from './withdraw-limits.ts';

/** What has to be staked before a withdrawal. `isWaived`: something is missing, and is not asked for. */
export interface TurnoverDue extends Turnover {
  readonly isWaived: boolean;
}

/** As `turnoverOf`; but whoever is excluded from play can stake nothing, so that nothing stands before his withdrawal. */
export async function turnoverDue(
  parts: WithdrawalsParts,
  memberId: bigint,
  currency: Currency,
): Promise<TurnoverDue> {
  const turnover = await turnoverOf(parts, memberId, currency);
  const isWaived = turnover.missing > 0n && (await parts.isExcluded(memberId));
  return { ...turnover, ...(isWaived ? { missing: 0n } : {}), isWaived };
}

/** The least that the member may withdraw now, in smallest units: who is excluded takes out his rest, however little it is. */
export async function leastFor(
  { isExcluded, ledger }: WithdrawalsParts,
  memberId: bigint,
  currency: Currency,
  { min }: Pick<WithdrawLimits, 'min'>,
): Promise<bigint> {
  if (!(await isExcluded(memberId))) return min;
  const cash = await ledger.account(await ledger.memberAccount(memberId, 'cash', currency.code));
  const rest = cash?.balance ?? 0n;
  return rest > 0n && rest < min ? rest : min;
}
