import { textIn } from '@ikka/i18n';
import { languageOf, useTranslation } from '@ikka/i18n/react';
import type { Names } from '../rules/facts/fixture.ts';
import { bookWords, type Texts } from '../rules/words.ts';

/** What the book's things are called in the language of the page. */
export function useBookWords() {
  const { t, i18n } = useTranslation('sportsbook');
  const language = languageOf(i18n);
  const nameOf = (name: Names): string => textIn(name, language);
  return { t, language, nameOf, ...bookWords(t as unknown as Texts, nameOf) };
}
