import type { CallValue, calls, LanguageCode } from '@ikka/contract';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

/** Where the site is at home: what nearly every visitor looks for. */
const home = 'PK';

/**
 * Countries with their dialling codes: the site's own first, the others in the order of their names in the reader's
 * language. `allowed` narrows them; none named means all.
 */
export function countries(
  allowed: readonly string[],
  language: LanguageCode,
): CallValue<typeof calls.system.countries> {
  const locale = language.toLowerCase();
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const order = new Intl.Collator(locale);
  return getCountries()
    .filter((code) => allowed.length === 0 || allowed.includes(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => Number(b.code === home) - Number(a.code === home) || order.compare(a.name, b.name))
    .map(({ code }) => ({ countryCode: code, countryDialingCode: getCountryCallingCode(code) }));
}
