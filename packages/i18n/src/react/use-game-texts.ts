import type { Language } from '@ikka/contract/languages';
import { useLanguage } from './language-choice.ts';
import type { Namespace } from './text-keys.ts';
import type { Texts } from './texts.ts';
import { useTranslation } from './use-translation.ts';

type Values = Readonly<Record<string, string | number>>;

/** The texts of a game whose keys only the game knows. */
export interface GameTexts {
  readonly say: (key: string, values?: Values) => string;
  /** A list of sentences, such as the rules. */
  readonly list: (key: string) => readonly string[];
}

/**
 * The texts of a game's bundle in a language. A game brings its bundle along, so that it stands in no list of bundles and its keys
 * have no types; the tests of the bundles hold its languages together.
 */
export function gameTexts(instance: Texts, language: Language, bundle: string): GameTexts {
  const read = instance.getFixedT(language, bundle as Namespace) as unknown as (
    key: string,
    values?: object,
  ) => unknown;
  return {
    say: (key, values) => String(read(key, values)),
    list: (key) => read(key, { returnObjects: true }) as readonly string[],
  };
}

/** The same in the language of the page. They are loaded with the component that asks first. */
export function useGameTexts(bundle: string): GameTexts {
  const { i18n } = useTranslation(bundle as Namespace);
  return gameTexts(i18n, useLanguage(), bundle);
}
