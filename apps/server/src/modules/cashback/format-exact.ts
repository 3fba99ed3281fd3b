import { type Currency, formatAmount } from '@ikka/money';

/** Ten-thousandths of smallest units in the currency's own, with no zeros at the end beyond its digits. */
export function formatExact(exact: bigint, currency: Currency): string {
  const text = formatAmount(exact, { ...currency, digits: currency.digits + 4 });
  const shortest = text.length - 4;
  return text.slice(0, shortest) + text.slice(shortest).replace(/0+$/, '');
}
