/**
 * Writes the next migration of a module from its tables.ts:
 *   node tools/migrate/generate.ts <module> <name> [--custom]
 * --custom makes an empty file for SQL that the tables cannot say (functions, triggers, partitions).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [module, name, ...flags] = process.argv.slice(2);
const folder = `apps/server/src/modules/${module}`;
if (!module || !name || !/^[a-z0-9-]+$/.test(name) || !existsSync(join(root, folder, 'tables.ts'))) {
  console.error('usage: node tools/migrate/generate.ts <module with tables.ts> <kebab-case-name> [--custom]');
  process.exit(2);
}
const kit = join(
  dirname(createRequire(join(root, 'apps/server/package.json')).resolve('drizzle-kit')),
  'bin.cjs',
);
const result = spawnSync(
  process.execPath,
  [
    kit,
    'generate',
    '--dialect=postgresql',
    `--schema=./${folder}/tables.ts`,
    `--out=./${folder}/migrations`,
    `--name=${name}`,
    ...flags,
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(result.status ?? 1);
