import { formatMoney, formatNumber } from '@ikka/i18n';
import { type Currency, formatAmount } from '@ikka/money';
import { useTableSnapshot } from './use-table.ts';

/** An amount as a chip shows it: 50, 2.5K, 1M. */
export function chipText(amount: bigint, currency: Currency): string {
  const value = Number(formatAmount(amount, currency));
  for (const [size, sign] of [
    [1_000_000, 'M'],
    [1_000, 'K'],
  ] as const) {
    if (value >= size) return `${formatNumber(Math.floor((value / size) * 10) / 10)}${sign}`;
  }
  return formatNumber(value);
}

/** Writes amounts of this table's money, in full and as chips show them. */
export function useAmounts() {
  const { currency, server } = useTableSnapshot();
  return {
    chip: (amount: bigint) => chipText(amount, currency),
    full: (amount: bigint) =>
      formatMoney(formatAmount(amount, currency), server.currency, { symbol: server.currencySymbol }),
  };
}
