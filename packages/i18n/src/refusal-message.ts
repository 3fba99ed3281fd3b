import type { Language } from '@ikka/contract/languages';
import en from '../locales/en/refusals.json' with { type: 'json' };
import ur from '../locales/ur/refusals.json' with { type: 'json' };
import { defaultLanguage, parseLanguage } from './languages.ts';

type Texts = { readonly [key: string]: string | Texts };

const place = /\{\{\s*(\w+)\s*\}\}/g;
const bundles: Record<Language, Texts> = { en, ur };

/**
 * The sentence of a refusal in the caller's language, for the envelope's `message`.
 * `code` is the dotted code of the contract, `language` any spelling (`UR`, `en`); an unknown language reads the default
 * one, an unknown code the general sentence. `values` fill the `{{name}}` places, of words in several languages those of the
 * message's own; a part in [brackets] is said only when the values that it names are known.
 */
export function refusalMessage(code: string, language: string, values: Record<string, unknown> = {}): string {
  const read = parseLanguage(language) ?? defaultLanguage;
  const bundle = bundles[read];
  const printed = (value: unknown) => printedIn(read, value);
  const text = find(bundle, code) ?? find(bundle, 'unknown') ?? code;
  const known = text.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    isComplete(part, (name) => printed(values[name])) ? part : '',
  );
  return known.replace(place, (_, name: string) => printed(values[name]));
}

/** Whether both languages have a sentence of their own for a code; the contract's test asks it for every code. */
export function hasRefusalMessage(code: string): boolean {
  return Object.values(bundles).every((bundle) => find(bundle, code) !== undefined);
}

function find(texts: Texts, code: string): string | undefined {
  let node: string | Texts | undefined = texts;
  for (const part of code.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
}

function isComplete(part: string, printed: (name: string) => string): boolean {
  return [...part.matchAll(place)].every(([, name = '']) => printed(name) !== '');
}

function printedIn(language: Language, value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    const words = (value as Record<string, unknown>)[language.toUpperCase()];
    return typeof words === 'string' ? words : '';
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : '';
}
