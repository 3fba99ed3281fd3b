import { isCode, isServer, isTest, lines, type Rule } from './rule.ts';

const linesMost = 350;
const testLinesMost = 500;
const sqlWords =
  /\b(SELECT\s.+\bFROM\b|INSERT INTO\s|UPDATE\s\S+\sSET\b|DELETE FROM\s|CREATE (TABLE|INDEX|FUNCTION)\s|ALTER TABLE\s)/;
const sqlPlaces = /[/-]store\.ts$|\/tables\.ts$|\/ledger\/lane-connection\.ts$/;

/** Rules over TypeScript files. */
export const codeRules: readonly Rule[] = [
  {
    name: 'file-size',
    instead: `A file of more than ${linesMost} lines (a test: ${testLinesMost}) holds two things: split it by what it tells.`,
    applies: (path) => /\.(ts|tsx|mjs|css)$/.test(path),
    find: ({ path, text }) => {
      const count = text.split('\n').length - 1;
      return count > (isTest(path) ? testLinesMost : linesMost) ? [{ line: 0, what: `${count} lines` }] : [];
    },
    planted: {
      bad: { path: 'packages/a/src/long.ts', text: 'x;\n'.repeat(linesMost + 1) },
      good: { path: 'packages/a/src/short.ts', text: 'x;\n'.repeat(linesMost) },
    },
  },
  {
    name: 'file-name',
    instead: 'Files are kebab-case and say what is in them; React components PascalCase.tsx.',
    applies: isCode,
    find: ({ path }) => {
      const name = path.split('/').at(-1) ?? '';
      const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/.test(name);
      return kebab || /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/.test(name) ? [] : [{ line: 0, what: name }];
    },
    planted: {
      bad: { path: 'packages/a/src/placeBet.ts', text: '' },
      good: { path: 'packages/a/src/place-bet.ts', text: '' },
    },
  },
  {
    name: 'drawer-folder',
    instead: 'A folder is named by its subject; put the file beside the one that uses it.',
    applies: () => true,
    find: ({ path }) => {
      const drawer = path
        .split('/')
        .slice(0, -1)
        .find((part) => /^(utils?|helpers?|common|misc|shared|lib)$/.test(part));
      return drawer === undefined ? [] : [{ line: 0, what: `${drawer}/` }];
    },
    planted: {
      bad: { path: 'packages/a/src/utils/a.ts', text: '' },
      good: { path: 'packages/a/src/limits/a.ts', text: '' },
    },
  },
  {
    name: 'language-by-name',
    instead:
      'What differs between languages is a column of the table in packages/i18n/src/languages.ts; a text in all of them is read by `textIn`.',
    applies: (path) => /^(apps|packages|games|vendors)\//.test(path) && isCode(path) && !isTest(path),
    find: lines(/\blang(uage)?(\(\))?\)? === '(en|ur|EN|UR)'/),
    planted: {
      bad: { path: 'apps/a/src/a.ts', text: "const name = language === 'en' ? both.EN : both.UR;\n" },
      good: { path: 'apps/a/src/a.ts', text: 'const name = textIn(both, language);\n' },
    },
  },
  {
    name: 'currency-by-name',
    instead:
      'What differs between currencies is a column of the table in packages/money/src/currency.ts; use realCurrencies or homeCurrency.',
    applies: (path) =>
      /^(apps|packages|games)\//.test(path) &&
      isCode(path) &&
      !isTest(path) &&
      !path.includes('-test-') &&
      path !== 'packages/money/src/currency.ts' &&
      // What a setting begins with is data, and may differ by currency.
      !/\/modules\/settings\/[a-z]+-settings\.ts$/.test(path),
    find: lines(/'(PKR|USD|PKT)'/),
    planted: {
      bad: { path: 'apps/a/src/a.ts', text: "const request = { currency: 'PKR' };\n" },
      good: { path: 'apps/a/src/a.ts', text: 'const request = { currency: homeCurrency };\n' },
    },
  },
  {
    name: 'unfinished',
    instead: 'Finish it, or leave it out and say so in the change; a note in the code is read by nobody.',
    applies: isCode,
    find: lines(/\b(TODO|FIXME|HACK)\b|\bXXX:/),
    planted: {
      bad: { path: 'packages/a/src/a.ts', text: '// TODO later\n' },
      good: { path: 'packages/a/src/a.ts', text: '// It is done.\n' },
    },
  },
  {
    name: 'test-left-out',
    instead: 'A test runs or it goes: mend what it shows, and leave no other test out for it.',
    applies: isTest,
    find: lines(/\b(it|test|describe|suite)(\.\w+)*\.(only|skip|todo|fails)\b/),
    planted: {
      bad: { path: 'packages/a/src/a.test.ts', text: "it.only('a', () => {});\n" },
      good: { path: 'packages/a/src/a.test.ts', text: "it('a', () => {});\n" },
    },
  },
  {
    name: 'test-sleeps',
    instead:
      'Wait for what you expect (vi.waitFor, a promise, the fake clock); a pause is slow on fast machines and wrong on slow ones.',
    applies: isTest,
    find: lines(
      /await (sleep|delay)\(|new Promise(<\w+>)?\(\(?\w+\)? => (void )?setTimeout\(\w+, \d{2,}\)\)/,
    ),
    planted: {
      bad: {
        path: 'packages/a/src/a.test.ts',
        text: 'await new Promise((done) => setTimeout(done, 500));\n',
      },
      good: { path: 'packages/a/src/a.test.ts', text: 'await vi.waitFor(() => expect(a).toBe(1));\n' },
    },
  },
  {
    name: 'silenced-checker',
    instead: 'Make the code right for the compiler; a silenced line is where the next bug hides.',
    applies: isCode,
    find: lines(/@ts-(ignore|expect-error|nocheck)|\bas any\b/),
    planted: {
      bad: { path: 'packages/a/src/a.ts', text: 'const a = b as any;\n' },
      good: { path: 'packages/a/src/a.ts', text: 'const a: B = b;\n' },
    },
  },
  {
    name: 'console',
    instead:
      'The server writes to its log (platform/log.ts); a page shows what went wrong, and may say a bug to the console as an error.',
    applies: (path) =>
      isCode(path) &&
      !isTest(path) &&
      /^(apps|packages|games)\//.test(path) &&
      path !== 'apps/server/src/main.ts',
    find: ({ path, text }) =>
      lines(isServer(path) ? /\bconsole\.\w+\(/ : /\bconsole\.(?!error\()\w+\(/)({ path, text }),
    planted: {
      bad: { path: 'apps/server/src/modules/a/b.ts', text: "console.error('x');\n" },
      good: { path: 'apps/site/src/b.ts', text: "console.error('x');\n" },
    },
  },
  {
    name: 'sql-in-stores',
    instead: "SQL stands in a module's store (…store.ts) or its tables.ts; give the store a function for it.",
    applies: (path) =>
      isServer(path) && /\/(modules|transport)\//.test(path) && !isTest(path) && !sqlPlaces.test(path),
    find: lines(sqlWords),
    planted: {
      bad: { path: 'apps/server/src/modules/a/rule.ts', text: 'sql`SELECT 1 FROM a`;\n' },
      good: { path: 'apps/server/src/modules/a/store.ts', text: 'sql`SELECT 1 FROM a`;\n' },
    },
  },
  {
    name: 'float-money',
    instead:
      'Money is a bigint of smallest units and a decimal string on the wire: use packages/money to read, round and show it.',
    applies: (path) =>
      isCode(path) &&
      !isTest(path) &&
      /^(apps|games|packages|vendors)\//.test(path) &&
      !/^games\/[^/]+\/stage\/|^packages\/(money|stage-kit)\//.test(path),
    find: lines(
      /\bparseFloat\(|\b(Number|parseInt)\([\w.?]*(amount|stake|payout|balance|winnings|minorUnits)\w*\b/i,
      /\.length|Digits|Count/,
    ),
    planted: {
      bad: { path: 'apps/site/src/a.ts', text: 'const stake = Number(form.stakeText);\n' },
      good: { path: 'apps/site/src/a.ts', text: 'const stake = parseAmount(form.stakeText, currency);\n' },
    },
  },
];
