import {
  adjustmentDirections,
  adjustmentReasons,
  depositStates,
  discrepancyKinds,
  lineDirections,
  withdrawalStates,
} from '@ikka/contract';
import { choice, days, readPage, searchOf, text } from './list-search.ts';

export const depositsSearch = searchOf({
  page: readPage,
  /** Without it, and without a reference, what waits for an operator. */
  state: choice(depositStates),
  reference: text(20),
});

/** Providers whose payments are reconciled. */
export const depositProviders = ['sandbox', 'btcpay'] as const;

export const reconciliationSearch = searchOf({
  tab: choice(['days']),
  page: readPage,
  /** Without it what is open. */
  state: choice(['resolved']),
  kind: choice(discrepancyKinds),
  provider: choice(depositProviders),
});

export const withdrawalsSearch = searchOf({
  page: readPage,
  /** Without it what waits for an operator. */
  state: choice(withdrawalStates),
});

/** Every state that an adjustment can be in for longer than a moment, and all of them. */
export const adjustmentChoices = ['all', 'posted', 'short', 'refused', 'withdrawn'] as const;

export const adjustmentsSearch = searchOf({
  page: readPage,
  /** Without it what waits for a second operator. */
  state: choice(adjustmentChoices),
  direction: choice(adjustmentDirections),
  reason: choice(adjustmentReasons),
  memberId: text(19),
  ...days,
});

export const cashbackSearch = searchOf({
  page: readPage,
  account: text(64),
  ...days,
});

export const transfersSearch = searchOf({
  page: readPage,
  account: text(64),
  direction: choice(lineDirections),
  ...days,
});

export const vendorWalletsSearch = searchOf({
  page: readPage,
  /** Which side is shown; without it the transfers. */
  tab: choice(['books']),
  account: text(64),
  /** Of transfers that are over; without it those that are not. */
  state: choice(['done', 'returned']),
  ...days,
});
