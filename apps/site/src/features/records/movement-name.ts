import type { AccountType } from '@ikka/contract';

/** Kinds of transfers that say more than their type does. */
const namedKinds = [
  'withdrawal_held',
  'withdrawal_returned',
  'dispute_returned',
  'deposit_reversed',
  'trial_grant',
  'jackpot_win',
  'stake_set_off',
  'cash_out',
  'payout_reversed',
  'stake_reversed',
  'stake_retaken',
  'stake_rebate',
  'bonus_forfeited',
  'frozen',
  'unfrozen',
  'win_held',
  'win_released',
  'table_buy_in',
  'table_cash_out',
  'table_stake_drawn',
  'table_win_laid',
] as const;

/** The text that names a movement: by its kind where that says more, else by its type. */
export function movementName({
  type,
  kind,
}: {
  readonly type: AccountType;
  readonly kind: string;
}): `kinds.${(typeof namedKinds)[number]}` | `types.${AccountType}` {
  const named = namedKinds.find((one) => one === kind);
  return named === undefined ? `types.${type}` : `kinds.${named}`;
}
