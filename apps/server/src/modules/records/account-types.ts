import type { AccountType } from '@ikka/contract';
import type { TransferKind } from '../ledger/index.ts';
import { addedStakeIdsOf, transferIdsOf } from '../rounds/index.ts';

/**
 * What each kind of transfer means to the member whose cash it moved. Null: it moves no cash of a member, or none at all;
 * should one ever do so, it is an adjustment, so that the sums stay the ledger's.
 */
const typeOfKind: Record<TransferKind, AccountType | null> = {
  deposit: 'deposit',
  deposit_reversed: 'deposit',
  deposit_held: null,
  win_held: 'adjustment',
  win_released: 'adjustment',
  win_refused: null,
  deposit_returned: null,
  withdrawal_held: 'withdrawal',
  withdrawal_paid: null,
  withdrawal_returned: 'withdrawal',
  withdrawal_disputed: null,
  dispute_returned: 'withdrawal',
  dispute_closed: null,
  fee: 'fee',
  adjustment: 'adjustment',
  trial_grant: 'bonus',
  capital: 'adjustment',
  stake: 'stake',
  payout: 'payout',
  refund: 'refund',
  stake_held: 'stake',
  stake_settled: null,
  stake_returned: 'refund',
  stake_set_off: 'refund',
  set_off_settled: 'set_off',
  cash_out: 'payout',
  payout_reversed: 'payout',
  stake_reversed: 'refund',
  stake_retaken: 'added_stake',
  stake_rebate: 'cashback',
  jackpot_share: 'stake',
  jackpot_win: 'payout',
  bonus_granted: 'bonus',
  bonus_unlocked: 'bonus',
  bonus_forfeited: 'bonus',
  commission_earned: 'commission',
  cashback_paid: 'cashback',
  line_transfer: 'transfer',
  wallet_in_held: 'transfer',
  wallet_in_done: null,
  wallet_in_returned: 'transfer',
  wallet_out_held: null,
  wallet_out_done: 'transfer',
  wallet_out_returned: null,
  wallet_play: 'transfer',
  table_buy_in: 'transfer',
  table_cash_out: 'transfer',
  table_stake_drawn: 'transfer',
  table_win_laid: 'transfer',
  points_earned: null,
  points_spent: null,
  hold: 'adjustment',
  hold_posted: null,
  hold_returned: 'adjustment',
  frozen: 'adjustment',
  unfrozen: 'adjustment',
  allowance_granted: null,
  allowance_withdrawn: null,
  allowance_used: null,
  allowance_restored: null,
  limits_changed: null,
  id_used_up: null,
};

/** Types whose reference is a round. */
const roundTypes: ReadonlySet<AccountType> = new Set<AccountType>([
  'stake',
  'added_stake',
  'refund',
  'set_off',
  'payout',
]);

interface Movement {
  readonly id: string;
  readonly kind: TransferKind;
  readonly change: bigint;
  readonly reference: string | null;
}

/** Whether it is what a step of a round staked further: a part of a round whose stake stands before it, and no round more. */
const isAdded = ({ id, kind, reference }: Movement): boolean =>
  kind === 'stake_held' &&
  reference !== null &&
  transferIdsOf(reference).stake !== id &&
  addedStakeIdsOf(reference).includes(id);

/** The type of a movement; null for what moved nothing, which no record shows. */
export function accountTypeOf(movement: Movement): AccountType | null {
  if (movement.change === 0n) return null;
  return isAdded(movement) ? 'added_stake' : (typeOfKind[movement.kind] ?? 'adjustment');
}

export const belongsToRound = (type: AccountType): boolean => roundTypes.has(type);
