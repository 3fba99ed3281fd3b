import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from './client.ts';
import { type ModuleName, moduleLevels } from './module-order.ts';

const MODULES = fileURLToPath(new URL('../../modules/', import.meta.url));

/** One number for "somebody migrates this database", the same in every process. */
const MIGRATION_LOCK = 4_915_318_640n;

/** The journals live apart from the modules' tables, so that a module's first migration may create its own schema. */
const JOURNAL_SCHEMA = 'migrations';

/** Where a module's generated SQL lies. */
export function migrationsFolder(module: string): string {
  return join(MODULES, module, 'migrations');
}

/** The modules that have migrations, in level order. A module that no level names is a mistake, and is thrown. */
export function modulesWithMigrations(): ModuleName[] {
  const ordered = moduleLevels.flat();
  const found = readdirSync(MODULES).filter((name) =>
    existsSync(join(migrationsFolder(name), 'meta/_journal.json')),
  );
  for (const name of found) {
    if (!ordered.some((known) => known === name))
      throw new Error(`module "${name}" has migrations but no level in module-order.ts`);
  }
  return ordered.filter((name) => found.includes(name));
}

/**
 * Brings the tables of `modules` (default: all) up to date, each module in one transaction, in level order.
 * Processes that start at once wait for one another. A migration that was changed after it ran is refused.
 */
export async function ensureMigrated(
  url: string,
  modules: readonly ModuleName[] = modulesWithMigrations(),
): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'ikka migrations' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('SET client_min_messages = warning');
    const wanted = new Set<string>(modules);
    const applied = await appliedHashes(client);
    for (const module of modulesWithMigrations().filter((name) => wanted.has(name))) {
      // Nearly every start finds nothing to do, and asks so once, not four times for each module.
      if (hashesOf(module).every((hash, index) => applied.get(module)?.[index] === hash)) continue;
      await migrate(drizzle(client), {
        migrationsFolder: migrationsFolder(module),
        migrationsSchema: JOURNAL_SCHEMA,
        migrationsTable: module,
      });
      await refuseChanged(client, module);
    }
  } finally {
    await client.end();
  }
}

/** A hash over every migration of `modules`: two equal hashes mean equal tables. */
export function migrationsHash(modules: readonly ModuleName[] = modulesWithMigrations()): string {
  const hash = createHash('sha256');
  for (const module of modules) {
    for (const { tag, sql } of filesOf(module)) hash.update(`${module}/${tag}\0${sql}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** By module the hashes of the migrations that this database has, the oldest first. */
async function appliedHashes(client: Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const journals = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = '${JOURNAL_SCHEMA}' ORDER BY tablename`,
  );
  if (journals.rows.length === 0) return new Map();
  const parts = journals.rows.map(
    ({ name }) =>
      `SELECT '${name}' AS name, array_agg(hash ORDER BY created_at) AS hashes FROM ${JOURNAL_SCHEMA}."${name}"`,
  );
  const { rows } = await client.query<{ name: string; hashes: string[] | null }>(parts.join(' UNION ALL '));
  return new Map(rows.map(({ name, hashes }) => [name, hashes ?? []]));
}

async function refuseChanged(client: Client, module: string): Promise<void> {
  const applied = (await appliedHashes(client)).get(module);
  const hashes = hashesOf(module);
  filesOf(module).forEach(({ tag }, index) => {
    if (applied?.[index] !== hashes[index])
      throw new Error(
        `migration ${module}/${tag} differs from the one this database has: add a new one instead`,
      );
  });
}

function hashesOf(module: string): string[] {
  return filesOf(module).map(({ sql }) => createHash('sha256').update(sql).digest('hex'));
}

function filesOf(module: string): { tag: string; sql: string }[] {
  const folder = migrationsFolder(module);
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => ({ tag, sql: readFileSync(join(folder, `${tag}.sql`), 'utf8') }));
}
