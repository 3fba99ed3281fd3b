/** A transfer of an allowance's account: what was used, or put back. */
export interface UseOfAllowance {
  readonly kind: 'allowance_used' | 'allowance_restored';
  readonly amount: bigint;
  readonly reference: string | null;
}

/**
 * What of an allowance its transfers of a window use, oldest first.
 *
 * - `net` (what is lost): a payout makes room, but never more than was used before it within the window. So in every
 *   part of the window what was used less what was put back is at most the answer.
 * - `sum` (what is staked or paid in): what is put back counts only where its own use lies in the window, by reference:
 *   the return of something older must not make room for something newer.
 */
export function allowanceUsed(uses: readonly UseOfAllowance[], counting: 'sum' | 'net'): bigint {
  const known = new Set<string>();
  let used = 0n;
  for (const { kind, amount, reference } of uses) {
    if (kind === 'allowance_used') {
      used += amount;
      if (reference !== null) known.add(reference);
    } else if (counting === 'net' || (reference !== null && known.has(reference))) {
      used = used > amount ? used - amount : 0n;
    }
  }
  return used;
}
