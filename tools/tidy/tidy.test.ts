import { describe, expect, it } from 'vitest';
import { codeRules } from './code-rules.ts';
import { pageRules } from './page-rules.ts';
import { missingFiles, projectRules } from './project-rules.ts';
import { checkSettings } from './settings.ts';
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
  const bundle = (language: string, texts: object, namespace = 'site') => ({
    path: `packages/i18n/locales/${language}/${namespace}.json`,
    text: JSON.stringify(texts),
  });
  const page = (text: string, namespace = "'site'") => ({
    path: 'apps/site/src/A.tsx',
    text: `const { t } = useTranslation(${namespace});\n${text}`,
  });
  const both = (texts: object, namespace?: string) => [
    bundle('en', texts, namespace),
    bundle('ur', texts, namespace),
  ];
  const unused = (key: string) => `${key} is used nowhere: remove it from both languages`;
  const missing = (key: string) => `apps/site/src/A.tsx asks for ${key}, which no bundle that it opens has`;

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
    expect(checkWords(bundles, [page(`t('hello'); t(\`site:kind.\${which}\`); t('day')`)])).toEqual([]);
  });

  it('fail when a key stands in one language only', () => {
    expect(checkWords([bundle('en', { a: 'A' }), bundle('ur', {})], [page("t('a')")])).toEqual([
      'site:a has no Urdu text',
    ]);
    expect(checkWords([bundle('en', {}), bundle('ur', { a: 'ا' })], [])).toEqual([
      'site:a has no English text',
    ]);
  });

  it('fail when a placeholder is lost in translation', () => {
    expect(checkWords([bundle('en', { a: '{{sum}}' }), bundle('ur', { a: 'ا' })], [page("t('a')")])).toEqual([
      'site:a has the placeholders sum in English, none in Urdu',
    ]);
  });

  it('fail when a form of a count is missing', () => {
    expect(
      checkWords(
        [bundle('en', { day_one: 'day', day_other: 'days' }), bundle('ur', { day_other: 'دن' })],
        [page("t('day', { count })")],
      ),
    ).toEqual(['site:day has no text for the count "one" in ur']);
  });

  it('take no word for a count that only ends like one', () => {
    expect(checkWords(both({ too_many: 'Too many' }), [page("t('too_many')")])).toEqual([]);
    expect(checkWords(both({ too_many: 'Too many' }), [page("t('too')")])).toEqual([
      unused('site:too_many'),
      missing('too'),
    ]);
  });

  it('fail when nothing shows them', () => {
    expect(checkWords(both({ a: 'A' }), [page('')])).toEqual([unused('site:a')]);
  });

  it('are not shown by a page that speaks another namespace, unless it names theirs', () => {
    const bundles = [...both({ a: 'A' }), ...both({ a: 'A' }, 'help')];
    expect(checkWords(bundles, [page("t('a')", "'help'")])).toEqual([unused('site:a')]);
    expect(checkWords(bundles, [page("t('a')", "['site', 'help']")])).toEqual([]);
    expect(checkWords(bundles, [page("t('a'); t('site:a')", "'help'")])).toEqual([]);
  });

  it('may be named by a file that speaks no namespace, for one that does', () => {
    const table = { path: 'apps/site/src/menu-view.ts', text: "export const entries = ['nav.home'];" };
    expect(checkWords(both({ nav: { home: 'Home' } }), [table])).toEqual([]);
  });

  it('may be named by their prefix, which is declared with its dot or read whole', () => {
    const texts = both({ act: { added: 'Added' } });
    expect(checkWords(texts, [page("const prefix = 'act.';")])).toEqual([]);
    expect(checkWords(texts, [page("t('act', { returnObjects: true })")])).toEqual([]);
    expect(checkWords(texts, [page("const prefix = 'deed.';")])).toEqual([unused('site:act.added')]);
  });

  it('fail when a page asks for one that is not there, past a cast too', () => {
    expect(checkWords(both({ a: 'A' }), [page("t('a'); t('b' as 'a')")])).toEqual([missing('b')]);
    expect(checkWords(both({ a: 'A' }), [page('t(\'a\'); <Trans i18nKey="b" />')])).toEqual([missing('b')]);
    expect(
      checkWords(both({ state: { on: 'On' } }), [
        page(`t(\`state.\${state}\`); t(\`stage.\${state}\` as 'state.on')`),
      ]),
    ).toEqual([missing(`stage.\${state}`)]);
  });

  it('that the server sends are read by property', () => {
    const texts = both({ template: { welcome: { subject: 'Welcome' } } }, 'messages');
    const server = (text: string) => [{ path: 'apps/server/src/a.ts', text }];
    expect(checkWords(texts, server("send('welcome'); words.subject; bundle.template"))).toEqual([]);
    expect(checkWords(texts, server("send('farewell'); words.subject; bundle.template"))).toEqual([
      unused('messages:template.welcome.subject'),
    ]);
  });
});

describe('a module and a game', () => {
  it('have what the next reader looks for', () => {
    const paths = [
      'apps/server/src/modules/wallet/store.ts',
      'games/dice/rules/index.ts',
      'games/dice/round/index.ts',
    ];
    expect(missingFiles(paths)).toEqual([
      'apps/server/src/modules/wallet/README.md',
      'apps/server/src/modules/wallet/index.ts',
      'games/dice/README.md',
      'games/dice/game.ts',
    ]);
  });
});

describe('every setting is read by something', () => {
  const definitions = (...keys: string[]) => ({
    path: 'apps/server/src/modules/settings/play-settings.ts',
    text: keys.map((key) => `  '${key}': setting(flag, false, 'On or off'),`).join('\n'),
  });
  const file = (path: string, text: string) => ({ path, text });
  const dead = (key: string) =>
    `the setting ${key} is read by nothing: make it true, or remove it with its texts`;

  it('by its name, or by a name that is put together', () => {
    const read = file(
      'apps/server/src/modules/rounds/play.ts',
      ["get('play.coin_values');", 'get(`identity.', '$', '{provider}_login`);'].join(''),
    );
    expect(checkSettings([definitions('play.coin_values', 'identity.google_login'), read])).toEqual([]);
  });

  it.each([
    ['a test', 'apps/server/src/modules/rounds/play.test.ts'],
    ['what says who may change it', 'apps/server/src/modules/settings/second-eyes.ts'],
    ['another name', 'apps/server/src/modules/rounds/play.ts', 'play.coin_value'],
  ])('and not by %s', (_what, path, key = 'play.coin_values') => {
    const reader = file(path, `get('${key}')`);
    expect(checkSettings([definitions('play.coin_values'), reader])).toEqual([dead('play.coin_values')]);
  });

  it('or the check is out of date', () => {
    expect(checkSettings([])).toHaveLength(1);
  });
});
