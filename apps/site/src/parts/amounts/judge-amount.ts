import { judgeNumber, type NumberProblem } from '@ikka/i18n';
import { type Currency, formatAmount, knownCurrency, parseAmount } from '@ikka/money';

/** Between what an amount may be, as wire amounts of the currency. */
export interface AmountLimits {
  readonly currency: string;
  readonly min: string;
  readonly max: string;
}

export type JudgedAmount =
  | { readonly amount: string; readonly problem: null }
  | { readonly amount: null; readonly problem: NumberProblem };

/** Reads what was typed as a wire amount within its limits, or tells what is wrong with it: nothing is made to fit. */
export function judgeAmount(typed: string, { currency: code, min, max }: AmountLimits): JudgedAmount {
  const currency = knownCurrency(code);
  const { value, problem } = judgeNumber(typed, {
    least: unitsOf(min, currency),
    greatest: unitsOf(max, currency),
    digits: currency.digits,
  });
  return problem === null ? { amount: formatAmount(value, currency), problem } : { amount: null, problem };
}

function unitsOf(wire: string, currency: Currency): bigint {
  const units = parseAmount(wire, currency);
  if (units === null) throw new TypeError(`not an amount of ${currency.code}: ${wire}`);
  return units;
}
