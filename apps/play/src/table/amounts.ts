import { formatMoney } from '@ikka/i18n';
import { formatAmount } from '@ikka/money';
import { chipText } from '../parts/chip-text.ts';
import { useTableSnapshot } from './use-table.ts';

/** Writes amounts of this table's money, in full and as chips show them. */
export function useAmounts() {
  const { currency, server } = useTableSnapshot();
  return {
    chip: (amount: bigint) => chipText(amount, currency),
    full: (amount: bigint) =>
      formatMoney(formatAmount(amount, currency), server.currency, { symbol: server.currencySymbol }),
  };
}
