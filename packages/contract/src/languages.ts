interface LanguageRow {
  /** How the wire and the settings spell it. */
  readonly wire: string;
  /** Its name in its own script, as a picker shows it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** What stands between the entries of a list. */
  readonly comma: string;
  /** For what only `Intl` can write; figures are Latin in every language. */
  readonly locale: string;
}

/** The interface languages that are complete. Whatever differs between languages and is no text is a column of this table. */
export const languageTable = {
  ur: { wire: 'UR', name: 'اردو', direction: 'rtl', comma: '، ', locale: 'ur-PK-u-nu-latn' },
  en: { wire: 'EN', name: 'English', direction: 'ltr', comma: ', ', locale: 'en-GB' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languageTable;
export type LanguageCode = (typeof languageTable)[Language]['wire'];

export const languages = Object.keys(languageTable) as readonly Language[];
export const languageCodes = languages.map((language): LanguageCode => languageTable[language].wire);

/** A text in every language, as operators write it and as the wire carries it. */
export type LocalText = Readonly<Record<LanguageCode, string>>;

/** An object with one value for each language. */
export const inEveryLanguage = <Value>(make: (code: LanguageCode) => Value): Record<LanguageCode, Value> =>
  Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<LanguageCode, Value>;

/** Whether two texts say the same in every language. */
export const isSameText = (one: LocalText, other: LocalText): boolean =>
  languageCodes.every((code) => one[code] === other[code]);
