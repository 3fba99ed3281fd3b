import { type Currency, parseAmount } from '@ikka/money';
import type { Settings } from '../settings/index.ts';
import type { DayLimit } from './day-limits.ts';

/** Smallest units. */
export interface WithdrawLimits {
  readonly min: bigint;
  readonly max: bigint;
  readonly byLevel: readonly DayLimit[];
  readonly largeFrom: bigint;
  readonly fourEyesFrom: bigint;
  /** The sum of a day from which an operator's approvals need a second one. */
  readonly operatorDayFrom: bigint;
}

/** The limits in force now. Throws where a setting is not an amount of the currency. */
export function withdrawLimits(settings: Pick<Settings, 'get'>, currency: Currency): WithdrawLimits {
  const read = (text: string): bigint => {
    const amount = parseAmount(text, currency);
    if (amount === null) throw new Error(`the setting "${text}" is no amount in ${currency.code}`);
    return amount;
  };
  const least = read(settings.get('cashier.withdraw_min'));
  return {
    // A withdrawal of nothing is none, whatever the setting says.
    min: least > 0n ? least : 1n,
    max: read(settings.get('cashier.withdraw_max')),
    byLevel: settings
      .get('cashier.withdraw_day_limits')
      .map(({ fromLevel, amountMax, countMax }) => ({ fromLevel, amountMax: read(amountMax), countMax })),
    largeFrom: read(settings.get('cashier.withdraw_large_from')),
    fourEyesFrom: read(settings.get('cashier.withdraw_four_eyes_from')),
    operatorDayFrom: read(settings.get('cashier.withdraw_operator_day_from')),
  };
}
