/** The interface languages that are complete. The wire and the settings spell them in capitals. */
export const languages = ['ur', 'en'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

/** Product decision: a visitor who has chosen nothing reads Urdu. */
export const defaultLanguage: Language = 'ur';

/** Each language named in its own script, as a picker shows it. */
export const languageNames: Record<Language, string> = { ur: 'اردو', en: 'English' };

const directions: Record<Language, Direction> = { ur: 'rtl', en: 'ltr' };

/** The writing direction of a language. */
export function directionOf(language: Language): Direction {
  return directions[language];
}

/** Reads a language in any spelling (`UR`, `en-GB`); answers undefined for one that is not offered. */
export function parseLanguage(text: string | null | undefined): Language | undefined {
  const base = text?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === base);
}

/** The spelling of the `Language` header. */
export function wireLanguage(language: Language): 'EN' | 'UR' {
  return language === 'en' ? 'EN' : 'UR';
}
