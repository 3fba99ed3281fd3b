import { type Namespace, useLanguage, useTranslation } from '@ikka/i18n/react';

type Values = Readonly<Record<string, string | number>>;

/** The texts of a game whose keys only the game knows. They are loaded with the component that asks first. */
export function useGameTexts(bundle: Namespace): {
  readonly say: (key: string, values?: Values) => string;
} {
  const { i18n } = useTranslation(bundle);
  const read = i18n.getFixedT(useLanguage(), bundle) as unknown as (key: string, values?: object) => unknown;
  return {
    say: (key, values) => String(read(key, values)),
  };
}
