import { formatMoney } from '@ikka/i18n';
import { Figure } from './Figure.tsx';
import classes from './Money.module.css';

export interface MoneyProps {
  /** A decimal string as it stands on the wire, e.g. "1234.50". */
  amount: string;
  currency: string;
  symbol?: string | undefined;
  /** Writes a plus before what came in. */
  signed?: boolean;
  /** Colours by direction (emerald in, coral out); `win` is lantern gold. */
  tone?: 'plain' | 'direction' | 'win';
}

/** An amount of money, exact to the digit: "Rs 1,234.50". */
export function Money({ amount, currency, symbol, signed = false, tone = 'plain' }: MoneyProps) {
  const text = formatMoney(amount, currency, { signed, ...(symbol === undefined ? {} : { symbol }) });
  return (
    <Figure className={classes[toneOf(amount, tone)]} amount={amount}>
      {text}
    </Figure>
  );
}

function toneOf(amount: string, tone: 'plain' | 'direction' | 'win'): 'plain' | 'in' | 'out' | 'win' {
  if (tone !== 'direction') return tone;
  if (/^[+-]?[0.]*$/.test(amount)) return 'plain';
  return amount.startsWith('-') ? 'out' : 'in';
}
