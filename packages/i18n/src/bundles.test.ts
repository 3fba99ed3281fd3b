import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { refusalStatus } from '@ikka/contract';
import { languages } from '@ikka/contract/languages';
import { describe, expect, it } from 'vitest';
import { hasRefusalMessage } from './refusal-message.ts';

type Texts = { [key: string]: string | Texts };

const locales = join(import.meta.dirname, '../locales');
const bundlesOf = (language: string) => readdirSync(join(locales, language)).toSorted();
const namespaces = bundlesOf('en').map((file) => basename(file, '.json'));

function leaves(texts: Texts, prefix = ''): Map<string, string> {
  const found = Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...leaves(value, `${prefix}${key}.`)],
  );
  return new Map(found);
}

async function read(language: string, namespace: string): Promise<Map<string, string>> {
  const module = (await import(`../locales/${language}/${namespace}.json`, { with: { type: 'json' } })) as {
    default: Texts;
  };
  return leaves(module.default);
}

const places = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort();

it.each(languages)('every bundle is there in %s', (language) => {
  expect(bundlesOf(language)).toEqual(bundlesOf('en'));
});

describe.each(namespaces)('%s', (namespace) => {
  it.each(languages)(
    'has the same texts in %s, none empty, with the same places for values',
    async (language) => {
      const [english, other] = [await read('en', namespace), await read(language, namespace)];
      expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [key, text] of other) {
        expect(text.trim(), key).not.toBe('');
        expect(places(text), key).toEqual(places(english.get(key) ?? ''));
      }
    },
  );
});

it('every refusal of the contract has its sentence in both languages', () => {
  expect(Object.keys(refusalStatus).filter((code) => !hasRefusalMessage(code))).toEqual([]);
});
