import type { Language } from '@ikka/contract/languages';
import type { i18n } from 'i18next';
import type { Say } from './say.ts';
import type { Namespace } from './text-keys.ts';

/** The texts of a page: the library's instance, which knows the keys of our bundles. */
export interface Texts extends Omit<i18n, 't' | 'getFixedT'> {
  readonly t: Say<readonly ['common', ...Namespace[]]>;
  /** Says the texts of a namespace in a language, or for null in the page's at that moment. */
  readonly getFixedT: <Name extends Namespace>(language: Language | null, namespace: Name) => Say<Name>;
}
