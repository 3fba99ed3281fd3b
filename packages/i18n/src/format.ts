import { currencyOf } from '@ikka/money';

/**
 * Everything a page prints that is not a word. Figures are in Latin digits in both languages: odds, stakes and codes
 * are compared across screens, receipts and support chats, so that they must look the same everywhere.
 */

/** The zone in which the site shows instants until the server's setting says another. */
export const defaultTimeZone = 'Asia/Karachi';

/** The sign written before an amount; an unknown currency is named by its code. */
export function currencySymbol(currency: string): string {
  return currencyOf(currency)?.symbol ?? currency;
}

/** Groups thousands of a decimal string ("-1234567.50" gives "-1,234,567.50") without passing through a float. */
export function groupDigits(decimal: string): string {
  const match = /^([+-]?)(\d+)(\.\d+)?$/.exec(decimal);
  if (!match) return decimal;
  const [, sign = '', whole = '', fraction = ''] = match;
  const minus = sign === '-' ? '−' : sign;
  return `${minus}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction}`;
}

/** An amount as it stands on the wire, with its symbol: "Rs 1,234.50". A negative sign comes first. */
export function formatMoney(
  decimal: string,
  currency: string,
  options: { symbol?: string; signed?: boolean } = {},
): string {
  const symbol = options.symbol ?? currencySymbol(currency);
  const grouped = groupDigits(decimal);
  const sign = /^[−+]/.test(grouped) ? grouped.charAt(0) : '';
  const isZero = /^[−+]?[0.,]*$/.test(grouped);
  const shown = sign || (options.signed && !isZero ? '+' : '');
  return `${shown}${symbol} ${grouped.slice(sign.length)}`;
}

/**
 * A whole or decimal number with thousands separators and Latin digits. Without `Intl`, whose first formatter takes a phone
 * a tenth of a second to make.
 */
export function formatNumber(value: number | bigint, fractionDigits = 0): string {
  if (typeof value === 'number') return groupDigits(value.toFixed(fractionDigits));
  return groupDigits(fractionDigits > 0 ? `${value}.${'0'.repeat(fractionDigits)}` : String(value));
}

/** A rate between 0 and 1 as a percentage: 0.967219 gives "96.72%". */
export function formatPercent(rate: number, fractionDigits = 2): string {
  return `${formatNumber(rate * 100, fractionDigits)}%`;
}

const partsCache = new Map<string, Intl.DateTimeFormat>();

function partsOf(instant: string | number | Date, timeZone: string): Record<string, string> {
  let format = partsCache.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    partsCache.set(timeZone, format);
  }
  return Object.fromEntries(format.formatToParts(new Date(instant)).map((part) => [part.type, part.value]));
}

/** An instant as `yyyy-MM-dd HH:mm:ss` in the site's zone. */
export function formatInstant(instant: string | number | Date, timeZone: string = defaultTimeZone): string {
  const part = partsOf(instant, timeZone);
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
}

/** The day of an instant as `yyyy-MM-dd` in the site's zone. */
export function formatDay(instant: string | number | Date, timeZone: string = defaultTimeZone): string {
  return formatInstant(instant, timeZone).slice(0, 10);
}

/** The first instant (RFC 3339, UTC) of a day `yyyy-MM-dd` of the site's zone; what a date range sends as `from`. */
export function startOfDay(day: string, timeZone: string = defaultTimeZone): string {
  const guess = Date.parse(`${day}T00:00:00.000Z`);
  const shown = Date.parse(`${formatInstant(guess, timeZone).replace(' ', 'T')}.000Z`);
  return new Date(guess - (shown - guess)).toISOString();
}

/** The day that lies `days` after a day `yyyy-MM-dd`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A length of time as `h:mm:ss`, or `m:ss` below an hour. Never negative: clocks may disagree. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
