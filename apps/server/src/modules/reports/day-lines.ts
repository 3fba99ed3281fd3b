import { type ReportLine, reportLines, type WithdrawalFlow, withdrawalFlows } from '@ikka/contract';
import type { AccountKind, HeapBalance, TransferKind } from '../ledger/index.ts';
import { after } from './balances.ts';
import type { Moved } from './store.ts';

/** What each kind of transfer is in the report. Whatever is named nowhere is `other`, so that the lines always add up. */
const lineOfKind: Partial<Record<TransferKind, ReportLine>> = {
  deposit: 'deposits',
  deposit_reversed: 'deposits',
  withdrawal_held: 'withdrawals',
  withdrawal_paid: 'withdrawals',
  withdrawal_returned: 'withdrawals',
  withdrawal_disputed: 'withdrawals',
  dispute_returned: 'withdrawals',
  dispute_closed: 'withdrawals',
  stake: 'stakes',
  stake_held: 'stakes',
  stake_settled: 'stakes',
  stake_returned: 'stakes',
  stake_set_off: 'stakes',
  set_off_settled: 'stakes',
  stake_reversed: 'stakes',
  stake_retaken: 'stakes',
  refund: 'stakes',
  jackpot_share: 'stakes',
  payout: 'payouts',
  cash_out: 'payouts',
  payout_reversed: 'payouts',
  jackpot_win: 'payouts',
  trial_grant: 'bonuses',
  bonus_granted: 'bonuses',
  bonus_unlocked: 'bonuses',
  bonus_forfeited: 'bonuses',
  cashback_paid: 'bonuses',
  stake_rebate: 'bonuses',
  commission_earned: 'commissions',
  adjustment: 'adjustments',
  fee: 'fees',
};

const withdrawalOfKind: Partial<Record<TransferKind, WithdrawalFlow>> = {
  withdrawal_held: 'requested',
  withdrawal_paid: 'paid',
  withdrawal_returned: 'returned',
  withdrawal_disputed: 'disputed',
  dispute_returned: 'disputeReturned',
  dispute_closed: 'disputeClosed',
};

/** What of a member's money each kind of account is. */
const partOfKind = {
  cash: 'cash',
  locked_bonus: 'locked',
  in_play: 'inPlay',
  at_table: 'inPlay',
  vendor_wallet: 'inPlay',
  pending_withdrawal: 'pending',
  vendor_transit: 'pending',
  frozen: 'frozen',
} as const satisfies Partial<Record<AccountKind, string>>;

export type Part = (typeof partOfKind)[keyof typeof partOfKind];
export type Owed = { readonly [Name in Part | 'total']: bigint };

export interface Line {
  readonly count: number;
  /** What members' money grew by, and fell by; both positive. */
  readonly came: bigint;
  readonly went: bigint;
}

export interface HouseLine {
  readonly kind: AccountKind;
  readonly label: string;
  readonly opening: bigint;
  readonly came: bigint;
  readonly went: bigint;
  readonly closing: bigint;
}

export interface DayLines {
  readonly opening: Owed;
  readonly closing: Owed;
  readonly lines: Readonly<Record<ReportLine, Line>>;
  readonly withdrawals: Readonly<Record<WithdrawalFlow, { readonly count: number; readonly amount: bigint }>>;
  readonly house: readonly HouseLine[];
}

const partOf = (kind: AccountKind): Part | undefined =>
  kind in partOfKind ? partOfKind[kind as keyof typeof partOfKind] : undefined;

/** The report of one currency from what lay where before, and what moved. Opening and lines make the closing, always. */
export function dayLines(opening: readonly HeapBalance[], flows: readonly Moved[]): DayLines {
  const closing = after(opening, flows);
  const lines = Object.fromEntries(
    reportLines.map((line) => [line, { count: 0, came: 0n, went: 0n }]),
  ) as Record<ReportLine, Line>;
  const withdrawals = Object.fromEntries(
    withdrawalFlows.map((flow) => [flow, { count: 0, amount: 0n }]),
  ) as Record<WithdrawalFlow, { count: number; amount: bigint }>;
  for (const { kind, debit, credit, transfers, amount } of flows) {
    const [isFromMember, isToMember] = [partOf(debit.kind) !== undefined, partOf(credit.kind) !== undefined];
    if (isFromMember || isToMember) {
      const name = lineOfKind[kind] ?? 'other';
      const line = lines[name];
      lines[name] = {
        count: line.count + transfers,
        came: line.came + (isToMember && !isFromMember ? amount : 0n),
        went: line.went + (isFromMember && !isToMember ? amount : 0n),
      };
    }
    const flow = withdrawalOfKind[kind];
    if (flow !== undefined) {
      const before = withdrawals[flow];
      withdrawals[flow] = { count: before.count + transfers, amount: before.amount + amount };
    }
  }
  return {
    opening: owed(opening),
    closing: owed(closing),
    lines,
    withdrawals,
    house: houseLines(opening, closing, flows),
  };
}

function owed(balances: readonly HeapBalance[]): Owed {
  const sums = { cash: 0n, locked: 0n, inPlay: 0n, pending: 0n, frozen: 0n, total: 0n };
  for (const { kind, balance } of balances) {
    const part = partOf(kind);
    if (part === undefined) continue;
    sums[part] += balance;
    sums.total += balance;
  }
  return sums;
}

function houseLines(
  opening: readonly HeapBalance[],
  closing: readonly HeapBalance[],
  flows: readonly Moved[],
): HouseLine[] {
  const found = new Map<string, { -readonly [Key in keyof HouseLine]: HouseLine[Key] }>();
  const at = (kind: AccountKind, label: string) => {
    const name = `${kind}\n${label}`;
    const line = found.get(name) ?? { kind, label, opening: 0n, came: 0n, went: 0n, closing: 0n };
    found.set(name, line);
    return line;
  };
  const isHouse = (kind: AccountKind) => partOf(kind) === undefined;
  for (const { kind, label, balance } of opening) if (isHouse(kind)) at(kind, label).opening += balance;
  for (const { kind, label, balance } of closing) if (isHouse(kind)) at(kind, label).closing += balance;
  for (const { debit, credit, amount } of flows) {
    if (isHouse(debit.kind)) at(debit.kind, debit.label).went += amount;
    if (isHouse(credit.kind)) at(credit.kind, credit.label).came += amount;
  }
  return [...found.values()].sort((a, b) => (`${a.kind} ${a.label}` < `${b.kind} ${b.label}` ? -1 : 1));
}
