import { type LimitKind, type LimitPeriod, minutesOfPeriod } from '@ikka/contract';
import { formatMoney, readDecimal } from '@ikka/i18n';
import { currencyOf, parseAmount } from '@ikka/money';
import { judgeAmount } from '../../parts/amounts/judge-amount.ts';

/** Hours and minutes as the site prints them: `2:05 h`; days are not spelled out, so that figures compare. */
export function timeText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
}

/** A limit's value as text: money, or hours and minutes. */
export function valueText(kind: LimitKind, value: string, currency: string): string {
  return kind === 'time' ? timeText(Number(value)) : formatMoney(value, currency);
}

/** How much of a limit is used, in whole per cent; 100 once nothing is left. */
export function usedPercent(
  kind: LimitKind,
  { used, inForce }: { readonly used: string; readonly inForce: string },
  currency: string,
): number {
  const [part, whole] = [used, inForce].map((value) => unitsOf(kind, value, currency));
  if (part === undefined || whole === undefined || whole === 0n || part >= whole) return 100;
  return Number((part * 100n) / whole);
}

function unitsOf(kind: LimitKind, value: string, currency: string): bigint {
  if (kind === 'time') return BigInt(value);
  const known = currencyOf(currency);
  return (known && parseAmount(value, known)) ?? 0n;
}

export type LimitJudged =
  | { readonly value: string; readonly error: null }
  | { readonly value: null; readonly error: 'required' | 'amount' | 'hours' };

const mostAmount = '9999999999.00';

/** Reads what was typed as a limit: an amount, or hours with at most two digits behind the point. */
export function judgeLimit(
  typed: string,
  { kind, period, currency }: { kind: LimitKind; period: LimitPeriod; currency: string },
): LimitJudged {
  if (typed.trim() === '') return { value: null, error: 'required' };
  if (kind !== 'time') {
    const judged = judgeAmount(typed, { currency, min: '0.00', max: mostAmount });
    return judged.amount === null ? { value: null, error: 'amount' } : { value: judged.amount, error: null };
  }
  const hundredths = readDecimal(typed, 2);
  const minutes = hundredths === null ? 0 : Math.round((Number(hundredths) * 60) / 100);
  return minutes >= 1 && minutes < minutesOfPeriod[period]
    ? { value: String(minutes), error: null }
    : { value: null, error: 'hours' };
}

/** What stands in the field at first: the present limit as one would type it. */
export function typedOf(kind: LimitKind, value: string | null): string {
  if (value === null) return '';
  return kind === 'time' ? String(Math.round((Number(value) / 60) * 100) / 100) : value.replace(/\.00$/, '');
}
