import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruiseImports } from './cruise.ts';
import { moduleLevels } from './levels.ts';

/** A project in which every rule is broken once: [file, what it imports, the rule that this breaks]. */
const planted: readonly (readonly [file: string, imported: string, rule: string])[] = [
  ['apps/server/src/platform/a.ts', 'apps/server/src/platform/b.ts', 'no-cycle'],
  ['apps/server/src/platform/b.ts', 'apps/server/src/platform/a.ts', 'no-cycle'],
  ['apps/server/src/modules/office/a.ts', 'apps/server/src/modules/ledger/store.ts', 'module-by-its-index'],
  ['apps/server/src/main.ts', 'apps/server/src/modules/ledger/store.ts', 'module-by-its-index-from-outside'],
  [
    'apps/server/src/modules/office/module.ts',
    'apps/server/src/modules/ledger/store.ts',
    'needs-by-module-file',
  ],
  ['apps/server/src/compose.ts', 'apps/server/src/modules/ledger/index.ts', 'composed-by-module-files'],
  ...moduleLevels.map(
    (names, level) =>
      [
        `apps/server/src/modules/${names[0]}/level.ts`,
        `apps/server/src/modules/${(moduleLevels[level + 1] ?? names).at(-1)}/index.ts`,
        `module-level-${level + 1}`,
      ] as const,
  ),
  ['apps/server/src/modules/newcomer/a.ts', 'apps/server/src/platform/c.ts', 'module-has-a-level'],
  [
    'apps/server/src/transport/a.ts',
    'apps/server/src/modules/ledger/index.ts',
    'transport-knows-settings-and-gateway',
  ],
  ['apps/server/src/platform/d.ts', 'apps/server/src/modules/audit/index.ts', 'platform-stands-alone'],
  ['apps/server/src/transport/b.ts', 'apps/server/src/compose.ts', 'compose-is-the-top'],
  ['apps/server/src/modules/ledger/rule.ts', 'node_modules/pg/index.ts', 'database-in-stores'],
  ['packages/money/src/a.ts', 'games/one/rules/index.ts', 'packages-know-no-app'],
  ['packages/test-kit/src/a.ts', 'apps/server/src/transport/c.ts', 'test-kit-needs-the-database-only'],
  ['apps/site/src/a.tsx', 'apps/office/src/b.ts', 'apps-are-strangers'],
  ['apps/site/src/features/one/a.ts', 'apps/site/src/features/two/b.ts', 'features-are-strangers'],
  ['apps/site/src/features/one/c.ts', 'apps/site/src/app/shell/a.ts', 'features-know-no-app'],
  ['apps/site/src/parts/one/a.ts', 'apps/site/src/features/one/d.ts', 'parts-know-no-feature'],
  ['games/one/rules/a.ts', 'packages/contract/src/index.ts', 'rules-are-pure'],
  ['games/one/stage/a.ts', 'games/one/round/index.ts', 'stage-decides-nothing'],
  ['games/one/round/a.ts', 'games/two/rules/index.ts', 'games-are-strangers'],
  ['games/one/round/b.ts', 'apps/server/src/platform/c.ts', 'games-know-no-app'],
  ['packages/ui/src/a.tsx', 'node_modules/fastify/index.ts', 'browser-without-server'],
  ['packages/client/src/a.ts', 'node:fs', 'browser-without-node'],
  ['apps/server/src/transport/d.ts', 'packages/ui/src/index.ts', 'server-without-pages'],
  ['vendors/bank/src/a.ts', 'packages/money/src/index.ts', 'vendors-are-outside'],
  ['apps/server/src/platform/e.ts', 'packages/test-kit/src/index.ts', 'test-kit-in-tests'],
];

/**
 * Proves that the checker reads: builds the planted project in a temporary folder and answers the rules that were
 * broken there and not found. Anything but an empty list means that the real project was not checked either.
 */
export async function rulesThatSleep(names: readonly string[]): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    const files = new Map<string, string>();
    for (const [file, imported] of planted) {
      if (!imported.startsWith('node:')) files.set(imported, files.get(imported) ?? '');
      const from = imported.startsWith('node:')
        ? imported
        : `${'../'.repeat(file.split('/').length - 1)}${imported}`;
      files.set(file, `${files.get(file) ?? ''}import '${from}';\n`);
    }
    for (const [file, text] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text === '' ? 'export {};\n' : text);
    }
    const { violations } = await cruiseImports(root, ['apps', 'games', 'packages', 'vendors']);
    const missed = planted.filter(
      ([file, , rule]) =>
        !violations.some(
          (violation) => violation.rule === rule && [violation.from, violation.to].includes(file),
        ),
    );
    const unplanted = names.filter((name) => !planted.some(([, , rule]) => rule === name));
    return [
      ...missed.map(([file, imported, rule]) => `${rule}: ${file} -> ${imported} was not found`),
      ...unplanted.map((name) => `${name}: has no planted violation in tools/import-rules/planted.ts`),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
