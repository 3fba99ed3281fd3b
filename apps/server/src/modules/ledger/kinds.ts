/**
 * Every kind of account and of transfer, as data. The numbers are stored for ever: never change or reuse one.
 */

export interface AccountKindFacts {
  readonly number: number;
  /** Whether each member has their own, or the house holds it (one for each label). */
  readonly holder: 'member' | 'house';
  /** What the amounts count: money, what a limit still allows, or points. The three can never meet in one transfer. */
  readonly unit: 'money' | 'allowance' | 'points';
  readonly mayGoBelowZero: boolean;
  /** A busy account of the house is kept in one row a lane, so that lanes never wait for one another. */
  readonly isSharded: boolean;
  /** The heading under which the books show it. */
  readonly heading: 'assets' | 'liabilities' | 'income' | 'expenses' | 'equity';
}

const member = {
  holder: 'member',
  unit: 'money',
  mayGoBelowZero: false,
  isSharded: false,
  heading: 'liabilities',
} as const;
const house = { holder: 'house', unit: 'money', mayGoBelowZero: true, isSharded: true } as const;

export const accountKinds = {
  cash: { number: 1, ...member },
  locked_bonus: { number: 2, ...member },
  in_play: { number: 3, ...member },
  pending_withdrawal: { number: 4, ...member },
  points: { number: 5, ...member, unit: 'points' },
  /** What a limit still allows in its period, and what of it is used; they add up to the limit. */
  allowance_left: { number: 6, ...member, unit: 'allowance', heading: 'equity' },
  allowance_used: { number: 7, ...member, unit: 'allowance', heading: 'equity' },
  /** What operators have set aside of a member's cash until it is looked into. */
  frozen: { number: 8, ...member },
  /** What a member has in the wallet that a vendor keeps for him, one for each vendor, and what is on its way there or back. */
  vendor_wallet: { number: 9, ...member },
  vendor_transit: { number: 10, ...member },
  /** What a member has in front of him at a card table, one for each room. */
  at_table: { number: 11, ...member },

  /** The house against which stakes and payouts of its own games go. */
  house: { number: 20, ...house, heading: 'income' },
  /** One for each outside or in-house vendor, by its code. */
  vendor: { number: 21, ...house, heading: 'income' },
  /** One for each payment provider: what it has received for us and not yet paid out, seen from the other side. */
  provider: { number: 22, ...house, heading: 'assets' },
  /** Pays bonuses; holds only what the operator put in. */
  promotions: { number: 23, ...house, mayGoBelowZero: false, isSharded: false, heading: 'expenses' },
  jackpot: { number: 24, ...house, mayGoBelowZero: false, isSharded: false, heading: 'liabilities' },
  commission: { number: 25, ...house, isSharded: false, heading: 'expenses' },
  /** Where trial money comes from and the operator's own capital and corrections. */
  equity: { number: 26, ...house, heading: 'equity' },
  /** The other side of allowances and of points. */
  allowance_issuer: { number: 27, ...house, unit: 'allowance', heading: 'equity' },
  points_issuer: { number: 28, ...house, unit: 'points', heading: 'equity' },
  /** What comes back of stakes. Owed by the terms, so it is paid whatever else the house holds. */
  cashback: { number: 29, ...house, isSharded: false, heading: 'expenses' },
  /** What deposits bring as bonuses, and what of it comes back. Promised to the member, so it is given whatever else the house holds. */
  bonuses: { number: 32, ...house, isSharded: false, heading: 'expenses' },
  /** Against which operators credit and debit members by hand. */
  adjustments: { number: 31, ...house, isSharded: false, heading: 'expenses' },
} as const satisfies Record<string, AccountKindFacts>;

export type AccountKind = keyof typeof accountKinds;
export type MemberAccountKind = {
  [Kind in AccountKind]: (typeof accountKinds)[Kind]['holder'] extends 'member' ? Kind : never;
}[AccountKind];
export type HouseAccountKind = Exclude<AccountKind, MemberAccountKind>;

/** The accounts that every member has from the start; others come when first needed. */
export const everydayAccounts = [
  'cash',
  'in_play',
  'pending_withdrawal',
] as const satisfies MemberAccountKind[];

export const transferKinds = {
  deposit: 1,
  deposit_reversed: 2,
  withdrawal_held: 3,
  withdrawal_paid: 4,
  withdrawal_returned: 5,
  fee: 6,
  adjustment: 7,
  trial_grant: 8,
  capital: 9,
  /** What a payment did not bring, owed to the member again; then back to him, or to whoever paid after all. */
  withdrawal_disputed: 10,
  dispute_returned: 11,
  dispute_closed: 12,
  /** From a member to his upline or downline. */
  line_transfer: 13,
  /** Between a member's cash and his wallet at a vendor: set aside, arrived, given back; and what passes for a play there. */
  wallet_in_held: 14,
  wallet_in_done: 15,
  wallet_in_returned: 16,
  wallet_out_held: 17,
  wallet_out_done: 18,
  wallet_out_returned: 19,
  wallet_play: 30,
  /** Between a member's cash and a card table: brought there and back; and of each hand what he staked and won, by way of his cash. */
  table_buy_in: 36,
  table_cash_out: 37,
  table_stake_drawn: 38,
  table_win_laid: 39,
  stake: 20,
  payout: 21,
  refund: 22,
  stake_held: 23,
  stake_settled: 24,
  stake_returned: 25,
  jackpot_share: 26,
  jackpot_win: 27,
  /** What of a settled stake the member's own bets on the other side set off: given back, and paid in again as no turnover. */
  stake_set_off: 28,
  set_off_settled: 29,
  /** What a bet's member is paid for giving up what stands of it, before its result. */
  cash_out: 31,
  /** A settlement that was wrong: its payout taken back as far as it is there; its stake given back, or taken in again. */
  payout_reversed: 32,
  stake_reversed: 33,
  stake_retaken: 34,
  /** What of a stake comes back by the terms of the bet, whether it won or lost. */
  stake_rebate: 35,
  bonus_granted: 40,
  bonus_unlocked: 41,
  bonus_forfeited: 42,
  commission_earned: 43,
  points_earned: 44,
  points_spent: 45,
  cashback_paid: 46,
  hold: 60,
  hold_posted: 61,
  hold_returned: 62,
  /** A hold that an operator put on a member's cash, and its end. */
  frozen: 63,
  unfrozen: 64,
  /** What came for a deposit that may not be credited, set aside; and sent back. */
  deposit_held: 65,
  deposit_returned: 66,
  /** A win that a vendor reported and that is looked at first: set aside, then the member's, or the vendor's again. */
  win_held: 67,
  win_released: 68,
  win_refused: 69,
  allowance_granted: 80,
  allowance_withdrawn: 81,
  allowance_used: 82,
  allowance_restored: 83,
  /** Moves nothing: it counts the version of a member's cash on, so that whoever holds the one before reads the limits anew. */
  limits_changed: 84,
  /** Moves nothing: it occupies an id, so that nothing else is posted under it. */
  id_used_up: 85,
} as const;

export type TransferKind = keyof typeof transferKinds;

/** Added to a currency's ledger number, so that the ledger's currency check keeps the units apart. */
export const unitOffsets = { money: 0, allowance: 20_000, points: 40_000 } as const;

const accountNames = new Map<number, AccountKind>(
  Object.entries(accountKinds).map(([name, facts]) => [facts.number, name as AccountKind]),
);
const transferNames = new Map<number, TransferKind>(
  Object.entries(transferKinds).map(([name, number]) => [number, name as TransferKind]),
);

export function accountKindOf(number: number): AccountKind {
  const name = accountNames.get(number);
  if (name === undefined) throw new Error(`no account kind has the number ${number}`);
  return name;
}

export function transferKindOf(number: number): TransferKind {
  const name = transferNames.get(number);
  if (name === undefined) throw new Error(`no transfer kind has the number ${number}`);
  return name;
}
