import {
  type Language,
  type LanguageCode,
  type LocalText,
  languageCodes,
  languages,
  languageTable,
} from '@ikka/contract/languages';

export type Direction = 'ltr' | 'rtl';

/** Product decision: a visitor who has chosen nothing reads Urdu. */
export const defaultLanguage: Language = 'ur';

/** Each language named in its own script, as a picker shows it. */
export const languageNames: Readonly<Record<Language, string>> = Object.fromEntries(
  languages.map((language) => [language, languageTable[language].name]),
) as Record<Language, string>;

/** The writing direction of a language. */
export const directionOf = (language: Language): Direction => languageTable[language].direction;

/** What stands between the entries of a list. */
export const commaOf = (language: Language): string => languageTable[language].comma;

/** The locale of a language, for what only `Intl` can write. */
export const localeOf = (language: Language): string => languageTable[language].locale;

/** Reads a language in any spelling (`UR`, `en-GB`); answers undefined for one that is not offered. */
export function parseLanguage(text: string | null | undefined): Language | undefined {
  const base = text?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === base);
}

/** The spelling of the `Language` header. */
export const wireLanguage = (language: Language): LanguageCode => languageTable[language].wire;

/** The language that the wire spells so. */
export function languageOfWire(wire: LanguageCode): Language {
  return languages.find((language) => languageTable[language].wire === wire) ?? defaultLanguage;
}

/** A text in the reader's language; in another one where it was left empty. Nothing where there is no text. */
export function textIn<Text extends LocalText | null | undefined>(
  text: Text,
  language: Language,
): Text extends LocalText ? string : string | undefined;
export function textIn(text: LocalText | null | undefined, language: Language): string | undefined {
  if (text == null) return undefined;
  return text[wireLanguage(language)] || languageCodes.map((wire) => text[wire]).find(Boolean) || '';
}
