import type { CallValue, calls } from '@ikka/contract';
import { type Language, latinDigits } from '@ikka/i18n';

export type Country = CallValue<typeof calls.system.countries>[number];

export interface NamedCountry extends Country {
  name: string;
  /** What a search looks in: the name in the page's language and in English, the code, and the dialling code. */
  words: string;
}

/** Without accents, vowel signs and case, in Latin digits, so that what is found does not hang on how it is typed. */
const folded = (text: string): string =>
  latinDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u200c\u200d]/gu, '')
    // The Arabic keyboard's letters for the Urdu ones.
    .replaceAll('ي', 'ی')
    .replaceAll('ى', 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ه', 'ہ')
    .toLowerCase();

/** Names the countries in the language of the page, in the order in which they came. */
export function namedCountries(countries: readonly Country[], language: Language): NamedCountry[] {
  const own = new Intl.DisplayNames([language], { type: 'region' });
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  return countries.map((country) => {
    const { countryCode, countryDialingCode } = country;
    const name = own.of(countryCode) ?? countryCode;
    const words = ` ${folded(name)} ${folded(english.of(countryCode) ?? '')} ${countryCode.toLowerCase()} ${countryDialingCode} `;
    return { ...country, name, words };
  });
}

/** The countries with a word that begins as typed: a name in either language, a code, a dialling code with its plus. */
export function findCountries(countries: readonly NamedCountry[], typed: string): NamedCountry[] {
  const wanted = folded(typed)
    .trim()
    .replace(/^(?:\+|00)(?=\d)/, '');
  return wanted === '' ? [...countries] : countries.filter(({ words }) => words.includes(` ${wanted}`));
}
