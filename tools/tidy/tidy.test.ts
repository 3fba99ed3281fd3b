import { describe, expect, it } from 'vitest';
import { codeRules } from './code-rules.ts';
import { pageRules } from './page-rules.ts';
import { missingFiles, projectRules } from './project-rules.ts';
import { checkWords } from './words.ts';

describe('every rule of tidy', () => {
  it.each([...codeRules, ...pageRules, ...projectRules].map((rule) => [rule.name, rule] as const))(
    '%s finds what breaks it and nothing else',
    (_, { applies, find, planted }) => {
      expect(applies(planted.bad.path)).toBe(true);
      expect(find(planted.bad)).not.toEqual([]);
      expect(applies(planted.good.path) ? find(planted.good) : []).toEqual([]);
    },
  );
});

describe('the words of both languages', () => {
  const bundle = (language: string, texts: object) => ({
    path: `packages/i18n/locales/${language}/site.json`,
    text: JSON.stringify(texts),
  });
  const source = (text: string) => [{ path: 'apps/site/src/A.tsx', text }];

  it('are complete, alike and used', () => {
    const bundles = [
      bundle('en', {
        hello: 'Hello {{name}}',
        kind: { one: '1', two: '2' },
        day_one: 'day',
        day_other: 'days',
      }),
      bundle('ur', { hello: 'سلام {{name}}', kind: { one: '۱', two: '۲' }, day_one: 'دن', day_other: 'دن' }),
    ];
    expect(checkWords(bundles, source(`t('hello'); t(\`site:kind.\${which}\`); t('day')`))).toEqual([]);
  });

  it('fail when a key stands in one language only', () => {
    expect(checkWords([bundle('en', { a: 'A' }), bundle('ur', {})], source("t('a')"))).toEqual([
      'site:a has no Urdu text',
    ]);
    expect(checkWords([bundle('en', {}), bundle('ur', { a: 'ا' })], [])).toEqual([
      'site:a has no English text',
    ]);
  });

  it('fail when a placeholder is lost in translation', () => {
    expect(checkWords([bundle('en', { a: '{{sum}}' }), bundle('ur', { a: 'ا' })], source("t('a')"))).toEqual([
      'site:a has the placeholders sum in English, none in Urdu',
    ]);
  });

  it('fail when nothing shows them', () => {
    expect(checkWords([bundle('en', { a: 'A' }), bundle('ur', { a: 'ا' })], source("t('b')"))).toEqual([
      'site:a is used nowhere: remove it from both languages',
    ]);
  });
});

describe('a module and a game', () => {
  it('have what the next reader looks for', () => {
    expect(missingFiles(['apps/server/src/modules/wallet/store.ts', 'games/dice/rules/index.ts'])).toEqual([
      'apps/server/src/modules/wallet/README.md',
      'apps/server/src/modules/wallet/index.ts',
      'games/dice/README.md',
    ]);
  });
});
