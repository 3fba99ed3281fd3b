import { currencyOf, parseAmount } from '@ikka/money';

export type AmountProblem = 'above' | 'day' | null;

/** Wire amounts of one currency. */
interface Leaving {
  readonly currency: string;
  readonly available: string;
  readonly day: { readonly amountLeft: string };
}

/** What an amount within the limits still meets before it may leave: the wallet, then the day. */
export function meets(amount: string, { currency: code, available, day }: Leaving): AmountProblem {
  const currency = currencyOf(code);
  if (!currency) return null;
  const [wanted, has, left] = [amount, available, day.amountLeft].map((text) => parseAmount(text, currency));
  if (wanted == null || has == null || left == null) return null;
  if (wanted > has) return 'above';
  return wanted > left ? 'day' : null;
}
