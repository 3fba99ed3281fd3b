import type { SourceFile } from './rule.ts';

type Texts = { readonly [key: string]: string | Texts };

/** Endings that i18next adds by itself, for counts. */
const counted = /_(zero|one|two|few|many|other)$/;

/**
 * Holds the two languages against each other and against the code: each key in both, with the same placeholders, not
 * empty, and used somewhere. That a used key exists is the compiler's to see: the English bundles are its types.
 */
export function checkWords(bundles: readonly SourceFile[], sources: readonly SourceFile[]): string[] {
  const languages = new Map<string, Map<string, string>>();
  for (const { path, text } of bundles) {
    const [, language, namespace] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (language === undefined || namespace === undefined) continue;
    const known = languages.get(language) ?? new Map<string, string>();
    for (const [key, value] of flatten(JSON.parse(text))) known.set(`${namespace}:${key}`, value);
    languages.set(language, known);
  }
  const english = languages.get('en') ?? new Map<string, string>();
  const urdu = languages.get('ur') ?? new Map<string, string>();
  return [...differences(english, urdu), ...unused(english, sources)];
}

function differences(english: ReadonlyMap<string, string>, urdu: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const forms = (key: string) => key.replace(counted, '');
  const known = { en: new Set([...english.keys()].map(forms)), ur: new Set([...urdu.keys()].map(forms)) };
  for (const key of known.en) if (!known.ur.has(key)) problems.push(`${key} has no Urdu text`);
  for (const key of known.ur) if (!known.en.has(key)) problems.push(`${key} has no English text`);
  for (const [key, text] of [...english, ...urdu]) if (text.trim() === '') problems.push(`${key} is empty`);
  for (const [key, text] of english) {
    const other = urdu.get(key);
    if (other === undefined) continue;
    const [here, there] = [placeholders(text), placeholders(other)];
    if (here !== there) problems.push(`${key} has the placeholders ${here} in English, ${there} in Urdu`);
  }
  return problems;
}

function unused(english: ReadonlyMap<string, string>, sources: readonly SourceFile[]): string[] {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { text } of sources) {
    for (const [, , literal] of text.matchAll(/(['"`])([\w.:-]+)\1/g))
      if (literal !== undefined) literals.add(literal);
    for (const [, template] of text.matchAll(/`([\w.:-]*\$\{[^`]*)`/g)) {
      const parts = (template ?? '').split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
      if (parts.some((part) => /\w/.test(part)) && parts.every((part) => !/\s/.test(part))) {
        patterns.push(new RegExp(`^${parts.join('[\\w.-]+')}$`));
      }
    }
  }
  const isUsed = (name: string) => literals.has(name) || patterns.some((pattern) => pattern.test(name));
  return [...english.keys()].flatMap((whole) => {
    const full = whole.replace(counted, '');
    const key = full.slice(full.indexOf(':') + 1);
    return isUsed(full) || isUsed(key) ? [] : [`${full} is used nowhere: remove it from both languages`];
  });
}

function flatten(texts: Texts, before = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : flatten(value, `${before}${key}.`),
  );
}

function placeholders(text: string): string {
  return (
    [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1]))].sort().join(', ') ||
    'none'
  );
}
