import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { makeFolderFor, type RunAs } from './embedded-binaries.ts';
import { freePort } from './free-port.ts';

/** Where a cluster lives and who runs it. */
export interface ClusterPlace {
  readonly folder: string;
  readonly cluster: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly runAs: RunAs | undefined;
}

/** Kept beside the cluster, readable by its owner alone. */
export interface Access {
  readonly port: number;
  readonly password: string;
  readonly adminPassword: string;
}

export const OWNER = 'ikka';
export const ADMIN = 'postgres';
/** PostgreSQL's programs see nothing of our environment. */
export const CLEAN_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };

/** Makes the cluster once. A first start that was cut short leaves no access file, and begins again from nothing. */
export async function ensureCluster(
  place: ClusterPlace,
  options: { readonly isDurable: boolean; readonly onProgress: ((step: string) => void) | undefined },
): Promise<Access> {
  const known = readAccess(place);
  if (known !== undefined && existsSync(join(place.cluster, 'PG_VERSION'))) return known;
  options.onProgress?.('creating the database (first start)');
  rmSync(place.cluster, { recursive: true, force: true });
  const access: Access = {
    port: await freePort(),
    password: randomBytes(24).toString('base64url'),
    adminPassword: randomBytes(24).toString('base64url'),
  };
  const passwordFile = join(place.folder, `first-password-${process.pid}`);
  makeFolderFor(place.cluster, place.runAs);
  chmodSync(place.cluster, 0o700);
  chmodSync(place.folder, 0o700);
  writeFileSync(passwordFile, access.adminPassword, { mode: 0o644 });
  try {
    // biome-ignore format: one setting a line
    await initialise(place, [
      '-D', place.cluster,
      '-U', ADMIN,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(options.isDurable ? [] : ['--no-sync']),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  saveAccess(place, access);
  return access;
}

export function saveAccess({ folder }: ClusterPlace, access: Access): void {
  const file = join(folder, 'access.json');
  writeFileSync(`${file}.new`, JSON.stringify(access), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The product works as an ordinary role that owns its database: even our own code cannot switch the triggers off. */
export async function ensureOwner({ port, password, adminPassword }: Access): Promise<void> {
  const admin = new pg.Client({
    host: '127.0.0.1',
    port,
    user: ADMIN,
    password: adminPassword,
    database: 'postgres',
  });
  await admin.connect();
  try {
    const role = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [OWNER]);
    if (role.rowCount === 0) await admin.query(`CREATE ROLE ${OWNER} LOGIN CREATEDB PASSWORD '${password}'`);
    const database = await admin.query('SELECT FROM pg_database WHERE datname = $1', [OWNER]);
    if (database.rowCount === 0) await admin.query(`CREATE DATABASE ${OWNER} OWNER ${OWNER}`);
  } finally {
    await admin.end();
  }
}

function readAccess({ folder }: ClusterPlace): Access | undefined {
  const file = join(folder, 'access.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Access) : undefined;
}

async function initialise(place: ClusterPlace, args: string[]): Promise<void> {
  const child = spawn(place.initdb, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: place.folder,
    env: CLEAN_ENVIRONMENT,
    ...place.runAs,
  });
  let output = '';
  const gather = (chunk: Buffer): void => {
    output += chunk;
  };
  child.stdout.on('data', gather);
  child.stderr.on('data', gather);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`initdb failed with ${code}:\n${output}`);
}
