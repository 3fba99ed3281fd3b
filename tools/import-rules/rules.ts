import type { IForbiddenRuleType } from 'dependency-cruiser';
import { moduleLevels } from './levels.ts';

const modules = '^apps/server/src/modules';
const moduleFile = String.raw`/module\.ts$`;
const test = String.raw`\.test\.tsx?$|-test-bench\.tsx?$|\.fixture\.ts$|/testing\.ts$|^tests/|^tools/|^packages/test-kit/`;
const site = '^apps/site/src';
const browserApps = '^apps/(site|play|office)/';
const browserSide = `${browserApps}src/|^packages/(ui|client|stage-kit|i18n|money|fair|contract|game-kit|seat-kit)/src/|^games/[^/]+/(stage|rules)/`;
const buildFiles = String.raw`\.config\.ts$`;
const composing = String.raw`^apps/server/src/compose(\.ts$|/)`;
const database = '(^|/)(pg|drizzle-orm)(/|$)';
const serverOnly = '(^|/)node_modules/(pg|drizzle-orm|fastify|ioredis|pino|pg-boss|sharp|@colyseus/core)/';

/** What no file may import, each with what to do instead. */
export const importRules: (IForbiddenRuleType & { name: string })[] = [
  {
    name: 'no-cycle',
    comment: 'Two files that need each other are one thing, or hide a third: take that third out.',
    severity: 'error',
    // The editor of a setting edits values within values, so its parts are recursive by nature.
    from: { pathNot: String.raw`^apps/office/src/features/settings/(Fields|Rows|Table|Value)Editor\.tsx$` },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'module-by-its-index',
    comment:
      "A module's index.ts is all that others see of it: export there what you need, or ask for an operation.",
    severity: 'error',
    from: { path: `${modules}/([^/]+)/`, pathNot: moduleFile },
    to: { path: `${modules}/[^/]+/.+`, pathNot: [`${modules}/$1/`, String.raw`${modules}/[^/]+/index\.ts$`] },
  },
  {
    name: 'needs-by-module-file',
    comment:
      'A module.ts names the modules that it needs by their module.ts, and takes the rest from their index.ts.',
    severity: 'error',
    from: { path: String.raw`${modules}/([^/]+)/module\.ts$` },
    to: {
      path: `${modules}/[^/]+/.+`,
      pathNot: [`${modules}/$1/`, String.raw`${modules}/[^/]+/(index|module)\.ts$`],
    },
  },
  {
    name: 'module-by-its-index-from-outside',
    comment: "A module's index.ts is all that others see of it, and its module.ts all that compose.ts sees.",
    severity: 'error',
    from: { pathNot: [`${modules}/`, '^tools/migrate/', composing] },
    to: { path: `${modules}/[^/]+/.+`, pathNot: [String.raw`${modules}/[^/]+/index\.ts$`] },
  },
  {
    name: 'composed-by-module-files',
    comment: 'compose.ts knows modules by their module.ts alone: let the module bring what else is needed.',
    severity: 'error',
    from: { path: composing },
    to: { path: `${modules}/[^/]+/.+`, pathNot: [String.raw`${modules}/[^/]+/module\.ts$`] },
  },
  ...moduleLevels.map((names, level) => ({
    name: `module-level-${level + 1}`,
    comment: `Modules of level ${level + 1} (${names.join(', ')}) import from earlier levels only: publish a fact, or declare a port for the higher one to fill.`,
    severity: 'error' as const,
    from: { path: `${modules}/(${names.join('|')})/`, pathNot: test },
    to: { path: `${modules}/(${moduleLevels.slice(level).flat().join('|')})/`, pathNot: `${modules}/$1/` },
  })),
  {
    name: 'module-has-a-level',
    comment:
      'A module without a level: give it its line in apps/server/src/compose/modules.ts and in ARCHITECTURE.md.',
    severity: 'error',
    from: { path: `${modules}/[^/]+/`, pathNot: `${modules}/(${moduleLevels.flat().join('|')})/` },
    to: {},
  },
  {
    name: 'transport-knows-settings-and-gateway',
    comment:
      'Transport reads settings and the gateway; every other module brings it handlers and fills its ports, and a rule of a subject belongs into its module.',
    severity: 'error',
    from: { path: '^apps/server/src/transport/', pathNot: test },
    to: { path: `${modules}/`, pathNot: `${modules}/(settings|gateway)/` },
  },
  {
    name: 'platform-stands-alone',
    comment: 'What every module stands on knows none of them.',
    severity: 'error',
    from: { path: '^apps/server/src/platform/', pathNot: test },
    to: { path: '^apps/server/src/(modules|transport|compose)' },
  },
  {
    name: 'compose-is-the-top',
    comment: 'Modules meet in compose.ts, which only main.ts and tests start.',
    severity: 'error',
    from: {
      pathNot: [String.raw`^apps/server/src/(main|compose)[^/]*\.ts$`, '^apps/server/src/compose/', test],
    },
    to: { path: composing },
  },
  {
    name: 'database-in-stores',
    comment:
      "SQL stands in a module's store (…store.ts), its tables.ts (with the columns.ts they share), or platform/database; move the query there.",
    severity: 'error',
    from: {
      path: `${modules}/|^apps/server/src/transport/`,
      pathNot: [
        String.raw`[/-]store\.ts$`,
        String.raw`/(core-)?tables\.ts$|/columns\.ts$`,
        String.raw`/ledger/lane-connection\.ts$`,
        test,
      ],
    },
    to: { path: database },
  },
  {
    name: 'packages-know-no-app',
    comment: 'A package is below every app and game: turn the dependency round.',
    severity: 'error',
    from: { path: '^packages/', pathNot: '^packages/test-kit/' },
    to: { path: '^(apps|games|vendors|tests|tools)/' },
  },
  {
    name: 'test-kit-needs-the-database-only',
    comment:
      'Of the server, the test kit starts the database and the program; a test composes the rest itself.',
    severity: 'error',
    from: { path: '^packages/test-kit/src/' },
    to: { path: '^(apps|games|vendors)/', pathNot: '^apps/server/(src/platform/database|program)/' },
  },
  {
    name: 'apps-are-strangers',
    comment: 'Apps share packages, not files of one another.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/', pathNot: test },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'features-are-strangers',
    comment:
      'A feature of the site borrows from src/parts/, never from another feature: move there what both need, or let src/app/ place one in the other.',
    severity: 'error',
    from: { path: `${site}/features/([^/]+)/` },
    to: { path: `${site}/features/`, pathNot: `${site}/features/$1/` },
  },
  {
    name: 'features-know-no-app',
    comment: 'The site is put together in src/app/: a feature is placed there and does not know where.',
    severity: 'error',
    from: { path: `${site}/features/` },
    to: { path: `${site}/(app/|main)` },
  },
  {
    name: 'parts-know-no-feature',
    comment: 'What several features borrow knows none of them: hand in what is special about one.',
    severity: 'error',
    from: { path: `${site}/parts/` },
    to: { path: `${site}/(features/|app/|main)` },
  },
  {
    name: 'rules-are-pure',
    comment:
      "A game's rules import game-kit, seat-kit, fair and money alone: no clock, no network, no library can change an outcome.",
    severity: 'error',
    from: { path: '^games/([^/]+)/rules/', pathNot: test },
    to: { pathNot: ['^games/$1/rules/', '^packages/(game-kit|seat-kit|fair|money)/'] },
  },
  {
    name: 'stage-decides-nothing',
    comment: "A stage shows what it is told: it imports its rules for their shapes, never a game's round.",
    severity: 'error',
    from: { path: '^games/[^/]+/stage/' },
    to: { path: '^(apps/|games/[^/]+/round/)' },
  },
  {
    name: 'games-are-strangers',
    comment: 'Games share game-kit and stage-kit, not files of one another.',
    severity: 'error',
    from: { path: '^games/([^/]+)/', pathNot: test },
    to: { path: '^games/', pathNot: '^games/$1/' },
  },
  {
    name: 'games-know-no-app',
    comment: 'A game fills the interfaces of game-kit and knows nobody who plays it.',
    severity: 'error',
    from: { path: '^games/', pathNot: test },
    to: { path: '^(apps|vendors)/' },
  },
  {
    name: 'browser-without-server',
    comment: 'This file runs in a browser: no part of the server, no library of it.',
    severity: 'error',
    from: { path: browserSide, pathNot: [test, buildFiles] },
    to: { path: `^apps/server/|${serverOnly}` },
  },
  {
    name: 'browser-without-node',
    comment: 'This file runs in a browser, which has none of Node: use what the web offers.',
    severity: 'error',
    // A `.node.ts` stands for its neighbour on servers, where package.json's `imports` says so.
    from: { path: browserSide, pathNot: [test, buildFiles, String.raw`\.node\.ts$`] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'server-without-pages',
    comment: 'The server serves pages as built files; it imports none of their parts.',
    severity: 'error',
    from: { path: '^apps/server/' },
    to: { path: String.raw`^packages/(ui|stage-kit)/|(^|/)node_modules/(react|react-dom|pixi\.js)/` },
  },
  {
    name: 'vendors-are-outside',
    comment: 'A vendor stands for another company: it knows our protocol, none of our code.',
    severity: 'error',
    from: { path: '^vendors/', pathNot: test },
    to: { path: '^(apps|packages|games)/' },
  },
  {
    name: 'test-kit-in-tests',
    comment: 'What only tests may use stays out of the product.',
    severity: 'error',
    from: { pathNot: [test, buildFiles] },
    to: { path: '^packages/test-kit/' },
  },
];
