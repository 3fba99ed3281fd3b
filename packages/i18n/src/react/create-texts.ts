import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { directionOf } from '../languages.ts';
import { storedLanguage } from './language-choice.ts';
import type { Resources } from './resources.ts';

export type Namespace = keyof Resources;

/** Each bundle is its own chunk: a page downloads only its language and the namespaces that it shows. */
const bundles = {
  type: 'backend' as const,
  init() {},
  read(
    language: string,
    namespace: string,
    done: (error: unknown, data: Record<string, unknown> | null) => void,
  ) {
    import(`../../locales/${language}/${namespace}.json`).then(
      (module: { default: Record<string, unknown> }) => done(null, module.default),
      (error: unknown) => done(error, null),
    );
  },
};

/**
 * Starts the texts of a page in the language chosen before (Urdu for a new visitor) and resolves when `namespaces` are
 * loaded; others load when a component first asks for them. Keeps `lang` and `dir` of the document in step.
 */
export async function createTexts(namespaces: readonly Namespace[]): Promise<i18n> {
  const instance = i18next.createInstance();
  instance.on('languageChanged', (code: string) => {
    const language = code === 'en' ? 'en' : 'ur';
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  });
  await instance
    .use(bundles)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      fallbackLng: false,
      supportedLngs: ['ur', 'en'],
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  return instance;
}
