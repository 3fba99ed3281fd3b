import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import type { Names } from '../rules/facts/fixture.ts';
import { bookWords, type Texts } from '../rules/words.ts';

/** What the book's things are called in the language of the page. */
export function useBookWords() {
  const { t } = useTranslation('sportsbook');
  const language = useLanguage();
  const nameOf = (name: Names): string => textIn(name, language);
  return { t, nameOf, ...bookWords(t as unknown as Texts, nameOf) };
}
