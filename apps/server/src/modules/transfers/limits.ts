import type { LineDirection } from '@ikka/contract';
import { addDays, formatDay, startOfDay } from '@ikka/i18n';
import { type Currency, parseAmount } from '@ikka/money';
import type { Settings } from '../settings/index.ts';

/** Smallest units. */
export interface TransferLimits {
  readonly min: bigint;
  readonly max: bigint;
  readonly dayMax: bigint;
  readonly dayCount: number;
}

/** The limits in force now. Throws where a setting is not an amount of the currency. */
export function transferLimits(
  settings: Pick<Settings, 'get'>,
  direction: LineDirection,
  currency: Currency,
): TransferLimits {
  const read = (text: string): bigint => {
    const amount = parseAmount(text, currency);
    if (amount === null) throw new Error(`the setting "${text}" is no amount in ${currency.code}`);
    return amount;
  };
  const { min, max, dayMax, dayCount } = settings.get(
    direction === 'upline' ? 'transfer.upline_limits' : 'transfer.downline_limits',
  );
  const least = read(min);
  // A transfer of nothing is none, whatever the setting says.
  return { min: least > 0n ? least : 1n, max: read(max), dayMax: read(dayMax), dayCount };
}

/** The day of a time zone in which an instant lies: its first instant, and the next day's. */
export function dayOf(now: Date, zone: string): { readonly begins: Date; readonly ends: Date } {
  const day = formatDay(now, zone);
  return { begins: new Date(startOfDay(day, zone)), ends: new Date(startOfDay(addDays(day, 1), zone)) };
}

/** What is left of a day; never below nothing, also where the limit was lowered meanwhile. */
export function leftOfDay(
  { dayMax, dayCount }: TransferLimits,
  used: { readonly amount: bigint; readonly count: number },
): { readonly amount: bigint; readonly count: number } {
  return {
    amount: dayMax > used.amount ? dayMax - used.amount : 0n,
    count: Math.max(0, dayCount - used.count),
  };
}
