import type { SourceFile } from './rule.ts';

type Texts = { readonly [key: string]: string | Texts };
/** The texts of one language by `namespace:key`. */
type Words = ReadonlyMap<string, string>;

/** Endings that i18next adds by itself, for counts. `other` is there in every language, so that it tells them from words. */
const counted = /_(zero|one|two|few|many|other)$/;
const defaultNamespace = 'common';
/** What the server writes to people: read as properties (`words.heading`) of a template that is named by one part of the key. */
const readByProperty = ['messages', 'letters'];

/**
 * Holds the two languages against each other and against the code, both ways. Each text in both, with the same places for
 * values and every form that its language counts by; each one shown somewhere by code that speaks its namespace; and each
 * that the code names there. The compiler sees most of the last too, for the English bundles are its types, but not past a
 * cast, which a key made of parts often needs: the part of it that is written out must fit some text.
 * A text that ends in a dot (`'act.'`) declares a prefix whose rest the data gives; so does a branch that is read whole.
 */
export function checkWords(bundles: readonly SourceFile[], sources: readonly SourceFile[]): string[] {
  const languages = new Map<string, Map<string, string>>();
  const namespaces = new Set<string>();
  for (const { path, text } of bundles) {
    const [, language, namespace] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (language === undefined || namespace === undefined) continue;
    const known = languages.get(language) ?? new Map<string, string>();
    for (const [key, value] of flatten(JSON.parse(text))) known.set(`${namespace}:${key}`, value);
    languages.set(language, known);
    namespaces.add(namespace);
  }
  const english = languages.get('en') ?? new Map<string, string>();
  const urdu = languages.get('ur') ?? new Map<string, string>();
  const speakers = sources.map((source) => readSpeaker(source, namespaces));
  return [
    ...differences(english, urdu),
    ...missingForms('en', english),
    ...missingForms('ur', urdu),
    ...unused(english, speakers),
    ...missing(english, speakers),
  ];
}

function differences(english: Words, urdu: Words): string[] {
  const problems: string[] = [];
  const known = { en: new Set(bare(english)), ur: new Set(bare(urdu)) };
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

/** The keys as the code names them: without the endings of counts. */
function bare(words: Words): string[] {
  const keys = [...words.keys()].map((key) => {
    const base = key.replace(counted, '');
    return words.has(`${base}_other`) || words.has(`${base}_one`) ? base : key;
  });
  return [...new Set(keys)];
}

/** A text for one count alone shows its bare key for all others. */
function missingForms(language: string, words: Words): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const bases = [...words.keys()].flatMap((key) =>
    /_(one|other)$/.test(key) ? [key.replace(counted, '')] : [],
  );
  return [...new Set(bases)].flatMap((base) =>
    pluralCategories
      .filter((category) => !words.has(`${base}_${category}`))
      .map((category) => `${base} has no text for the count "${category}" in ${language}`),
  );
}

/** A key as it is written in the code, and the form that the whole of it has. */
interface Asked {
  readonly written: string;
  readonly form: RegExp;
}

/** What a file says of texts. */
interface Speaker {
  readonly path: string;
  /** The namespaces that it opens; none where it only names keys for others. */
  readonly namespaces: ReadonlySet<string>;
  readonly literals: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
  /** Beginnings of keys, each with its dot. */
  readonly prefixes: readonly string[];
  readonly properties: ReadonlySet<string>;
  /** The keys that it surely asks for. */
  readonly asked: readonly Asked[];
}

function readSpeaker({ path, text }: SourceFile, known: ReadonlySet<string>): Speaker {
  const opened = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, inside = '']) => {
    const named = [...inside.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
    return named.length === 0 ? [defaultNamespace] : named;
  });
  const also = [...text.matchAll(/\bns[:=]\s*\{?\s*'([\w-]+)'/g)].map(([, name = '']) => name);
  // A namespace that only the running program knows (a game's own) may be any.
  const isOpen = /use(Translation|GameTexts)\([^)]*\w\.\w/.test(text);
  return {
    path,
    namespaces: new Set(isOpen ? [] : [...opened, ...also].filter((name) => known.has(name))),
    literals: new Set([...text.matchAll(/(['"`])([\w.:-]+)\1/g)].map(([, , literal = '']) => literal)),
    patterns: templates(text, /()`((?:[\w.:-]|\$\{[^`}]*\})+)`/g).map(({ form }) => form),
    prefixes: [
      ...[...text.matchAll(/'((?:[\w-]+:)?[\w.-]+\.)'/g)].map(([, prefix = '']) => prefix),
      ...[...text.matchAll(/\bt\(\s*'([\w.:-]+)',\s*\{\s*returnObjects/g)].map(([, key]) => `${key}.`),
      ...[...text.matchAll(/\blist\('([\w.:-]+)'\)/g)].map(([, key]) => `${key}.`),
    ],
    properties: new Set([...text.matchAll(/\.(\w+)\b/g)].map(([, name = '']) => name)),
    asked: [
      ...[...text.matchAll(/\bt\(\s*'([\w.:-]+)'(?!,\s*\{\s*returnObjects)/g)].map(([, key = '']) =>
        whole(key),
      ),
      ...[...text.matchAll(/\bi18nKey="([\w.:-]+)"/g)].map(([, key = '']) => whole(key)),
      ...templates(text, /(\bt\(\s*)`((?:[\w.:-]|\$\{[^`}]*\})+)`/g),
    ],
  };
}

const whole = (key: string): Asked => ({ written: key, form: new RegExp(`^${RegExp.escape(key)}$`) });

/** Keys that are made of parts: what is written out stands, the rest may be anything. */
function templates(text: string, pattern: RegExp): Asked[] {
  return [...text.matchAll(pattern)].flatMap(([, , written = '']) => {
    const parts = written.split(/\$\{[^}]*\}/);
    const isKey = parts.length > 1 && parts.some((part) => /\w/.test(part));
    const form = new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('[\\w.-]+')}$`);
    return isKey ? [{ written, form }] : [];
  });
}

function unused(english: Words, speakers: readonly Speaker[]): string[] {
  const names = ({ literals, patterns, prefixes }: Speaker, name: string) =>
    literals.has(name) ||
    patterns.some((pattern) => pattern.test(name)) ||
    prefixes.some((prefix) => name.startsWith(prefix));
  const isSaid = (full: string) => {
    const [namespace, key] = split(full);
    return speakers.some(
      (speaker) =>
        names(speaker, full) ||
        ((speaker.namespaces.size === 0 || speaker.namespaces.has(namespace)) && names(speaker, key)),
    );
  };
  const isRead = (full: string) =>
    readByProperty.includes(full.slice(0, full.indexOf(':'))) &&
    full
      .slice(full.indexOf(':') + 1)
      .split('.')
      .every((part) =>
        speakers.some(({ literals, properties }) => literals.has(part) || properties.has(part)),
      );
  return bare(english)
    .filter((full) => !isSaid(full) && !isRead(full))
    .map((full) => `${full} is used nowhere: remove it from both languages`);
}

function missing(english: Words, speakers: readonly Speaker[]): string[] {
  const all = [...new Set([...bare(english), ...english.keys()])];
  return speakers.flatMap(({ path, namespaces, asked }) => {
    if (namespaces.size === 0) return [];
    const here = all.map(split).flatMap(([namespace, key]) => (namespaces.has(namespace) ? [key] : []));
    const known = new Set([...here, ...all]);
    return asked
      .filter(({ form }) => ![...known].some((key) => form.test(key)))
      .map(({ written }) => `${path} asks for ${written}, which no bundle that it opens has`);
  });
}

function split(full: string): [namespace: string, key: string] {
  const colon = full.indexOf(':');
  return [full.slice(0, colon), full.slice(colon + 1)];
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
