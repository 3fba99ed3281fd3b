export type Direction = 'ltr' | 'rtl';

interface LanguageRow {
  /** How the wire and the settings spell it. */
  readonly wire: string;
  /** Its name in its own script, as a picker shows it. */
  readonly name: string;
  readonly direction: Direction;
  /** What stands between the entries of a list. */
  readonly comma: string;
  /** For what only `Intl` can write; figures are Latin in every language. */
  readonly locale: string;
}

/** The interface languages that are complete. Whatever differs between languages and is no text is a column of this table. */
const table = {
  ur: { wire: 'UR', name: 'اردو', direction: 'rtl', comma: '، ', locale: 'ur-PK-u-nu-latn' },
  en: { wire: 'EN', name: 'English', direction: 'ltr', comma: ', ', locale: 'en-GB' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof table;
export type WireLanguage = (typeof table)[Language]['wire'];

export const languages = Object.keys(table) as readonly Language[];
export const wireLanguages = languages.map((language): WireLanguage => table[language].wire);

/** Product decision: a visitor who has chosen nothing reads Urdu. */
export const defaultLanguage: Language = 'ur';

/** Each language named in its own script, as a picker shows it. */
export const languageNames: Readonly<Record<Language, string>> = { ur: table.ur.name, en: table.en.name };

/** The writing direction of a language. */
export const directionOf = (language: Language): Direction => table[language].direction;

/** What stands between the entries of a list. */
export const commaOf = (language: Language): string => table[language].comma;

/** The locale of a language, for what only `Intl` can write. */
export const localeOf = (language: Language): string => table[language].locale;

/** Reads a language in any spelling (`UR`, `en-GB`); answers undefined for one that is not offered. */
export function parseLanguage(text: string | null | undefined): Language | undefined {
  const base = text?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === base);
}

/** The spelling of the `Language` header. */
export const wireLanguage = (language: Language): WireLanguage => table[language].wire;

/** The language that the wire spells so. */
export function languageOfWire(wire: WireLanguage): Language {
  return languages.find((language) => table[language].wire === wire) ?? defaultLanguage;
}

/** A text in every language, as operators write it and as the wire carries it. */
export type LocalText = Readonly<Record<WireLanguage, string>>;

/** A text in the reader's language; in another one where it was left empty. Nothing where there is no text. */
export function textIn<Text extends LocalText | null | undefined>(
  text: Text,
  language: Language,
): Text extends LocalText ? string : string | undefined;
export function textIn(text: LocalText | null | undefined, language: Language): string | undefined {
  if (text == null) return undefined;
  return text[wireLanguage(language)] || wireLanguages.map((wire) => text[wire]).find(Boolean) || '';
}
