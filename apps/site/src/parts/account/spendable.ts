import type { CallValue, calls } from '@ikka/contract';

type WalletBalance = CallValue<(typeof calls.wallet)['balance']>;

/** The wire's number of the main wallet; the others lie with vendors. */
const mainWallet = 1;

/** A member's money in the main wallet: what he can spend, and what is his and held (bets that are on, payouts on their way). */
export interface Spendable {
  /** Decimal strings of one currency. */
  readonly available: string;
  readonly held: string;
  readonly isAnyHeld: boolean;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly isTrial: boolean;
}

export function spendableOf({ balance, currency, currencySymbol, isTrial }: WalletBalance): Spendable | null {
  const main = balance.find(({ accountTypeId }) => accountTypeId === mainWallet);
  if (main === undefined) return null;
  const { availBalance: available, frozenBalance: held } = main;
  return { available, held, isAnyHeld: /[1-9]/.test(held), currency, currencySymbol, isTrial };
}
