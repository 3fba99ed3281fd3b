import { languages } from '@ikka/contract/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { groupDigits } from '../format.ts';
import { defaultLanguage, directionOf, parseLanguage } from '../languages.ts';
import { askedAtStart, followOtherTabs, storedLanguage } from './language-choice.ts';
import type { Namespace } from './text-keys.ts';
import type { Texts } from './texts.ts';

interface Bundle {
  readonly [key: string]: string | Bundle;
}

/** Each bundle is its own chunk: a page downloads only its language and the namespaces that it shows. */
const bundles = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, done: (error: unknown, data: Bundle | null) => void) {
    readBundle(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error, null),
    );
  },
};

async function readBundle(language: string, namespace: string): Promise<Bundle> {
  // A build for players knows nothing of it.
  if (import.meta.env.MODE !== 'production') {
    const { pseudoOf, pseudoTexts } = await import('../pseudo-text.ts');
    const kind = pseudoOf(askedAtStart);
    if (kind !== undefined) return pseudoTexts(await load('en', namespace), kind);
  }
  return load(language, namespace);
}

async function load(language: string, namespace: string): Promise<Bundle> {
  const module: { default: Bundle } = await import(`../../locales/${language}/${namespace}.json`);
  return module.default;
}

/**
 * Starts the texts of a page in the language chosen before (Urdu for a new visitor) and resolves when `namespaces` are
 * loaded; others load when a component first asks for them. Keeps `lang` and `dir` of the document in step, and this tab
 * with the others.
 */
export async function createTexts(namespaces: readonly Namespace[]): Promise<Texts> {
  const instance = i18next.createInstance();
  instance.on('languageChanged', (code: string) => {
    const language = parseLanguage(code) ?? defaultLanguage;
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  });
  await instance
    .use(bundles)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      fallbackLng: false,
      supportedLngs: [...languages],
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  // The browser's own formatter of Urdu takes a phone a tenth of a second to make, and might choose other digits.
  instance.services.formatter?.add('number', (count) => groupDigits(String(count)));
  const texts = instance as unknown as Texts;
  followOtherTabs(texts);
  return texts;
}
