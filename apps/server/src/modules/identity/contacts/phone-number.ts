import { latinDigits } from '@ikka/i18n';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A mobile number as two fields of a form give it. */
export interface TypedNumber {
  /** The picker's: `92`, also `+92` or `0092`; without one the site's own. */
  readonly countryDialingCode?: string | undefined;
  readonly mobileNum: string;
}

/** Where the site is at home: the country of a number that comes without a dialling code. */
export const homeDialingCode = '92';

/** Signs that people write between the groups of a number, and the marks of direction that come along when they paste. */
export const separators = /[\s\p{Pd}().\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The number in E.164 (`+923001234567`), or null where there is none to keep: not of its country's plan, of a country
 * that is not among `allowed` (none named: all), or one that the plan knows to be something else than a mobile.
 * Countries whose plan does not tell mobiles from landlines (+1) pass.
 */
export function phoneNumber(typed: TypedNumber, allowed: readonly string[] = []): string | null {
  const code = bare(typed.countryDialingCode ?? homeDialingCode).replace(/^(?:\+|00)/, '');
  const number = bare(typed.mobileNum).replace(/^00/, '+');
  if (!/^[1-9]\d{0,2}$/.test(code) || !/^\+?\d{3,20}$/.test(number)) return null;
  const parsed = parse(number, code);
  if (parsed?.countryCallingCode !== code || !isMobile(parsed.getType())) return null;
  const isAllowed = allowed.length === 0 || (parsed.country && allowed.includes(parsed.country));
  return isAllowed ? parsed.number : null;
}

const bare = (text: string): string => latinDigits(text).replace(separators, '');

const isMobile = (type: string | undefined): boolean => type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';

function parse(number: string, defaultCallingCode: string) {
  try {
    return parsePhoneNumberFromString(number, { defaultCallingCode, extract: false });
  } catch {
    // The library throws for a dialling code that no country has.
    return undefined;
  }
}
