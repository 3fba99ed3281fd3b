import { createHash, randomBytes } from 'node:crypto';
import {
  Client,
  connect,
  type Database,
  ensureMigrated,
  type HeldLock,
  type ModuleName,
  migrationsHash,
  modulesWithMigrations,
  takeLock,
} from '@ikka/server/database';
import { CLUSTER_VARIABLE } from './cluster.ts';

export interface TestDatabaseOptions {
  /** The modules whose tables the database has; default: all that there are. */
  readonly modules?: readonly ModuleName[];
  /** Connections of the pool at most; default 10. */
  readonly max?: number;
}

export interface TestDatabase {
  /** As the product connects: owner of the database, not a superuser. */
  readonly url: string;
  readonly database: Database;
  /** Closes the pool and removes the database, whoever is still connected. */
  drop(): Promise<void>;
}

/** The suites ask for some forty sets of modules; a template is ten megabytes. */
const TEMPLATES_MAX = 48;
/** A template is made while others wait for it; that of an opened house takes a whole start of the server. */
const WAIT_MS = 100_000;

/**
 * A fresh database with migrated tables for one suite. The migrations run once per content of all migration files; a
 * suite gets a copy of that template, which takes some tens of milliseconds. Safe from any number of workers at once.
 * Needs `globalSetup: ['packages/test-kit/src/global-setup.ts']` in vitest's configuration.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const cluster = clusterUrl();
  const modules = modulesWithMigrations().filter((name) => options.modules?.includes(name) ?? true);
  const name = newName();
  await copyTemplate(cluster, modules, name);
  return connectTo(cluster, name, options.max);
}

/** A database that already holds something, and what there is to know of it. */
export interface FilledDatabase {
  readonly database: TestDatabase;
  readonly note: string;
}

/**
 * A fresh database with all tables and with what `fill` puts into them: it is asked once for each `kind`, and every suite gets a
 * copy. What it answers is kept with the template for all of them. Safe from any number of workers at once.
 */
export async function openFilledDatabase(
  kind: string,
  fill: (database: TestDatabase) => Promise<string>,
): Promise<FilledDatabase> {
  const cluster = clusterUrl();
  const template = `template_${createHash('sha256').update(kind).digest('hex').slice(0, 16)}`;
  const name = newName();
  const note = await alone(cluster, template, async (client) => {
    const kept =
      (await noteOf(client, template)) ??
      (await keepFilled(client, template, await openTestDatabase(), fill));
    await copyWhole(client, template, name);
    return kept;
  });
  return { database: connectTo(cluster, name), note };
}

/** Null where there is no such template. */
async function noteOf(client: Client, template: string): Promise<string | null> {
  const { rows } = await client.query<{ note: string | null }>(
    `SELECT shobj_description(oid, 'pg_database') AS note FROM pg_database WHERE datname = $1`,
    [template],
  );
  return rows[0]?.note ?? null;
}

async function keepFilled(
  client: Client,
  template: string,
  building: TestDatabase,
  fill: (database: TestDatabase) => Promise<string>,
): Promise<string> {
  const name = new URL(building.url).pathname.slice(1);
  try {
    const note = await fill(building);
    await building.database.close();
    await client.query(`COMMENT ON DATABASE ${name} IS ${client.escapeLiteral(note)}`);
    await client.query(`ALTER DATABASE ${name} RENAME TO ${template}`);
    return note;
  } catch (error) {
    await building.drop();
    throw error;
  }
}

const newName = () => `test_${randomBytes(8).toString('hex')}`;

function connectTo(cluster: string, name: string, max = 10): TestDatabase {
  const url = urlOf(cluster, name);
  const database = connect(url, { max, applicationName: name });
  return {
    url,
    database,
    drop: async () => {
      await database.close();
      await onCluster(cluster, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

/** Removes what killed runs left, and templates of migrations long gone. Only for the cluster's single user. */
export async function dropLeftovers(cluster: string): Promise<void> {
  await onCluster(cluster, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE datname ~ '^(test|building|template)_[0-9a-f]{16}$' ORDER BY oid DESC`,
    );
    const templates = rows.filter(({ datname }) => datname.startsWith('template_'));
    const kept = new Set(templates.slice(0, TEMPLATES_MAX));
    for (const row of rows) {
      if (!kept.has(row)) await client.query(`DROP DATABASE IF EXISTS ${row.datname} WITH (FORCE)`);
    }
  });
}

async function copyTemplate(cluster: string, modules: ModuleName[], name: string): Promise<void> {
  const hash = migrationsHash(modules);
  const template = `template_${hash}`;
  await alone(cluster, template, async (client) => {
    const known = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (known.rowCount === 0) {
      const building = `building_${hash}`;
      await client.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${building} STRATEGY file_copy`);
      await ensureMigrated(urlOf(cluster, building), modules);
      await client.query(`ALTER DATABASE ${building} RENAME TO ${template}`);
    }
    await copyWhole(client, template, name);
  });
}

/** Whole files, where PostgreSQL would log every page: on a disk that is never waited for, a tenth of the processor's time. */
const copyWhole = (client: Client, template: string, name: string) =>
  client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);

/** Does what concerns a template while no other worker makes or copies it. */
async function alone<T>(cluster: string, template: string, work: (client: Client) => Promise<T>): Promise<T> {
  const lock: HeldLock = await takeLock(`${new URL(cluster).port}/${template}`, WAIT_MS);
  try {
    return await onCluster(cluster, work);
  } finally {
    await lock.release();
  }
}

function clusterUrl(): string {
  const url = process.env[CLUSTER_VARIABLE];
  if (!url) {
    throw new Error(
      `no test cluster: add packages/test-kit/src/global-setup.ts to vitest's globalSetup, or set ${CLUSTER_VARIABLE}`,
    );
  }
  return url;
}

function urlOf(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

/** `pg` has both, its types have neither. */
type HoldingClient = Client & { ref(): void; unref(): void };

interface Connection {
  readonly client: HoldingClient;
  /** How many wait for an answer. */
  asking: number;
}

/** What a worker's suites ask of a cluster goes over one connection: a new one costs as much as the copy of a small template. */
const connections = new Map<string, Promise<Connection>>();

async function onCluster<T>(cluster: string, work: (client: Client) => Promise<T>): Promise<T> {
  const opened = connections.get(cluster) ?? openConnection(cluster);
  connections.set(cluster, opened);
  const connection = await opened;
  connection.asking += 1;
  connection.client.ref();
  try {
    return await work(connection.client);
  } finally {
    connection.asking -= 1;
    // Between two suites it keeps no process alive.
    if (connection.asking === 0) connection.client.unref();
  }
}

async function openConnection(cluster: string): Promise<Connection> {
  const options = { connectionString: cluster, application_name: 'ikka tests' };
  const client = new Client(options) as HoldingClient;
  const forget = () => void connections.delete(cluster);
  client.once('end', forget);
  // Whoever asks on a line that broke is told; between two suites nobody has to hear of it.
  client.on('error', forget);
  await client.connect().catch((error: unknown) => {
    forget();
    throw error;
  });
  return { client, asking: 0 };
}
