import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = { readonly [key: string]: string | Texts };
export type StoryLanguage = 'en' | 'ur';

/** The page's own texts, so that one story is told in every language: `t('identity:login.submit')`. */
export function textsOf(language: StoryLanguage) {
  const bundles = new Map<string, Texts>();
  return (key: string, values: Record<string, string> = {}): string => {
    const [namespace = '', path = ''] = key.split(':');
    let texts = bundles.get(namespace);
    if (texts === undefined) {
      const file = join(import.meta.dirname, '../../packages/i18n/locales', language, `${namespace}.json`);
      texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
      bundles.set(namespace, texts);
    }
    let node: string | Texts | undefined = texts;
    for (const part of path.split('.')) node = typeof node === 'object' ? node[part] : undefined;
    if (typeof node !== 'string') throw new Error(`no text ${key} in ${language}`);
    return node.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '');
  };
}
