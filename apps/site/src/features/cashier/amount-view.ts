import { currencyOf, parseAmount } from '@ikka/money';

export type AmountError = { key: 'required' } | { key: 'form'; digits: number } | { key: 'range' };

export type AmountJudged = { amount: string; error: null } | { amount: null; error: AmountError };

/**
 * Reads what was typed as an amount between `min` and `max` (wire amounts of the currency). Thousands separators and
 * missing digits behind the point are forgiven: "1,500" is "1500.00".
 */
export function judgeAmount(
  typed: string,
  limits: { currency: string; min: string; max: string },
): AmountJudged {
  const currency = currencyOf(limits.currency);
  const text = typed.replace(/[,\s]/g, '');
  if (text === '') return { amount: null, error: { key: 'required' } };
  const digits = currency?.digits ?? 2;
  const form = new RegExp(`^(\\d{1,15})(?:\\.(\\d{0,${digits}}))?$`).exec(text);
  if (!form || !currency) return { amount: null, error: { key: 'form', digits } };
  const whole = (form[1] ?? '0').replace(/^0+(?=\d)/, '');
  const amount = digits === 0 ? whole : `${whole}.${(form[2] ?? '').padEnd(digits, '0')}`;
  const [value, min, max] = [amount, limits.min, limits.max].map((wire) => parseAmount(wire, currency));
  if (typeof value !== 'bigint' || typeof min !== 'bigint' || typeof max !== 'bigint') {
    return { amount: null, error: { key: 'form', digits } };
  }
  return value < min || value > max ? { amount: null, error: { key: 'range' } } : { amount, error: null };
}
