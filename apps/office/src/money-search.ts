import {
  adjustmentDirections,
  adjustmentReasons,
  type DiscrepancyKind,
  depositStates,
  discrepancyKinds,
  type LineDirection,
  lineDirections,
  type WithdrawalState,
  withdrawalStates,
} from '@ikka/contract';
import { type Asked, type DaysSearch, raw, readChoice, readDay, readPage, readText } from './list-search.ts';

export interface DepositsSearch {
  readonly page: number;
  /** Without it, and without a reference, what waits for an operator. */
  readonly state: (typeof depositStates)[number] | undefined;
  readonly reference: string | undefined;
}

export const depositsSearch = (asked: Asked<DepositsSearch>): DepositsSearch => ({
  page: readPage(raw(asked)),
  state: readChoice(raw(asked), 'state', depositStates),
  reference: readText(raw(asked), 'reference', 20),
});

/** Providers whose payments are reconciled. */
export const depositProviders = ['sandbox', 'btcpay'] as const;

export interface ReconciliationSearch {
  readonly tab: 'days' | undefined;
  readonly page: number;
  /** Without it what is open. */
  readonly state: 'resolved' | undefined;
  readonly kind: DiscrepancyKind | undefined;
  readonly provider: (typeof depositProviders)[number] | undefined;
}

export const reconciliationSearch = (asked: Asked<ReconciliationSearch>): ReconciliationSearch => ({
  tab: readChoice(raw(asked), 'tab', ['days']),
  page: readPage(raw(asked)),
  state: readChoice(raw(asked), 'state', ['resolved']),
  kind: readChoice(raw(asked), 'kind', discrepancyKinds),
  provider: readChoice(raw(asked), 'provider', depositProviders),
});

export interface WithdrawalsSearch {
  readonly page: number;
  /** Without it what waits for an operator. */
  readonly state: WithdrawalState | undefined;
}

export const withdrawalsSearch = (asked: Asked<WithdrawalsSearch>): WithdrawalsSearch => ({
  page: readPage(raw(asked)),
  state: readChoice(raw(asked), 'state', withdrawalStates),
});

/** Every state that an adjustment can be in for longer than a moment, and all of them. */
export const adjustmentChoices = ['all', 'posted', 'short', 'refused', 'withdrawn'] as const;

export interface AdjustmentsSearch extends DaysSearch {
  readonly page: number;
  /** Without it what waits for a second operator. */
  readonly state: (typeof adjustmentChoices)[number] | undefined;
  readonly direction: (typeof adjustmentDirections)[number] | undefined;
  readonly reason: (typeof adjustmentReasons)[number] | undefined;
  readonly memberId: string | undefined;
}

export const adjustmentsSearch = (asked: Asked<AdjustmentsSearch>): AdjustmentsSearch => ({
  page: readPage(raw(asked)),
  state: readChoice(raw(asked), 'state', adjustmentChoices),
  direction: readChoice(raw(asked), 'direction', adjustmentDirections),
  reason: readChoice(raw(asked), 'reason', adjustmentReasons),
  memberId: readText(raw(asked), 'memberId', 19),
  from: readDay(raw(asked), 'from'),
  to: readDay(raw(asked), 'to'),
});

export interface CashbackSearch extends DaysSearch {
  readonly page: number;
  readonly account: string | undefined;
}

export const cashbackSearch = (asked: Asked<CashbackSearch>): CashbackSearch => ({
  page: readPage(raw(asked)),
  account: readText(raw(asked), 'account', 64),
  from: readDay(raw(asked), 'from'),
  to: readDay(raw(asked), 'to'),
});

export interface TransfersSearch extends DaysSearch {
  readonly page: number;
  readonly account: string | undefined;
  readonly direction: LineDirection | undefined;
}

export const transfersSearch = (asked: Asked<TransfersSearch>): TransfersSearch => ({
  page: readPage(raw(asked)),
  account: readText(raw(asked), 'account', 64),
  direction: readChoice(raw(asked), 'direction', lineDirections),
  from: readDay(raw(asked), 'from'),
  to: readDay(raw(asked), 'to'),
});

export interface VendorWalletsSearch extends DaysSearch {
  readonly page: number;
  /** Which side is shown; without it the transfers. */
  readonly tab: 'books' | undefined;
  readonly account: string | undefined;
  /** Of transfers that are over; without it those that are not. */
  readonly state: 'done' | 'returned' | undefined;
}

export const vendorWalletsSearch = (asked: Asked<VendorWalletsSearch>): VendorWalletsSearch => ({
  page: readPage(raw(asked)),
  tab: readChoice(raw(asked), 'tab', ['books']),
  account: readText(raw(asked), 'account', 64),
  state: readChoice(raw(asked), 'state', ['done', 'returned']),
  from: readDay(raw(asked), 'from'),
  to: readDay(raw(asked), 'to'),
});
