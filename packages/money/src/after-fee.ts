import { currencyOf } from './currency.ts';
import { formatAmount } from './format-amount.ts';
import { parseAmount } from './parse-amount.ts';

/**
 * What of a written amount is credited where the house keeps `feePercent` of it (two digits: `1.50`), rounded in the member's favour.
 * For pages, as the server rounds.
 */
export function afterFee(amount: string, code: string, feePercent: string): string {
  const currency = currencyOf(code);
  const units = currency && parseAmount(amount, currency);
  if (!currency || typeof units !== 'bigint') return amount;
  const basisPoints = BigInt(feePercent.replace('.', ''));
  return formatAmount(units - (units * basisPoints) / 10_000n, currency);
}
