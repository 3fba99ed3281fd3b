import { latinDigits } from '@ikka/i18n';
import type { Country } from './country-view.ts';

/** What a phone field holds. The dialling code is '' until the countries are there: the server then takes its own. */
export interface PhoneValue extends Country {
  mobileNum: string;
}

export const emptyPhone: PhoneValue = { countryCode: '', countryDialingCode: '', mobileNum: '' };

/** The number as it is typed, in Latin digits whatever the keyboard; nothing else is changed under the hand. */
export const typedNumber = (text: string): string => latinDigits(text).slice(0, 32);

/** The members of a call's body: trimmed, and without a dialling code where none is known. */
export function phoneBody({ countryDialingCode, mobileNum }: PhoneValue): {
  mobileNum: string;
  countryDialingCode?: string;
} {
  const body = { mobileNum: mobileNum.trim() };
  return countryDialingCode === '' ? body : { ...body, countryDialingCode };
}

/** The country to take instead where the chosen one is not, or no longer, among those that are offered; else null. */
export function countryToTake(value: PhoneValue, offered: readonly Country[]): Country | null {
  const chosen = offered.find(({ countryCode }) => countryCode === value.countryCode);
  if (chosen?.countryDialingCode === value.countryDialingCode) return null;
  return chosen ?? offered[0] ?? null;
}
