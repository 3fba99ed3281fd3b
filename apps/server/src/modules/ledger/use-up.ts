import { strict as assert } from 'node:assert';
import type { CurrencyCode } from '@ikka/money';
import type { Accounts } from './accounts.ts';
import { LIMITS_MARK } from './change-limits.ts';
import type { Post, PostOutcome } from './transfer.ts';

/** The id of a transfer of a member's money that must not be posted any more. */
export interface UsedUp {
  readonly id: string;
  readonly memberId: bigint;
  readonly currency: CurrencyCode;
}

/**
 * Uses an id up by a transfer of nothing: whatever is posted under it later, in any process, is refused as `id_reused`. Answers false
 * where money had moved under it already.
 */
export async function useUp(
  { accounts, post }: { readonly accounts: Accounts; readonly post: (post: Post) => Promise<PostOutcome> },
  { id, memberId, currency }: UsedUp,
): Promise<boolean> {
  const [nothing, cash] = await Promise.all([
    accounts.memberAccount(memberId, 'in_play', currency, LIMITS_MARK),
    accounts.memberAccount(memberId, 'cash', currency),
  ]);
  // The account of the limits' mark is always empty: up to its balance is nothing, and the ledger takes no amount of zero.
  const outcome = await post({
    transfers: [
      {
        id,
        debit: nothing,
        credit: cash,
        amount: 1n,
        kind: 'id_used_up',
        upToBalance: true,
        evenSuspended: true,
      },
    ],
  });
  if (outcome.status !== 'refused') return true;
  // An id that is too old is refused to everybody.
  if (outcome.reason === 'untimely_id') return true;
  assert.equal(outcome.reason, 'id_reused', `an id cannot be used up: ${outcome.reason}`);
  return false;
}
